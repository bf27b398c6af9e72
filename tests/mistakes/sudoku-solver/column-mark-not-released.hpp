// verdict: wrong-answer
// mistake: A search that does not release the column's mark on the way back.
// find: Write down what each of the three sets holds before a digit is placed and after it is taken
//   back.
#include <set>
#include <utility>
#include <vector>
using namespace std;

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.')
                    add(i, j, board[i][j]);
                else
                    todo.emplace_back(i, j);
            }
        }
        backtrack(board, 0);
    }

  private:
    set<pair<int, char>> inRow, inCol, inBox;
    vector<pair<int, int>> todo;

    void add(int i, int j, char ch) {
        inRow.insert({i, ch});
        inCol.insert({j, ch});
        inBox.insert({i / 3 * 3 + j / 3, ch});
    }

    bool backtrack(vector<vector<char>>& board, size_t k) {
        if (k == todo.size()) return true;
        int i = todo[k].first, j = todo[k].second;
        for (char ch = '1'; ch <= '9'; ++ch) {
            if (inRow.count({i, ch}) || inCol.count({j, ch}) ||
                inBox.count({i / 3 * 3 + j / 3, ch}))
                continue;
            add(i, j, ch);
            board[i][j] = ch;
            if (backtrack(board, k + 1)) return true;
            inRow.erase({i, ch});
            inBox.erase({i / 3 * 3 + j / 3, ch});
        }
        return false;
    }
};
