// shape: a template method, group names as strings in one set, alias types, goto-free early exit by
// exception
template <class T>
using Matrix = vector<vector<T>>;

class Solution {
    struct Finished {};
    unordered_set<string> seen;

    static array<string, 3> keys(int r, int c, char d) {
        return {d + string("r") + to_string(r), d + string("c") + to_string(c),
                d + string("b") + to_string(r / 3) + to_string(c / 3)};
    }

    template <class Board>
    void go(Board& board, int k) {
        if (k == 81) throw Finished{};
        int r = k / 9, c = k % 9;
        if (board[r][c] != '.') return go(board, k + 1);
        for (char d = '1'; d <= '9'; ++d) {
            auto names = keys(r, c, d);
            if (any_of(names.begin(), names.end(), [&](auto& s) { return seen.count(s); }))
                continue;
            seen.insert(names.begin(), names.end());
            board[r][c] = d;
            go(board, k + 1);
            board[r][c] = '.';
            for (auto& s : names)
                seen.erase(s);
        }
    }

  public:
    template <class T>
    void solveSudoku(Matrix<T>& board) {
        for (int k = 0; k < 81; ++k)
            if (char d = board[k / 9][k % 9]; d != '.')
                for (auto& s : keys(k / 9, k % 9, d))
                    seen.insert(s);
        try {
            go(board, 0);
        } catch (Finished) {
        }
    }
};
