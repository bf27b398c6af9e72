// shape: a main of its own that reads stdin and prints; a helper class beside Solution; arrays of
// plain flags
#include <iostream>
#include <string>
#include <vector>
using namespace std;

class Board {
  public:
    explicit Board(vector<vector<char>>& cells) : cells(cells) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (cells[r][c] != '.') set(r, c, cells[r][c] - '1', true);
    }
    bool search(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (cells[r][c] != '.') return search(k + 1);
        for (int d = 0; d < 9; d++) {
            if (row[r][d] || col[c][d] || box[r / 3][c / 3][d]) continue;
            set(r, c, d, true);
            cells[r][c] = '1' + d;
            if (search(k + 1)) return true;
            cells[r][c] = '.';
            set(r, c, d, false);
        }
        return false;
    }

  private:
    vector<vector<char>>& cells;
    bool row[9][9] = {}, col[9][9] = {}, box[3][3][9] = {};
    void set(int r, int c, int d, bool value) {
        row[r][d] = col[c][d] = box[r / 3][c / 3][d] = value;
    }
};

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) { Board(board).search(0); }
};

int main(int argc, char** argv) {
    vector<vector<char>> board;
    string line;
    while (getline(cin, line) && board.size() < 9)
        board.emplace_back(line.begin(), line.end());
    Solution s;
    s.solveSudoku(board);
    for (auto& row : board) {
        for (char ch : row)
            cout << ch;
        cout << endl;
    }
    return argc > 1 && argv[1][0] == 'x';
}
