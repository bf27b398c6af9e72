// Follows up the candidates of a Sudoku by naked and hidden singles.

#include "candidates.hpp"

#include <vector>

namespace kata {

namespace {

using Group = std::array<int, 9>;

std::array<Group, 27> make_groups() {
    std::array<Group, 27> made{};
    for (int group = 0; group < 9; ++group)
        for (int place = 0; place < 9; ++place) {
            const auto slot = static_cast<std::size_t>(place);
            const auto row = static_cast<std::size_t>(group);
            made[row][slot] = 9 * group + place;
            made[row + 9][slot] = 9 * place + group;
            made[row + 18][slot] = 9 * (group / 3 * 3 + place / 3) + group % 3 * 3 + place % 3;
        }
    return made;
}

std::array<std::vector<int>, 81> make_peers() {
    std::array<std::vector<int>, 81> made;
    for (int one = 0; one < 81; ++one)
        for (int other = 0; other < 81; ++other) {
            const Square a{one / 9, one % 9};
            const Square b{other / 9, other % 9};
            if (one != other && (share_row(a, b) || share_column(a, b) || share_box(a, b)))
                made[static_cast<std::size_t>(one)].push_back(other);
        }
    return made;
}

const std::array<Group, 27> groups = make_groups();
const std::array<std::vector<int>, 81> peers = make_peers();

} // namespace

void Candidates::place(int square, int digit) {
    if (((*this)[square] & digit) == 0) alive_ = false;
    if (!alive_) return;
    squares_[static_cast<std::size_t>(square)] = digit;
    std::vector<int> placed{square};
    while (!placed.empty()) {
        const int from = placed.back();
        placed.pop_back();
        const int bit = (*this)[from];
        for (const int peer : peers[static_cast<std::size_t>(from)]) {
            int& mask = squares_[static_cast<std::size_t>(peer)];
            if ((mask & bit) == 0) continue;
            mask &= ~bit;
            if (mask == 0) {
                alive_ = false;
                return;
            }
            if (decided(peer)) placed.push_back(peer);
        }
    }
}

void Candidates::place_hidden_singles() {
    for (bool again = true; again && alive_;) {
        again = false;
        for (const Group& group : groups) {
            int once = 0;
            int twice = 0;
            for (const int square : group) {
                twice |= once & (*this)[square];
                once |= (*this)[square];
            }
            if (once != 511) alive_ = false;
            for (const int square : group) {
                const int hidden = (*this)[square] & once & ~twice;
                if (hidden == 0 || decided(square)) continue;
                place(square, hidden & -hidden);
                again = true;
            }
            if (!alive_) return;
        }
    }
}

int Candidates::most_constrained() const {
    int best = -1;
    int fewest = 10;
    for (int square = 0; square < 81 && fewest > 2; ++square) {
        const int count = std::popcount(static_cast<unsigned>((*this)[square]));
        if (count < 2 || count >= fewest) continue;
        fewest = count;
        best = square;
    }
    return best;
}

SudokuBoard Candidates::board() const {
    SudokuBoard result = only('1', {});
    for (int square = 0; square < 81; ++square)
        if (decided(square))
            result = with(
                std::move(result), {square / 9, square % 9},
                static_cast<char>('1' + std::countr_zero(static_cast<unsigned>((*this)[square]))));
    return result;
}

} // namespace kata
