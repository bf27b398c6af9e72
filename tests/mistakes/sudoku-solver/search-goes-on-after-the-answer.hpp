// verdict: wrong-answer
// mistake: A search that does not stop when the board is full and writes its later tries over the
//   answer.
// find: Print the board at the moment it is full, and again when your method returns.
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
    unordered_set<int> rowSet[9], colSet[9], boxSet[9];
    vector<pair<int, int>> blank;

    void fill(vector<vector<char>>& board, int idx) {
        if (idx == (int)blank.size()) {
            return;
        }
        int r = blank[idx].first, c = blank[idx].second, b = (r / 3) * 3 + c / 3;
        for (int num = 1; num <= 9; num++) {
            if (rowSet[r].count(num) || colSet[c].count(num) || boxSet[b].count(num)) continue;
            rowSet[r].insert(num);
            colSet[c].insert(num);
            boxSet[b].insert(num);
            board[r][c] = num + '0';
            fill(board, idx + 1);
            rowSet[r].erase(num);
            colSet[c].erase(num);
            boxSet[b].erase(num);
        }
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    blank.push_back({r, c});
                } else {
                    int num = board[r][c] - '0';
                    rowSet[r].insert(num);
                    colSet[c].insert(num);
                    boxSet[(r / 3) * 3 + c / 3].insert(num);
                }
            }
        }
        fill(board, 0);
    }
};
