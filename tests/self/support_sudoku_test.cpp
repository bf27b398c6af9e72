// Tests of the boards and matchers of Valid Sudoku and Sudoku Solver, and of the seed.

#include "for_people.hpp"
#include "support/seed.hpp"
#include "support/sudoku.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace {

using namespace kata;
using testing::HasSubstr;
using testing::Matches;
using testing::Not;

const SudokuBoard empty = only('1', {});
const SudokuBoard full = sudoku("534 678 912  672 195 348  198 342 567"
                                "859 761 423  426 853 791  713 924 856"
                                "961 537 284  287 419 635  345 286 179");
const SudokuBoard puzzle = with(with(full, {0, 0}, '.'), {8, 8}, '.');

TEST(Sudoku, ABoardNeeds81Squares) {
    EXPECT_EQ(squares_of(full).size(), 81u);
    EXPECT_EQ(full[4][3], '8');
    EXPECT_THROW(sudoku("123"), std::logic_error);
    EXPECT_THROW(sudoku(std::string(82, '.')), std::logic_error);
}

TEST(Sudoku, ClashesAreFoundInEachKindOfGroup) {
    EXPECT_TRUE(clashes(full).empty());
    EXPECT_TRUE(clashes(only('5', {{0, 0}, {4, 4}, {8, 8}})).empty());
    const auto group = [](Square one, Square other) {
        const auto found = clashes(only('5', {one, other}));
        return found.size() == 1 ? found[0].group : std::to_string(found.size());
    };
    EXPECT_EQ(group({2, 0}, {2, 8}), "row 2");
    EXPECT_EQ(group({0, 7}, {8, 7}), "column 7");
    EXPECT_EQ(group({3, 6}, {5, 8}), "box 5");
    EXPECT_EQ(group({3, 6}, {3, 8}), "2");
}

TEST(Sudoku, RandomBoardsAreFullAndValid) {
    std::mt19937_64 random(1);
    for (int turn = 0; turn < 100; ++turn) {
        const SudokuBoard board = random_solved_board(random);
        EXPECT_TRUE(clashes(board).empty());
        EXPECT_EQ(squares_of(board).find('.'), std::string::npos);
    }
}

TEST(Sudoku, SolutionsAreCounted) {
    EXPECT_EQ(count_solutions(full, 2), 1);
    EXPECT_EQ(count_solutions(puzzle, 2), 1);
    EXPECT_EQ(count_solutions(empty, 5), 5);
    EXPECT_EQ(count_solutions(with(full, {0, 0}, '4'), 2), 0);
    const SudokuBoard several = sudoku("53. .7. ... 6.. 195 ... .98 ... .6."
                                       "8.. .6. ..3 4.. 8.3 ..1 7.. .2. ..6"
                                       ".6. ... 28. ... 419 ..5 ... ... ...");
    EXPECT_GT(count_solutions(several, 10), 1);
}

TEST(Sudoku, AWrongVerdictIsShownOnTheBoard) {
    EXPECT_THAT(true, SaysValid(full));
    EXPECT_THAT(false, SaysClash(only('8', {{0, 0}, {2, 2}})));
    const Mismatch clash = rejected(SaysClash(only('8', {{0, 0}, {2, 2}})), true);
    EXPECT_EQ(clash.expected, "false");
    EXPECT_EQ(clash.actual, "true");
    EXPECT_THAT(clash.message, HasSubstr("Box 0 (rows 0 to 2, columns 0 to 2) holds 8 twice"));
    EXPECT_THAT(clash.message, HasSubstr("at row 0, column 0 and at row 2, column 2."));
    EXPECT_THAT(clash.message, HasSubstr("    0 [8] .  . |"));
    EXPECT_THAT(clash.message, HasSubstr("    2  .  . [8]|"));
    EXPECT_THAT(clash.message, HasSubstr("only the rule for boxes can see it"));
    EXPECT_THAT(rejected(SaysClash(only('8', {{0, 0}, {0, 1}})), true).message,
                HasSubstr("2 groups clash in all."));
}

TEST(Sudoku, AWrongAlarmIsExplained) {
    const auto said = [](const SudokuBoard& board) {
        return rejected(SaysValid(board), false).message;
    };
    EXPECT_THAT(said(empty), HasSubstr("An empty board"));
    EXPECT_THAT(said(only('3', {{4, 4}})), HasSubstr("One digit alone"));
    EXPECT_THAT(said(only('3', {{0, 0}, {4, 4}})), HasSubstr("share no row, no column and no box"));
    EXPECT_THAT(said(only('3', {{0, 0}, {4, 4}})), HasSubstr("    4  .  .  . | . [3] . |"));
    EXPECT_THAT(said(puzzle), HasSubstr("whether it can be completed is not asked"));
    EXPECT_THAT(rejected(IsRightAbout(full, "Board 7."), false).message,
                testing::EndsWith("\n\nBoard 7.\n"));
}

TEST(Sudoku, ATestThatContradictsItselfIsRefused) {
    EXPECT_THROW(SaysValid(only('8', {{0, 0}, {0, 1}})), std::logic_error);
    EXPECT_THROW(SaysClash(full), std::logic_error);
}

TEST(Sudoku, TheSolutionIsAccepted) {
    EXPECT_THAT(full, Solves(puzzle));
    EXPECT_THAT(full, Solves(full));
}

TEST(Sudoku, AnUntouchedBoardIsNamed) {
    const Mismatch mismatch = rejected(Solves(puzzle), puzzle);
    EXPECT_EQ(mismatch.actual, "the board as it was");
    EXPECT_THAT(mismatch.message, HasSubstr("filled in place"));
}

TEST(Sudoku, OpenSquaresAreMarked) {
    const Mismatch one = rejected(Solves(puzzle), with(puzzle, {0, 0}, '5'));
    EXPECT_EQ(one.actual, "1 square still empty");
    EXPECT_THAT(one.message, HasSubstr("At row 8, column 8 the square is still empty."));
    EXPECT_THAT(one.message, HasSubstr("1  7 [.]\n"));
    const Mismatch odd = rejected(Solves(puzzle), with(full, {8, 8}, '\x09'));
    EXPECT_EQ(odd.actual, "1 square without a digit");
    EXPECT_THAT(odd.message, HasSubstr("At row 8, column 8 stands '\\x09'."));
    EXPECT_THAT(odd.message, HasSubstr("1  7 [?]\n"));
}

TEST(Sudoku, AChangedClueIsMarked) {
    const Mismatch mismatch = rejected(Solves(puzzle), with(full, {4, 4}, '1'));
    EXPECT_EQ(mismatch.actual, "1 clue changed");
    EXPECT_THAT(mismatch.message,
                HasSubstr("At row 4, column 4 the puzzle has '5', your board has '1'."));
    EXPECT_THAT(mismatch.message, HasSubstr("| 8 [1] 3 |"));
    std::mt19937_64 random(1);
    EXPECT_THAT(rejected(Solves(puzzle), random_solved_board(random)).message,
                HasSubstr("breaks no rule, but it answers another puzzle"));
    EXPECT_THAT(rejected(Solves(puzzle), empty).message, HasSubstr("your board has nothing"));
}

TEST(Sudoku, AClashingGroupIsMarked) {
    const Mismatch mismatch = rejected(Solves(puzzle), with(full, {0, 0}, '9'));
    EXPECT_EQ(mismatch.actual, "row 0 holds 9 twice");
    EXPECT_THAT(mismatch.message, HasSubstr("at row 0, column 0 and at row 0, column 6."));
    EXPECT_THAT(mismatch.message, HasSubstr("    0 [9] 3  4 | 6  7  8 |[9] 1  2\n"));
}

TEST(Sudoku, AnotherShapeIsListed) {
    EXPECT_THAT(rejected(Solves(puzzle), SudokuBoard{}).message, HasSubstr("with 0 rows"));
    SudokuBoard ragged = full;
    ragged[3].pop_back();
    EXPECT_THAT(rejected(Solves(puzzle), ragged).message,
                HasSubstr("    3 \"85976142\"   8 characters"));
    rejected(Solves(puzzle), SudokuBoard(100'000, std::vector<char>(9, '\0')));
    rejected(Solves(puzzle), SudokuBoard(9, std::vector<char>(100'000, '\0')));
}

TEST(Seed, IsReadFromTheEnvironment) {
    unsetenv("KATA_SEED");
    const std::uint64_t usual = seed();
    setenv("KATA_SEED", "18446744073709551615", 1);
    EXPECT_EQ(seed(), 18446744073709551615u);
    for (const char* wrong : {"", "x", "12x", "-1", "18446744073709551616"}) {
        setenv("KATA_SEED", wrong, 1);
        EXPECT_EQ(seed(), usual) << wrong;
    }
    unsetenv("KATA_SEED");
}

TEST(Seed, ShufflesTheSameWayEverywhere) {
    std::mt19937_64 random(36);
    std::vector<int> numbers{0, 1, 2, 3, 4, 5, 6, 7, 8};
    shuffle(numbers, random);
    EXPECT_THAT(numbers, testing::UnorderedElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8));
    EXPECT_NE(numbers, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
}

} // namespace
