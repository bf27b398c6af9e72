// The shared tests of N-Queens: every solution is judged by these, yours and the reference ones.
// "Required" tests stay inside the constraints, 1 ≤ n ≤ 9, and make the verdict; "Stretch" tests go
// past them and are only reported. Run one alone with
//     ./scripts/kata test n-queens --only FourQueensHaveTwoBoards

#include "contracts/n-queens.hpp"
#include "support/limits.hpp"
#include "support/queens.hpp"

#include <gtest/gtest.h>

namespace {

using kata::IsEveryBoard;
using kata::solve_n_queens;

// Each size on its own. The boards may come in any order, but each of them once: right in shape,
// no queen attacking another, none repeated, none missing.

TEST(Required, OneQueenHasOneBoard) {
    EXPECT_THAT(solve_n_queens(1), IsEveryBoard(1));
}

TEST(Required, TwoQueensHaveNoBoard) {
    EXPECT_THAT(solve_n_queens(2), IsEveryBoard(2));
}

TEST(Required, ThreeQueensHaveNoBoard) {
    EXPECT_THAT(solve_n_queens(3), IsEveryBoard(3));
}

TEST(Required, FourQueensHaveTwoBoards) {
    EXPECT_THAT(solve_n_queens(4), IsEveryBoard(4));
}

TEST(Required, FiveQueensHaveTenBoards) {
    EXPECT_THAT(solve_n_queens(5), IsEveryBoard(5));
}

TEST(Required, SixQueensHaveFourBoards) {
    EXPECT_THAT(solve_n_queens(6), IsEveryBoard(6));
}

TEST(Required, SevenQueensHaveFortyBoards) {
    EXPECT_THAT(solve_n_queens(7), IsEveryBoard(7));
}

TEST(Required, EightQueensHaveNinetyTwoBoards) {
    EXPECT_THAT(solve_n_queens(8), IsEveryBoard(8));
}

TEST(Required, NineQueensHave352Boards) {
    EXPECT_THAT(solve_n_queens(9), IsEveryBoard(9));
}

// Several calls in one process, each with a fresh object. Whatever is kept outside the object (a
// global, a static) and not cleared shows here.

const std::string in_turn =
    "Where this size is right in a test of its own, something is kept from an earlier\n"
    "call: a global or a static that is not cleared.";

TEST(Required, TheSameCallTwiceGivesTheSameBoards) {
    EXPECT_THAT(solve_n_queens(4), IsEveryBoard(4, in_turn));
    EXPECT_THAT(solve_n_queens(4), IsEveryBoard(4, in_turn));
}

TEST(Required, FourThenOneLeavesNothingBehind) {
    EXPECT_THAT(solve_n_queens(4), IsEveryBoard(4, in_turn));
    EXPECT_THAT(solve_n_queens(1), IsEveryBoard(1, in_turn));
}

TEST(Required, SizesWithoutABoardLeaveNothingBehind) {
    for (const int n : {2, 4, 3, 5, 2, 1})
        EXPECT_THAT(solve_n_queens(n), IsEveryBoard(n, in_turn));
}

TEST(Required, AllSizesUpwardsInOneProcess) {
    for (int n = 1; n <= 9; ++n)
        EXPECT_THAT(solve_n_queens(n), IsEveryBoard(n, in_turn));
}

TEST(Required, AllSizesInMixedOrderInOneProcess) {
    for (const int n : {9, 1, 8, 2, 6, 3, 7, 4, 5})
        EXPECT_THAT(solve_n_queens(n), IsEveryBoard(n, in_turn));
}

TEST(Required, TheLargestSizeTwice) {
    EXPECT_THAT(solve_n_queens(9), IsEveryBoard(9, in_turn));
    EXPECT_THAT(solve_n_queens(9), IsEveryBoard(9, in_turn));
}

// Past the constraints.

TEST(Stretch, NoQueensHaveOneEmptyBoard) {
    EXPECT_THAT(solve_n_queens(0), IsEveryBoard(0));
}

TEST(Stretch, TenQueensHave724Boards) {
    EXPECT_THAT(solve_n_queens(10), IsEveryBoard(10));
}

TEST(Stretch, ElevenQueensHave2680Boards) {
    kata::allow_cpu_per_call(std::chrono::seconds{5});
    EXPECT_THAT(solve_n_queens(11), IsEveryBoard(11));
}

TEST(Stretch, TwelveQueensHave14200Boards) {
    kata::allow_cpu_per_call(std::chrono::seconds{10});
    EXPECT_THAT(solve_n_queens(12), IsEveryBoard(12));
}

} // namespace
