// The shared tests of N-Queens II: every solution is judged by these, yours and the reference ones.
// "Required" tests stay inside the constraints, 1 ≤ n ≤ 9, and make the verdict; "Stretch" tests go
// past them and are only reported. Run one alone with
//     ./scripts/kata test n-queens-ii --only FourQueensStandInTwoWays

#include "contracts/n-queens-ii.hpp"
#include "support/limits.hpp"
#include "support/queens.hpp"

#include <gtest/gtest.h>

namespace {

using kata::IsTheCountFor;
using kata::total_n_queens;

// Each size on its own.

TEST(Required, OneQueenStandsInOneWay) {
    EXPECT_THAT(total_n_queens(1), IsTheCountFor(1));
}

TEST(Required, TwoQueensStandInNoWay) {
    EXPECT_THAT(total_n_queens(2), IsTheCountFor(2));
}

TEST(Required, ThreeQueensStandInNoWay) {
    EXPECT_THAT(total_n_queens(3), IsTheCountFor(3));
}

TEST(Required, FourQueensStandInTwoWays) {
    EXPECT_THAT(total_n_queens(4), IsTheCountFor(4));
}

TEST(Required, FiveQueensStandInTenWays) {
    EXPECT_THAT(total_n_queens(5), IsTheCountFor(5));
}

TEST(Required, SixQueensStandInFourWays) {
    EXPECT_THAT(total_n_queens(6), IsTheCountFor(6));
}

TEST(Required, SevenQueensStandInFortyWays) {
    EXPECT_THAT(total_n_queens(7), IsTheCountFor(7));
}

TEST(Required, EightQueensStandInNinetyTwoWays) {
    EXPECT_THAT(total_n_queens(8), IsTheCountFor(8));
}

TEST(Required, NineQueensStandIn352Ways) {
    EXPECT_THAT(total_n_queens(9), IsTheCountFor(9));
}

// Several calls in one process, each with a fresh object. Whatever is kept outside the object (a
// global, a static) and not cleared shows here.

const std::string in_turn =
    "Where this size is right in a test of its own, something is kept from an earlier\n"
    "call: a global or a static that is not cleared.";

TEST(Required, TheSameCallTwiceGivesTheSameCount) {
    EXPECT_THAT(total_n_queens(4), IsTheCountFor(4, in_turn));
    EXPECT_THAT(total_n_queens(4), IsTheCountFor(4, in_turn));
}

TEST(Required, FourThenOneLeavesNothingBehind) {
    EXPECT_THAT(total_n_queens(4), IsTheCountFor(4, in_turn));
    EXPECT_THAT(total_n_queens(1), IsTheCountFor(1, in_turn));
}

TEST(Required, SizesWithoutAWayLeaveNothingBehind) {
    for (const int n : {2, 4, 3, 5, 2, 1})
        EXPECT_THAT(total_n_queens(n), IsTheCountFor(n, in_turn));
}

TEST(Required, AllSizesUpwardsInOneProcess) {
    for (int n = 1; n <= 9; ++n)
        EXPECT_THAT(total_n_queens(n), IsTheCountFor(n, in_turn));
}

TEST(Required, AllSizesInMixedOrderInOneProcess) {
    for (const int n : {9, 1, 8, 2, 6, 3, 7, 4, 5})
        EXPECT_THAT(total_n_queens(n), IsTheCountFor(n, in_turn));
}

TEST(Required, TheLargestSizeTwice) {
    EXPECT_THAT(total_n_queens(9), IsTheCountFor(9, in_turn));
    EXPECT_THAT(total_n_queens(9), IsTheCountFor(9, in_turn));
}

// Past the constraints. A table of the answers up to nine ends here.

TEST(Stretch, NoQueensStandInOneWay) {
    EXPECT_THAT(total_n_queens(0), IsTheCountFor(0));
}

TEST(Stretch, TenQueensStandIn724Ways) {
    EXPECT_THAT(total_n_queens(10), IsTheCountFor(10));
}

TEST(Stretch, ElevenQueensStandIn2680Ways) {
    EXPECT_THAT(total_n_queens(11), IsTheCountFor(11));
}

TEST(Stretch, TwelveQueensStandIn14200Ways) {
    kata::allow_cpu_per_call(std::chrono::seconds{5});
    EXPECT_THAT(total_n_queens(12), IsTheCountFor(12));
}

TEST(Stretch, FourteenQueensStandIn365596Ways) {
    kata::allow_cpu_per_call(std::chrono::seconds{30});
    EXPECT_THAT(total_n_queens(14), IsTheCountFor(14));
}

} // namespace
