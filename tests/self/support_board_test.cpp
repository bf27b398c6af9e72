// Tests of how boards are named and drawn for people.

#include "support/board.hpp"

#include <gmock/gmock-matchers.h>
#include <gtest/gtest.h>

namespace {

using kata::draw;
using kata::QueensBoard;
using kata::SudokuBoard;
using testing::HasSubstr;
using testing::Not;

TEST(Board, SquaresAreNamedFromZero) {
    EXPECT_EQ(kata::name_of({0, 4}), "row 0, column 4");
}

TEST(Board, CountsReadWell) {
    EXPECT_EQ(kata::count_of(0, "board"), "0 boards");
    EXPECT_EQ(kata::count_of(1, "board"), "1 board");
    EXPECT_EQ(kata::count_of(999, "board"), "999 boards");
    EXPECT_EQ(kata::count_of(1000, "board"), "1,000 boards");
    EXPECT_EQ(kata::count_of(1234567, "board"), "1,234,567 boards");
}

TEST(Board, WhatCannotBePrintedIsMadeVisible) {
    EXPECT_EQ(kata::in_quotes("Q."), "\"Q.\"");
    EXPECT_EQ(kata::in_quotes(std::string("\x01\n\0", 3)), "\"\\x01\\x0a\\x00\"");
    EXPECT_EQ(kata::in_quotes("\"\\"), "\"\\\"\\\\\"");
    EXPECT_EQ(kata::in_quotes("\xc3\xa4"), "\"\\xc3\\xa4\"");
}

TEST(Board, LongTextsAreCut) {
    EXPECT_EQ(kata::in_quotes("abcdef", 6), "\"abcdef\"");
    EXPECT_EQ(kata::in_quotes("abcdef", 5), "\"abcde…\"");
    EXPECT_LT(kata::in_quotes(std::string(1'000'000, '\x01')).size(), 100u);
}

TEST(Board, QueensAreDrawnWithNumbersAndMarks) {
    EXPECT_EQ(draw(QueensBoard{"..Q", "Q..", ".Q."}, {{0, 2}, {2, 1}}), "       0  1  2\n"
                                                                        "    0  .  . [Q]\n"
                                                                        "    1  Q  .  .\n"
                                                                        "    2  . [Q] .\n");
}

TEST(Board, TwelveQueensStayInLine) {
    const std::string drawing = draw(QueensBoard(12, "...........Q"), {{10, 11}});
    EXPECT_THAT(drawing, HasSubstr("   10  .  .  .  .  .  .  .  .  .  .  . [Q]\n"));
    EXPECT_THAT(drawing, HasSubstr(" 8  9 10 11\n"));
}

TEST(Board, TheBoardWithoutARowHasAName) {
    EXPECT_THAT(draw(QueensBoard{}), HasSubstr("without a row"));
}

TEST(Board, SudokuIsDrawnWithItsBoxes) {
    SudokuBoard board(9, std::vector<char>(9, '.'));
    board[0] = {'5', '3', '.', '.', '7', '.', '.', '.', '.'};
    board[8][8] = '9';
    board[4][4] = '\x04';
    const std::string drawing = draw(board, {{0, 1}, {8, 8}});
    EXPECT_THAT(drawing, HasSubstr("       0  1  2   3  4  5   6  7  8\n"
                                   "    0  5 [3] . | .  7  . | .  .  .\n"));
    EXPECT_THAT(drawing, HasSubstr("    2  .  .  . | .  .  . | .  .  .\n"
                                   "      ---------+---------+---------\n"
                                   "    3  .  .  . | .  .  . | .  .  .\n"
                                   "    4  .  .  . | .  ?  . | .  .  .\n"));
    EXPECT_THAT(drawing, HasSubstr("    8  .  .  . | .  .  . | .  . [9]\n"));
    EXPECT_THAT(drawing, Not(HasSubstr(" \n")));
}

TEST(Board, RowsOfAnyShapeAreListed) {
    EXPECT_THAT(kata::list_rows({"Q", "", "\x01"}), HasSubstr("    1 \"\"   0 characters\n"));
    EXPECT_THAT(kata::list_rows({}), HasSubstr("no rows"));
    EXPECT_THAT(kata::list_rows(std::vector<std::string>(5000, "x")), HasSubstr("4,988 more rows"));
}

} // namespace
