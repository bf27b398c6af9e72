// shape: bits/stdc++.h and using namespace std; three passes, one a kind of group
#include <bits/stdc++.h>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return checkRows(board) && checkColumns(board) && checkBoxes(board);
    }

  private:
    bool checkRows(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            bool seen[10] = {false};
            for (int j = 0; j < 9; j++)
                if (repeated(seen, board[i][j])) return false;
        }
        return true;
    }

    bool checkColumns(vector<vector<char>>& board) {
        for (int j = 0; j < 9; j++) {
            bool seen[10] = {false};
            for (int i = 0; i < 9; i++)
                if (repeated(seen, board[i][j])) return false;
        }
        return true;
    }

    bool checkBoxes(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i += 3) {
            for (int j = 0; j < 9; j += 3) {
                bool seen[10] = {false};
                for (int k = i; k < i + 3; k++)
                    for (int l = j; l < j + 3; l++)
                        if (repeated(seen, board[k][l])) return false;
            }
        }
        return true;
    }

    bool repeated(bool seen[], char ch) {
        if (ch == '.') return false;
        if (seen[ch - '0']) return true;
        seen[ch - '0'] = true;
        return false;
    }
};
