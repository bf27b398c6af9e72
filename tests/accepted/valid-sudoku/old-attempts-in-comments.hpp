// shape: editor's markers, old attempts, quotes and non-ASCII text in comments; primes for digits
/*
 * @lc app=leetcode id=36 lang=cpp
 *
 * [36] Valid Sudoku — ​数独は有効か? "nœuds", 'ein Häkchen", it's
 */

// @lc code=start
/* 1st try: forgot the boxes :(
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string s = "}; // not the end";
        return false;
    }
};
*/
// class Solution { public: int isValidSudoku(string s) { return '"'; } };
#if 0
2nd try: doesn't even compile, can't see why
class Solution { bool isValidSudoku(
#endif
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // one prime a digit: a product that is divisible by it has it already
        const int prime[] = {2, 3, 5, 7, 11, 13, 17, 19, 23};
        vector<int> row(9, 1), col(9, 1), box(9, 1);
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') continue;
                int p = prime[board[i][j] - '1'], k = i / 3 * 3 + j / 3;
                if (row[i] % p == 0 || col[j] % p == 0 || box[k] % p == 0) return false;
                row[i] *= p, col[j] *= p, box[k] *= p;
            }
        }
        return true;
    }
};
// @lc code=end
