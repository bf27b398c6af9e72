// verdict: output-limit-exceeded
// mistake: A right search that still prints the whole board for every square it looks at.
// find: Count the lines that you print for n = 5, and then for n = 9.
class Solution {
    vector<string> board;
    int count = 0;

    bool safe(int row, int col) {
        string text = "looking at row " + to_string(row) + ", column " + to_string(col) + " of\n";
        for (auto& line : board) {
            for (char square : line)
                text += string(" ") + square + ' ';
            text += '\n';
        }
        cout << text;
        for (int r = 0; r < row; r++) {
            int c = board[r].find('Q');
            if (c == col || abs(c - col) == row - r) return false;
        }
        return true;
    }

    void place(int row, int n) {
        if (row == n) {
            count++;
            return;
        }
        for (int col = 0; col < n; col++) {
            if (!safe(row, col)) continue;
            board[row][col] = 'Q';
            place(row + 1, n);
            board[row][col] = '.';
        }
    }

  public:
    int totalNQueens(int n) {
        board.assign(n, string(n, '.'));
        place(0, n);
        return count;
    }
};
