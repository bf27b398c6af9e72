// shape: everything std::, most constrained square with masks, a const member function and helpers
// that take and return by value
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace {

struct Position {
    std::array<std::uint16_t, 27> taken{};
    std::array<char, 81> square{};

    static std::array<std::size_t, 3> groups(std::size_t k) {
        return {k / 9, 9 + k % 9, 18 + k / 27 * 3 + k % 9 / 3};
    }

    [[nodiscard]] std::uint16_t free(std::size_t k) const {
        std::uint16_t used = 0;
        for (const auto g : groups(k))
            used = static_cast<std::uint16_t>(used | taken[g]);
        return static_cast<std::uint16_t>(~used & 0x1FF);
    }

    [[nodiscard]] Position with(std::size_t k, std::uint16_t bit) const {
        Position next = *this;
        next.square[k] = static_cast<char>('1' + std::countr_zero(bit));
        for (const auto g : groups(k))
            next.taken[g] = static_cast<std::uint16_t>(next.taken[g] | bit);
        return next;
    }
};

std::optional<Position> completed(const Position position) {
    std::size_t best = 81;
    int fewest = 10;
    for (std::size_t k = 0; k < 81; ++k) {
        if (position.square[k] != '.') continue;
        const int count = std::popcount(position.free(k));
        if (count < fewest) {
            fewest = count;
            best = k;
        }
    }
    if (best == 81) return position;
    for (unsigned free = position.free(best); free != 0; free &= free - 1) {
        const auto bit = static_cast<std::uint16_t>(free & -free);
        if (auto answer = completed(position.with(best, bit))) return answer;
    }
    return std::nullopt;
}

} // namespace

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) const {
        Position start;
        start.square.fill('.');
        for (std::size_t k = 0; k < 81; ++k)
            if (const char ch = board[k / 9][k % 9]; ch != '.')
                start = start.with(k, static_cast<std::uint16_t>(1U << (ch - '1')));
        if (const auto answer = completed(start))
            for (std::size_t k = 0; k < 81; ++k)
                board[k / 9][k % 9] = answer->square[k];
    }
};
