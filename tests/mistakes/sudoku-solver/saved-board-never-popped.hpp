// verdict: memory-limit-exceeded
// mistake: A stack of saved boards from which nothing is ever popped: after a dead end the same
//   guess is saved and made again, until memory is full.
// find: Print the size of your stack at each dead end. Which digits of the saved square are still
//   to be tried?
class Solution {
    struct State {
        vector<vector<char>> board;
        vector<vector<set<char>>> options;
    };

    void put(State& s, int r, int c, char d) {
        s.board[r][c] = d;
        for (int i = 0; i < 9; i++) {
            s.options[r][i].erase(d);
            s.options[i][c].erase(d);
            s.options[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3].erase(d);
        }
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        set<char> all{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        State cur{board, vector<vector<set<char>>>(9, vector<set<char>>(9, all))};
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') put(cur, r, c, board[r][c]);
        stack<State> saved;
        while (true) {
            int br = -1, bc = -1;
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    if (cur.board[r][c] == '.' &&
                        (br == -1 || cur.options[r][c].size() < cur.options[br][bc].size()))
                        br = r, bc = c;
            if (br == -1) break;
            if (cur.options[br][bc].empty()) {
                cur = saved.top();
                continue;
            }
            saved.push(cur);
            put(cur, br, bc, *cur.options[br][bc].begin());
        }
        board = cur.board;
    }
};
