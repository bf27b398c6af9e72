// verdict: memory-limit-exceeded
// mistake: It looks for a solution, which nobody asked for, and keeps a copy of the board in a
//   queue for every guess at every square.
// find: Count the copies in the queue after two rows of the empty board. Then read once more what
//   the question is.
class Solution {
    bool fits(const vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++) {
            if (b[r][k] == d || b[k][c] == d) return false;
            if (b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        }
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 81; i++) {
            char d = board[i / 9][i % 9];
            if (d == '.') continue;
            board[i / 9][i % 9] = ' ';
            if (!fits(board, i / 9, i % 9, d)) return false;
            board[i / 9][i % 9] = d;
        }
        queue<pair<int, vector<vector<char>>>> todo;
        todo.push({0, board});
        while (!todo.empty()) {
            auto [i, b] = todo.front();
            todo.pop();
            while (i < 81 && b[i / 9][i % 9] != '.')
                i++;
            if (i == 81) return true;
            for (char d = '1'; d <= '9'; d++) {
                if (!fits(b, i / 9, i % 9, d)) continue;
                b[i / 9][i % 9] = d;
                todo.push({i + 1, b});
                b[i / 9][i % 9] = '.';
            }
        }
        return false;
    }
};
