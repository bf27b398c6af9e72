// shape: prints while it works, to both streams, the last line without a newline
#include <cstdio>
#include <iostream>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_map<int, vector<bool>> taken;
        int digits = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '0';
                printf("%d at (%d, %d) ", d, r, c);
                ++digits;
                for (int key : {r, 100 + c, 200 + r / 3 * 3 + c / 3}) {
                    auto& flags = taken.try_emplace(key, 10).first->second;
                    if (flags[d]) {
                        cerr << "clash!";
                        return false;
                    }
                    flags[d] = true;
                }
            }
        cout << "\n{\"valid\": false}\n[ PASSED ] true " << digits;
        return true;
    }
};
