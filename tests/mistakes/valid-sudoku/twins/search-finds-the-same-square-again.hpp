// twin of: search-finds-the-same-square-again
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string flat;
        for (auto& row : board)
            for (char ch : row)
                flat += ch;
        for (char d = '1'; d <= '9'; d++) {
            int rows = 0, cols = 0, boxes = 0;
            int last = -1;
            auto it = find(flat.begin(), flat.end(), d);
            while (it != flat.end()) {
                int k = it - flat.begin();
                int r = 1 << k / 9, c = 1 << k % 9, b = 1 << (k / 27 * 3 + k % 9 / 3);
                if (k != last && ((rows & r) || (cols & c) || (boxes & b))) return false;
                rows |= r, cols |= c, boxes |= b;
                last = k;
                it = find(it, flat.end(), d);
            }
        }
        return true;
    }
};
