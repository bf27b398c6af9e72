// Tests of the table of puzzles: each has one solution, and is what the table says about it.

#include "support/generator/rating.hpp"
#include "support/puzzles.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <set>

namespace {

using namespace kata;

Need need(const Puzzle& puzzle) {
    return need_of(sudoku(puzzle.squares));
}

int clues(const Puzzle& puzzle) {
    const std::string squares = puzzle.squares;
    return static_cast<int>(81 - std::count(squares.begin(), squares.end(), '.'));
}

bool empty(const Puzzle& puzzle, int top, int left, int height, int width) {
    const SudokuBoard board = sudoku(puzzle.squares);
    for (int row = top; row < top + height; ++row)
        for (int column = left; column < left + width; ++column)
            if (board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] != '.')
                return false;
    return true;
}

template <class Look>
void for_each_puzzle(const Look& look) {
    for (const Puzzle& puzzle : puzzles::required)
        look(puzzle);
    for (const Puzzle& puzzle : puzzles::stretch)
        look(puzzle);
}

// Counted by the tests' own checker, not by the search that made them.
TEST(Puzzles, EachHasOneSolution) {
    for_each_puzzle([](const Puzzle& puzzle) {
        EXPECT_EQ(count_solutions(sudoku(puzzle.squares), 2), 1) << puzzle.squares;
    });
}

TEST(Puzzles, TheSolutionIsAccepted) {
    for_each_puzzle([](const Puzzle& puzzle) {
        const SudokuBoard board = sudoku(puzzle.squares);
        EXPECT_THAT(solution_of(board), Solves(board));
    });
}

TEST(Puzzles, NoneIsThereTwice) {
    std::set<std::string> seen;
    for_each_puzzle([&](const Puzzle& puzzle) {
        EXPECT_TRUE(seen.insert(puzzle.squares).second) << puzzle.squares;
    });
}

TEST(Puzzles, APlainSearchIsQuickOnTheRequiredOnes) {
    for (const Puzzle& puzzle : puzzles::required)
        EXPECT_LT(worst_positions(sudoku(puzzle.squares), 40'000), 40'000) << puzzle.squares;
}

TEST(Puzzles, APlainSearchIsSlowOnTheHardOnes) {
    constexpr std::int64_t many = 10'000'000;
    const auto visited = [](const Puzzle& puzzle, Order order) {
        return positions(sudoku(puzzle.squares), order, many);
    };
    EXPECT_EQ(visited(puzzles::hard_forwards, {}), many);
    EXPECT_EQ(visited(puzzles::hard_backwards, {true, false, false}), many);
    EXPECT_EQ(visited(puzzles::hard_by_columns, {false, true, false}), many);
    EXPECT_EQ(visited(puzzles::hard_downwards, {false, false, true}), many);
}

TEST(Puzzles, FirstTriesAreMostlyWrong) {
    const auto visited = [](const Puzzle& puzzle, Order order) {
        return positions(sudoku(puzzle.squares), order, 40'000);
    };
    EXPECT_GT(visited(puzzles::wrong_digit_first, {}), 10'000);
    EXPECT_GT(visited(puzzles::wrong_digit_first_backwards, {true, false, false}), 10'000);
    EXPECT_GT(visited(puzzles::wrong_digit_first_downwards, {false, false, true}), 10'000);
    const auto row_of_solution = [](const Puzzle& puzzle, std::size_t row) {
        return squares_of(solution_of(sudoku(puzzle.squares))).substr(9 * row, 9);
    };
    EXPECT_EQ(row_of_solution(puzzles::wrong_digit_first, 0), "987654321");
    EXPECT_EQ(row_of_solution(puzzles::wrong_digit_first_backwards, 8), "123456789");
    EXPECT_EQ(row_of_solution(puzzles::wrong_digit_first_downwards, 0), "123456789");
}

TEST(Puzzles, EachNeedsWhatIsSaid) {
    EXPECT_EQ(need(puzzles::usual), Need::naked_singles);
    EXPECT_EQ(need(puzzles::naked_singles), Need::naked_singles);
    EXPECT_EQ(need(puzzles::hidden_singles), Need::hidden_singles);
    for (const Puzzle& puzzle :
         {puzzles::one_guess, puzzles::first_row_empty, puzzles::first_column_empty,
          puzzles::first_box_empty, puzzles::last_row_empty, puzzles::last_box_empty})
        EXPECT_EQ(need(puzzle), Need::one_guess) << puzzle.squares;
    for (const Puzzle& puzzle : {puzzles::two_guesses, puzzles::two_guesses_more,
                                 puzzles::guesses_on_22_clues, puzzles::guesses_on_23_clues})
        EXPECT_EQ(need(puzzle), Need::more_guesses) << puzzle.squares;
}

TEST(Puzzles, EmptyRegionsAreEmpty) {
    EXPECT_TRUE(empty(puzzles::first_row_empty, 0, 0, 1, 9));
    EXPECT_TRUE(empty(puzzles::first_column_empty, 0, 0, 9, 1));
    EXPECT_TRUE(empty(puzzles::first_box_empty, 0, 0, 3, 3));
    EXPECT_TRUE(empty(puzzles::last_row_empty, 8, 0, 1, 9));
    EXPECT_TRUE(empty(puzzles::last_box_empty, 6, 6, 3, 3));
}

TEST(Puzzles, TheClueCountsAreRightAndNoneCanGo) {
    EXPECT_EQ(clues(puzzles::few_clues), 23);
    EXPECT_EQ(clues(puzzles::nineteen_clues), 19);
    EXPECT_EQ(clues(puzzles::eighteen_clues), 18);
    EXPECT_EQ(clues(puzzles::guesses_on_22_clues), 22);
    EXPECT_EQ(clues(puzzles::guesses_on_23_clues), 23);
    for (std::size_t square = 0; square < 81; ++square) {
        std::string fewer = puzzles::few_clues.squares;
        if (std::exchange(fewer[square], '.') == '.') continue;
        EXPECT_EQ(count_solutions(sudoku(fewer), 2), 2);
    }
}

} // namespace
