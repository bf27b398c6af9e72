// twin of: saved-board-never-popped
// variant: array
#include <array>
#include <cstddef>
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;
    struct Snapshot {
        Board board;
        std::array<std::array<std::array<int, 10>, 9>, 9> blocked{};
    };
    std::vector<Snapshot> trail;

    static void write(Snapshot& s, int r, int c, int d) {
        s.board[r][c] = static_cast<char>('0' + d);
        for (int i = 0; i < 9; ++i)
            s.blocked[r][i][d] = s.blocked[i][c][d] =
                s.blocked[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3][d] = 1;
    }

    static std::vector<int> choices(const Snapshot& s, int r, int c) {
        std::vector<int> list;
        for (int d = 1; d <= 9; ++d)
            if (!s.blocked[r][c][d]) list.push_back(d);
        return list;
    }

  public:
    void solveSudoku(Board& board) {
        Snapshot now{board};
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.') write(now, k / 9, k % 9, board[k / 9][k % 9] - '0');
        for (;;) {
            int at = -1;
            std::vector<int> fewest(10);
            for (int k = 0; k < 81; ++k) {
                if (now.board[k / 9][k % 9] != '.') continue;
                const auto list = choices(now, k / 9, k % 9);
                if (list.size() < fewest.size()) at = k, fewest = list;
            }
            if (at == -1) break;
            if (fewest.empty()) {
                now = trail.back();
            } else {
                trail.push_back(now);
                write(now, at / 9, at % 9, fewest[0]);
            }
        }
        board = now.board;
    }
};
