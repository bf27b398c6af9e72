// twin of: same-digit-tried-again
// variant: array
#include <vector>

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<int> path; // the squares filled so far
        int k = 0;
        while ((k = firstHole(board)) < 81) {
            const char digit = firstDigit(board, k);
            if (digit <= '9') {
                board[k / 9][k % 9] = digit;
                path.push_back(k);
            } else {
                board[path.back() / 9][path.back() % 9] = '.';
                path.pop_back();
            }
        }
    }

  private:
    static int firstHole(const std::vector<std::vector<char>>& board) {
        int k = 0;
        while (k < 81 && board[k / 9][k % 9] != '.')
            ++k;
        return k;
    }

    static char firstDigit(const std::vector<std::vector<char>>& board, int k) {
        bool used[128] = {};
        for (int i = 0; i < 9; ++i) {
            used[(int)board[k / 9][i]] = true;
            used[(int)board[i][k % 9]] = true;
            used[(int)board[k / 27 * 3 + i / 3][k % 9 / 3 * 3 + i % 3]] = true;
        }
        char digit = '1';
        while (used[(int)digit])
            ++digit;
        return digit;
    }
};
