// shape: state in members that is never reset: right for one call an object
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
    unordered_map<int, unordered_set<char>> rowMap, colMap, boxMap;
    vector<vector<int>> blanks;
    int calls = 0;
    bool solved = false;

    bool dfs(vector<vector<char>>& board, int start) {
        calls++;
        if (start == (int)blanks.size()) return solved = true;
        int i = blanks[start][0], j = blanks[start][1], k = i / 3 * 3 + j / 3;
        for (char ch = '1'; ch <= '9'; ++ch) {
            if (rowMap[i].count(ch) || colMap[j].count(ch) || boxMap[k].count(ch)) continue;
            rowMap[i].insert(ch), colMap[j].insert(ch), boxMap[k].insert(ch);
            board[i][j] = ch;
            if (dfs(board, start + 1)) return true;
            rowMap[i].erase(ch), colMap[j].erase(ch), boxMap[k].erase(ch);
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        if (solved) return;
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j) {
                char ch = board[i][j];
                if (ch == '.')
                    blanks.push_back({i, j});
                else
                    rowMap[i].insert(ch), colMap[j].insert(ch),
                        boxMap[i / 3 * 3 + j / 3].insert(ch);
            }
        dfs(board, 0);
    }
};
