// Tests of the matchers of N-Queens and N-Queens II: what they accept, and what they say when they
// do not.

#include "for_people.hpp"
#include "support/queens.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace {

using kata::every_board;
using kata::IsEveryBoard;
using kata::IsTheCountFor;
using kata::Mismatch;
using kata::QueensBoard;
using kata::QueensBoards;
using kata::rejected;
using testing::HasSubstr;
using testing::Matches;
using testing::Not;

TEST(Queens, TheCountsAreThoseOfA000170) {
    constexpr std::array<std::int64_t, 15> a000170{1,  1,   0,   0,    2,     10,    4,     40,
                                                   92, 352, 724, 2680, 14200, 73712, 365596};
    for (int n = 0; n < 15; ++n)
        EXPECT_EQ(kata::count_boards(n), a000170[static_cast<std::size_t>(n)]) << n;
    for (int n = 0; n <= 12; ++n)
        EXPECT_EQ(every_board(n).size(),
                  static_cast<std::size_t>(a000170[static_cast<std::size_t>(n)]))
            << n;
}

// Every board of the list, looked at by the plainest means: pairs of queens.
TEST(Queens, EveryBoardOfTheListIsRight) {
    for (int n = 1; n <= 9; ++n) {
        QueensBoards boards = every_board(n);
        for (const QueensBoard& board : boards) {
            std::vector<kata::Square> queens;
            for (int row = 0; row < n; ++row)
                for (int column = 0; column < n; ++column)
                    if (board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] ==
                        'Q')
                        queens.push_back({row, column});
            ASSERT_EQ(queens.size(), static_cast<std::size_t>(n));
            for (const kata::Square one : queens)
                for (const kata::Square other : queens) {
                    if (one == other) continue;
                    EXPECT_NE(one.row, other.row);
                    EXPECT_NE(one.column, other.column);
                    EXPECT_NE(std::abs(one.row - other.row), std::abs(one.column - other.column));
                }
        }
        std::sort(boards.begin(), boards.end());
        EXPECT_EQ(std::adjacent_find(boards.begin(), boards.end()), boards.end());
    }
}

TEST(Queens, AnyOrderIsAccepted) {
    for (int n = 0; n <= 9; ++n) {
        QueensBoards boards = every_board(n);
        EXPECT_THAT(boards, IsEveryBoard(n));
        std::reverse(boards.begin(), boards.end());
        EXPECT_THAT(boards, IsEveryBoard(n));
    }
}

TEST(Queens, TheOneMissingBoardIsDrawn) {
    QueensBoards boards = every_board(7);
    const QueensBoard gone = boards[17];
    boards.erase(boards.begin() + 17);
    const Mismatch mismatch = rejected(IsEveryBoard(7), boards);
    EXPECT_EQ(mismatch.expected, "40 boards");
    EXPECT_EQ(mismatch.actual, "39 boards (1 missing)");
    EXPECT_THAT(mismatch.message, HasSubstr("One board is missing:\n\n" + kata::draw(gone)));
    EXPECT_THAT(mismatch.message, HasSubstr("Nothing is wrong with the boards that are"));
}

TEST(Queens, TheFirstOfSeveralMissingBoardsIsDrawn) {
    const Mismatch mismatch = rejected(IsEveryBoard(6), QueensBoards{});
    EXPECT_EQ(mismatch.actual, "0 boards (4 missing)");
    EXPECT_THAT(mismatch.message, HasSubstr("4 boards are missing. The first of them:"));
    EXPECT_THAT(mismatch.message, HasSubstr(kata::draw(every_board(6).front())));
    EXPECT_THAT(mismatch.message, HasSubstr("Your list is empty."));
}

TEST(Queens, AttacksAreNamedByTheRuleTheyBreak) {
    const auto said = [](const QueensBoard& board) {
        return rejected(IsEveryBoard(4), QueensBoards{board}).message;
    };
    EXPECT_THAT(said({"Q..Q", "..Q.", "Q...", "...."}), HasSubstr("Both stand in row 0."));
    EXPECT_THAT(said({".Q..", "...Q", ".Q..", "..Q."}), HasSubstr("Both stand in column 1."));
    EXPECT_THAT(said({"..Q.", "Q...", ".Q..", "...Q"}),
                HasSubstr("falling diagonal (down to the right): row − column is 1."));
    EXPECT_THAT(said({".Q..", "...Q", "..Q.", "Q..."}),
                HasSubstr("rising diagonal (down to the left): row + column is 4."));
}

TEST(Queens, TheTwoThatAttackAreMarked) {
    QueensBoards boards = every_board(4);
    boards.push_back({".Q..", "...Q", "..Q.", "Q..."});
    const Mismatch mismatch = rejected(IsEveryBoard(4), boards);
    EXPECT_EQ(mismatch.actual, "3 boards (1 illegal)");
    EXPECT_THAT(mismatch.message, HasSubstr("the board at index 2 of your list"));
    EXPECT_THAT(mismatch.message, HasSubstr("at row 1, column 3 and at row 2, column 2"));
    EXPECT_THAT(mismatch.message, HasSubstr("    1  .  .  . [Q]\n    2  .  . [Q] .\n"));
}

TEST(Queens, RepeatsAreNamedWithBothPlaces) {
    QueensBoards boards = every_board(5);
    boards[7] = boards[2];
    const Mismatch mismatch = rejected(IsEveryBoard(5), boards);
    EXPECT_EQ(mismatch.actual, "10 boards (1 repeat, 1 missing)");
    EXPECT_THAT(mismatch.message, HasSubstr("index 7 of your list is the same as that at index 2"));
    EXPECT_THAT(mismatch.message, HasSubstr("In all: 1 repeat, 1 missing."));
}

TEST(Queens, WrongShapesSayWhichRow) {
    const auto said = [](const QueensBoard& board) {
        const Mismatch mismatch = rejected(IsEveryBoard(4), QueensBoards{board});
        return mismatch.message;
    };
    EXPECT_THAT(said({}), HasSubstr("it has 0 rows, not 4."));
    EXPECT_THAT(said({".Q..", "...Q", "Q..."}), HasSubstr("it has 3 rows, not 4."));
    EXPECT_THAT(said({".Q..", "...", "Q...", "..Q."}), HasSubstr("row 1 has 3 characters, not 4."));
    EXPECT_THAT(said({".Q..", "...Q", "Q..q", "..Q."}), HasSubstr("row 2 holds \"q\" at column 3"));
    EXPECT_THAT(said({".Q..", "...Q", std::string("\0...", 4), "..Q."}), HasSubstr("\"\\x00\""));
    EXPECT_THAT(said({"....", "....", "....", "...."}), HasSubstr("it holds 0 queens, not 4."));
}

TEST(Queens, WhereThereIsNoBoardTheListMustBeEmpty) {
    EXPECT_THAT(rejected(IsEveryBoard(2), QueensBoards{{}}).message,
                HasSubstr("There is no way to place 2 queens on a 2 × 2 board"));
    EXPECT_THAT(rejected(IsEveryBoard(3), QueensBoards{{"Q..", "..Q", ".Q."}}).message,
                HasSubstr("the list is to be empty"));
}

TEST(Queens, NoQueensWantTheEmptyBoard) {
    EXPECT_THAT(QueensBoards{{}}, IsEveryBoard(0));
    EXPECT_THAT(rejected(IsEveryBoard(0), QueensBoards{}).message, HasSubstr("without a row"));
    EXPECT_THAT(rejected(IsEveryBoard(0), (QueensBoards{{}, {}})).message, HasSubstr("same as"));
}

TEST(Queens, HugeAnswersAreExplainedInShort) {
    rejected(IsEveryBoard(9), QueensBoards(200'000, every_board(9)[0]));
    rejected(IsEveryBoard(9), QueensBoards(200'000));
    rejected(IsEveryBoard(9), QueensBoards(1, QueensBoard(200'000, "Q")));
    rejected(IsEveryBoard(9), QueensBoards(1, QueensBoard(9, std::string(500'000, '\x7f'))));
}

TEST(Queens, TheNoteOfATestIsToldLast) {
    EXPECT_THAT(rejected(IsEveryBoard(4, "Look at n = 4."), QueensBoards{}).message,
                testing::EndsWith("\n\nLook at n = 4.\n"));
    EXPECT_THAT(rejected(IsTheCountFor(4, "Look at n = 4."), 3).message,
                testing::EndsWith("\n\nLook at n = 4.\n"));
}

TEST(Queens, CountsAreExplained) {
    EXPECT_THAT(2, IsTheCountFor(4));
    const Mismatch many = rejected(IsTheCountFor(5), 14);
    EXPECT_EQ(many.expected, "10");
    EXPECT_EQ(many.actual, "14");
    EXPECT_THAT(many.message, HasSubstr("There are 10 ways to place 5 queens on a 5 × 5 board."));
    EXPECT_THAT(many.message, HasSubstr("too large"));
    EXPECT_THAT(rejected(IsTheCountFor(8), 91).message, HasSubstr("too small"));
    EXPECT_THAT(rejected(IsTheCountFor(8), 91).message, HasSubstr("an 8 × 8 board"));
    EXPECT_THAT(rejected(IsTheCountFor(3), 1).message, HasSubstr("There is no way"));
    EXPECT_THAT(rejected(IsTheCountFor(1), 0).message, HasSubstr("    0  Q\n"));
    EXPECT_THAT(rejected(IsTheCountFor(0), 0).message, HasSubstr("to do nothing"));
    rejected(IsTheCountFor(9), -2147483647 - 1);
}

} // namespace
