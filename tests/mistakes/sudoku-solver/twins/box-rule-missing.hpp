// twin of: box-rule-missing
// variant: array
#include <vector>
using namespace std;

class Solution {
  private:
    bool isSafe(const vector<vector<char>>& board, int row, int col, char value) {
        for (int i = 0; i < 9; ++i) {
            if (board[row][i] == value) return false;
            if (board[i][col] == value) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board) {
        for (int row = 0; row < 9; ++row) {
            for (int col = 0; col < 9; ++col) {
                if (board[row][col] == '.') {
                    for (char value = '1'; value <= '9'; ++value) {
                        if (isSafe(board, row, col, value)) {
                            board[row][col] = value;
                            if (solve(board)) return true;
                            board[row][col] = '.';
                        }
                    }
                    return false;
                }
            }
        }
        return true;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }
};
