// twin of: board-copied-for-every-guess
// variant: other
class Solution {
    using Flags = array<array<long, 10>, 27>; // 9 rows, 9 columns, 9 boxes

    array<int, 3> groups(int k) { return {k / 9, 9 + k % 9, 18 + k / 27 * 3 + k % 9 / 3}; }

    bool taken(const Flags& f, int k, int d) {
        for (int g : groups(k))
            if (f[g][d]) return true;
        return false;
    }

    void set(Flags& f, int k, int d, bool on) {
        for (int g : groups(k))
            f[g][d] = on;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Flags start = {};
        for (int k = 0; k < 81; k++) {
            char ch = board[k / 9][k % 9];
            if (ch == '.') continue;
            if (taken(start, k, ch - '0')) return false;
            set(start, k, ch - '0', true);
        }
        // all ways to fill the first k squares
        vector<Flags> ways = {start};
        for (int k = 0; k < 81; k++) {
            if (board[k / 9][k % 9] != '.') continue;
            vector<Flags> next;
            for (Flags& way : ways)
                for (int d = 1; d <= 9; d++) {
                    if (taken(way, k, d)) continue;
                    set(way, k, d, true);
                    next.push_back(way);
                    set(way, k, d, false);
                }
            ways.swap(next);
        }
        return !ways.empty();
    }
};
