// verdict: memory-limit-exceeded
// mistake: It looks for a solution, which nobody asked for, and keeps a copy of the whole board
//   in a queue for every guess.
// find: Count the copies in the queue after two rows of the empty board. Then read once more what
//   the question is.
struct Board {
    int row[9][10] = {}, col[9][10] = {}, box[9][10] = {};
    int next = 0; // the square to fill

    bool put(int r, int c, int d) {
        int b = r / 3 * 3 + c / 3;
        if (row[r][d] || col[c][d] || box[b][d]) return false;
        row[r][d] = col[c][d] = box[b][d] = 1;
        return true;
    }

    void take(int r, int c, int d) { row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = 0; }
};

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Board start;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.' && !start.put(r, c, board[r][c] - '0')) return false;
        queue<Board> todo;
        todo.push(start);
        while (!todo.empty()) {
            Board b = todo.front();
            todo.pop();
            while (b.next < 81 && board[b.next / 9][b.next % 9] != '.')
                b.next++;
            if (b.next == 81) return true;
            int r = b.next / 9, c = b.next % 9;
            b.next++;
            for (int d = 1; d <= 9; d++) {
                if (!b.put(r, c, d)) continue;
                todo.push(b);
                b.take(r, c, d);
            }
        }
        return false;
    }
};
