// verdict: wrong-answer
// mistake: Masks in a type of eight bits, which have no bit for the ninth column.
// find: Only n = 9 fails. Print the mask of a whole free row for n = 8 and for n = 9.
#include <cstdint>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> ans;

    void dfs(int r, int n, uint8_t cols, uint8_t fall, uint8_t rise, vector<string>& board) {
        if (r == n) {
            ans.push_back(board);
            return;
        }
        const uint8_t full = (1 << n) - 1;
        uint8_t free = full & ~(cols | fall | rise);
        while (free) {
            const uint8_t q = free & -free;
            free ^= q;
            board[r][__builtin_ctz(q)] = 'Q';
            dfs(r + 1, n, cols | q, (fall | q) << 1, (rise | q) >> 1, board);
            board[r][__builtin_ctz(q)] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(0, n, 0, 0, 0, board);
        return ans;
    }
};
