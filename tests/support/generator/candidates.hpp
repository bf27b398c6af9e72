#pragma once
// The candidates of each square of a Sudoku, followed up by singles: the search behind the ratings
// and the generator of puzzles. Made for speed; the shared tests judge without it.

#include "support/sudoku.hpp"

#include <array>
#include <bit>

namespace kata {

class Candidates {
  public:
    /// Nothing on the board.
    Candidates() { squares_.fill(511); }

    /// The clues on the board and what naked singles follow from them; see alive().
    explicit Candidates(const SudokuBoard& board) : Candidates() {
        const std::string squares = squares_of(board);
        for (int square = 0; square < 81; ++square)
            if (squares[static_cast<std::size_t>(square)] != '.')
                place(square, 1 << (squares[static_cast<std::size_t>(square)] - '1'));
    }

    /// Whether each square has a candidate left.
    bool alive() const { return alive_; }

    /// The mask of a square: bit 0 stands for the digit 1.
    int operator[](int square) const { return squares_[static_cast<std::size_t>(square)]; }

    bool decided(int square) const { return std::has_single_bit(unsigned((*this)[square])); }

    bool complete() const { return alive_ && most_constrained() < 0; }

    /// Places a digit and every naked single that follows.
    void place(int square, int digit);

    /// Places every hidden single, and all that follows.
    void place_hidden_singles();

    /// The open square with the fewest candidates, or -1.
    int most_constrained() const;

    SudokuBoard board() const;

    /// Calls `found` with each way to complete the board until it returns false. Returns false when
    /// it did.
    template <class Found>
    bool for_each_solution(const Found& found) const {
        Candidates next = *this;
        next.place_hidden_singles();
        if (!next.alive_) return true;
        const int square = next.most_constrained();
        if (square < 0) return found(next);
        for (int left = next[square]; left != 0; left &= left - 1) {
            Candidates guess = next;
            guess.place(square, left & -left);
            if (guess.alive_ && !guess.for_each_solution(found)) return false;
        }
        return true;
    }

  private:
    std::array<int, 81> squares_{};
    bool alive_ = true;
};

} // namespace kata
