// verdict: wrong-answer
// mistake: A search that guesses one square and leaves the rest to squares with a single digit
//   left: a second guess is never made.
// find: Print the board when the first guess is stuck without a contradiction. Which function
//   should be asked there?
#include <set>
#include <vector>
using namespace std;

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        fillSingles(board);
        vector<vector<char>> saved = board;
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (saved[r][c] != '.') continue;
                for (char d : left(saved, r, c)) {
                    board = saved;
                    board[r][c] = d;
                    fillSingles(board);
                    if (full(board)) return;
                }
            }
        }
        board = saved;
    }

  private:
    set<char> left(const vector<vector<char>>& board, int r, int c) {
        set<char> s;
        for (char d = '1'; d <= '9'; ++d)
            s.insert(d);
        for (int i = 0; i < 9; ++i) {
            s.erase(board[r][i]);
            s.erase(board[i][c]);
            s.erase(board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]);
        }
        return s;
    }

    void fillSingles(vector<vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            if (board[k / 9][k % 9] != '.') continue;
            set<char> s = left(board, k / 9, k % 9);
            if (s.size() == 1) {
                board[k / 9][k % 9] = *s.begin();
                k = -1;
            }
        }
    }

    bool full(const vector<vector<char>>& board) {
        for (auto& row : board)
            for (char ch : row)
                if (ch == '.') return false;
        return true;
    }
};
