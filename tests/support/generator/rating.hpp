#pragma once
// How hard a puzzle is, for choosing the puzzles of the shared tests and for checking what is said
// about them.

#include "support/sudoku.hpp"

#include <cstdint>

namespace kata {

/// What it takes to complete a puzzle, where singles are always followed as far as they go.
enum class Need { naked_singles, hidden_singles, one_guess, more_guesses };

/// The least that completes the puzzle; it must have exactly one solution.
Need need_of(const SudokuBoard& puzzle);

/// The way a plain search goes through the board.
struct Order {
    bool backwards = false;  ///< from the last square to the first
    bool by_columns = false; ///< column by column
    bool downwards = false;  ///< digits from 9 to 1
};

/// How many positions a plain search visits, taking the next empty square each time; no more than
/// `limit` are looked at.
std::int64_t positions(const SudokuBoard& puzzle, Order order, std::int64_t limit);

/// The most that any of the eight orders visits.
std::int64_t worst_positions(const SudokuBoard& puzzle, std::int64_t limit);

/// The only solution.
SudokuBoard solution_of(const SudokuBoard& puzzle);

} // namespace kata
