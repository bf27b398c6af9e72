// The shared tests of Sudoku Solver: every solution is judged by these, yours and the reference
// ones. An answer is looked at by rule (clues kept, each row, column and box complete), never
// compared with a stored one. "Required" tests make the verdict; "Stretch" tests are only reported.
// Run one alone with
//     ./scripts/kata test sudoku-solver --only TheUsualPuzzle

#include "contracts/sudoku-solver.hpp"
#include "support/limits.hpp"
#include "support/puzzles.hpp"
#include "support/sudoku.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

using kata::Puzzle;
using kata::Solves;
using kata::Square;
using kata::sudoku;
using kata::SudokuBoard;
using kata::with;
namespace puzzles = kata::puzzles;

const SudokuBoard full = sudoku("534 678 912"
                                "672 195 348"
                                "198 342 567"

                                "859 761 423"
                                "426 853 791"
                                "713 924 856"

                                "961 537 284"
                                "287 419 635"
                                "345 286 179");

/// The board as the solution leaves it.
SudokuBoard solved(SudokuBoard board) {
    kata::solve_sudoku(board);
    return board;
}

void expect_solved(const SudokuBoard& board) {
    EXPECT_THAT(solved(board), Solves(board));
}

void expect_solved(const Puzzle& puzzle, const std::string& note = {}) {
    const SudokuBoard board = sudoku(puzzle.squares);
    EXPECT_THAT(solved(board),
                Solves(board, std::string("About this puzzle: ") + puzzle.why + "." + note));
}

/// The full board with the squares emptied for which `gone` says so.
template <class Gone>
SudokuBoard full_without(const Gone& gone) {
    SudokuBoard board = full;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            if (gone(Square{row, column})) board = with(board, {row, column}, '.');
    return board;
}

// Next to nothing to do.

TEST(Required, AFullBoardStaysAsItIs) {
    expect_solved(full);
}

TEST(Required, OneEmptySquareInTheFirstCorner) {
    expect_solved(with(full, {0, 0}, '.'));
}

TEST(Required, OneEmptySquareInTheMiddle) {
    expect_solved(with(full, {4, 4}, '.'));
}

TEST(Required, OneEmptySquareInTheLastColumn) {
    expect_solved(with(full, {4, 8}, '.'));
}

TEST(Required, OneEmptySquareInTheLastRow) {
    expect_solved(with(full, {8, 4}, '.'));
}

TEST(Required, OneEmptySquareInTheLastCorner) {
    expect_solved(with(full, {8, 8}, '.'));
}

TEST(Required, OneEmptySquareAnywhere) {
    for (int square = 0; square < 81; ++square)
        expect_solved(with(full, {square / 9, square % 9}, '.'));
}

// One group, or one digit, is missing.

TEST(Required, OneRowIsMissing) {
    for (int row = 0; row < 9; ++row)
        expect_solved(full_without([row](Square square) { return square.row == row; }));
}

TEST(Required, OneColumnIsMissing) {
    for (int column = 0; column < 9; ++column)
        expect_solved(full_without([column](Square square) { return square.column == column; }));
}

TEST(Required, OneBoxIsMissing) {
    for (int box = 0; box < 9; ++box)
        expect_solved(full_without(
            [box](Square square) { return square.row / 3 * 3 + square.column / 3 == box; }));
}

TEST(Required, EveryNineIsMissing) {
    expect_solved(
        full_without([](Square square) { return full[square.row][square.column] == '9'; }));
}

TEST(Required, OneDigitIsMissing) {
    for (char digit = '1'; digit <= '9'; ++digit)
        expect_solved(full_without(
            [digit](Square square) { return full[square.row][square.column] == digit; }));
}

// Three empty squares, and the first digit that fits the first of them turns out to be wrong.

TEST(Required, AWrongFirstTryIsTakenBack) {
    const std::vector<Square> gone{{0, 0}, {0, 1}, {8, 0}};
    expect_solved(full_without(
        [&](Square square) { return std::find(gone.begin(), gone.end(), square) != gone.end(); }));
}

TEST(Required, AWrongFirstTryIsTakenBackAcrossAClue) {
    const std::vector<Square> gone{{0, 0}, {0, 2}, {4, 0}};
    expect_solved(full_without(
        [&](Square square) { return std::find(gone.begin(), gone.end(), square) != gone.end(); }));
}

// Puzzles, from what needs no guess to what needs several.

TEST(Required, TheUsualPuzzle) {
    expect_solved(puzzles::usual);
}

TEST(Required, NakedSinglesAreEnough) {
    expect_solved(puzzles::naked_singles);
}

TEST(Required, HiddenSinglesAreNeeded) {
    expect_solved(puzzles::hidden_singles);
}

TEST(Required, AGuessIsNeeded) {
    expect_solved(puzzles::one_guess);
}

TEST(Required, TwoGuessesAreNeeded) {
    expect_solved(puzzles::two_guesses);
}

TEST(Required, TwoGuessesAreNeededAgain) {
    expect_solved(puzzles::two_guesses_more);
}

TEST(Required, TheFirstRowIsEmpty) {
    expect_solved(puzzles::first_row_empty);
}

TEST(Required, TheFirstColumnIsEmpty) {
    expect_solved(puzzles::first_column_empty);
}

TEST(Required, TheFirstBoxIsEmpty) {
    expect_solved(puzzles::first_box_empty);
}

TEST(Required, TheLastRowIsEmpty) {
    expect_solved(puzzles::last_row_empty);
}

TEST(Required, TheLastBoxIsEmpty) {
    expect_solved(puzzles::last_box_empty);
}

TEST(Required, TheFirstDigitTriedIsMostlyWrong) {
    expect_solved(puzzles::wrong_digit_first);
    expect_solved(puzzles::wrong_digit_first_backwards);
    expect_solved(puzzles::wrong_digit_first_downwards);
}

TEST(Required, FewClues) {
    expect_solved(puzzles::few_clues);
}

// Several boards in one process, each with a fresh object. Whatever is kept outside the object (a
// global, a static) and not cleared shows here.

const std::string in_turn =
    "\nWhere it is right in a test of its own, something is kept from an earlier call:\n"
    "a global or a static that is not cleared.";

TEST(Required, TheSamePuzzleTwice) {
    expect_solved(puzzles::usual, in_turn);
    expect_solved(puzzles::usual, in_turn);
}

TEST(Required, OnePuzzleAfterAnother) {
    for (const Puzzle& puzzle : puzzles::required)
        expect_solved(puzzle, in_turn);
}

// A search that always takes the next square is too slow for these; one that takes the square with
// the fewest candidates needs a few milliseconds.

constexpr std::chrono::milliseconds half_a_second{500};

TEST(Stretch, PuzzlesOfQqwing) {
    expect_solved(puzzles::qqwing_easy);
    expect_solved(puzzles::qqwing_expert);
}

TEST(Stretch, NineteenAndEighteenClues) {
    kata::allow_cpu_per_call(half_a_second);
    expect_solved(puzzles::nineteen_clues);
    expect_solved(puzzles::eighteen_clues);
}

TEST(Stretch, FewCluesAndSeveralGuesses) {
    kata::allow_cpu_per_call(half_a_second);
    expect_solved(puzzles::guesses_on_22_clues);
    expect_solved(puzzles::guesses_on_23_clues);
}

TEST(Stretch, HardRowByRow) {
    kata::allow_cpu_per_call(half_a_second);
    expect_solved(puzzles::hard_forwards);
}

TEST(Stretch, HardRowByRowFromTheEnd) {
    kata::allow_cpu_per_call(half_a_second);
    expect_solved(puzzles::hard_backwards);
}

TEST(Stretch, HardColumnByColumn) {
    kata::allow_cpu_per_call(half_a_second);
    expect_solved(puzzles::hard_by_columns);
}

TEST(Stretch, HardWithDigitsCountedDown) {
    kata::allow_cpu_per_call(half_a_second);
    expect_solved(puzzles::hard_downwards);
}

} // namespace
