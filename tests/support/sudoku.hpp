#pragma once
// What the shared tests of Valid Sudoku and Sudoku Solver are written with: boards, a slow and
// plain checker that shares no idea with a solution, and matchers that mark what is wrong on the
// board.

#include "board.hpp"

#include <cstdint>
#include <gmock/gmock-matchers.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace kata {

/// Whether the square holds one of '1' to '9'.
bool is_digit(char square);

/// A board from its 81 squares in reading order. All but digits and '.' is passed over, so that a
/// board can be written in nine lines with gaps between its boxes.
SudokuBoard sudoku(std::string_view squares);

/// The board's 81 squares in reading order.
std::string squares_of(const SudokuBoard& board);

/// The board with one more digit on it, or another.
SudokuBoard with(SudokuBoard board, Square square, char digit);

/// The empty board with one digit at each of the squares.
SudokuBoard only(char digit, const std::vector<Square>& squares);

/// Whether two squares share a row, a column, a box.
bool share_row(Square one, Square other);
bool share_column(Square one, Square other);
bool share_box(Square one, Square other);

/// Two squares that hold the same digit and share a group.
struct Clash {
    Square one, other;
    std::string group; ///< "row 0", "column 4", "box 8"
};

/// Every pair of squares that clashes, by comparing each square with each other one.
std::vector<Clash> clashes(const SudokuBoard& board);

/// A complete valid board.
SudokuBoard random_solved_board(std::mt19937_64& random);

/// How many ways there are to complete the board, counted no further than `limit`.
int count_solutions(const SudokuBoard& board, int limit);

/// Accepts true only. The board must be a valid one; `note` is told to whoever answers false.
testing::Matcher<bool> SaysValid(const SudokuBoard& board, const std::string& note = {});

/// Accepts false only. The board must have a clash.
testing::Matcher<bool> SaysClash(const SudokuBoard& board, const std::string& note = {});

/// Accepts whatever is right for the board, whichever it is.
testing::Matcher<bool> IsRightAbout(const SudokuBoard& board, const std::string& note = {});

/// Accepts the puzzle completed: its clues kept, and each row, column and box with every digit
/// once.
testing::Matcher<const SudokuBoard&> Solves(const SudokuBoard& puzzle,
                                            const std::string& note = {});

} // namespace kata
