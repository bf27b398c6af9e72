// shape: a main of its own that reads a board from stdin; argument by value
#include <iostream>
#include <vector>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>> board) {
        vector<vector<bool>> row(9, vector<bool>(9)), col(9, vector<bool>(9)),
            box(9, vector<bool>(9));
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int num = board[i][j] - '1', k = i / 3 * 3 + j / 3;
                if (row[i][num] || col[j][num] || box[k][num]) return false;
                row[i][num] = col[j][num] = box[k][num] = true;
            }
        return true;
    }
};

int main() {
    vector<vector<char>> board(9, vector<char>(9));
    for (auto& row : board)
        for (auto& square : row)
            if (!(cin >> square)) {
                cerr << "81 squares, please\n";
                exit(1);
            }
    Solution s;
    cout << (s.isValidSudoku(board) ? "true" : "false") << endl;
}
