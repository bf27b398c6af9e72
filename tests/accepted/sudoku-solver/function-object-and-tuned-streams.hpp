// shape: std::function inside the method, a file-scope lambda that tunes iostreams, an atexit that writes a file
static const auto io = [] {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cout.tie(nullptr);
    return 0;
}();

auto init = atexit([]() { ofstream("display_runtime.txt") << "0"; });

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int row[9] = {0}, col[9] = {0}, box[9] = {0};
        for (int i = 0; i < 81; ++i) {
            if (board[i / 9][i % 9] == '.') continue;
            int m = 1 << (board[i / 9][i % 9] & 15);
            row[i / 9] |= m, col[i % 9] |= m, box[i / 27 * 3 + i % 9 / 3] |= m;
        }
        function<bool(int)> dfs = [&](int i) -> bool {
            if (i == 81) return true;
            if (board[i / 9][i % 9] != '.') return dfs(i + 1);
            int &r = row[i / 9], &c = col[i % 9], &b = box[i / 27 * 3 + i % 9 / 3];
            for (int d = 1; d < 10; ++d)
                if (int m = 1 << d; !((r | c | b) & m)) {
                    r |= m, c |= m, b |= m;
                    board[i / 9][i % 9] = '0' | d;
                    if (dfs(i + 1)) return true;
                    r &= ~m, c &= ~m, b &= ~m;
                    board[i / 9][i % 9] = '.';
                }
            return false;
        };
        dfs(0);
    }
};
