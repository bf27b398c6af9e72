// The shared tests of Valid Sudoku: every solution is judged by these, yours and the reference
// ones. "Required" tests make the verdict; "Stretch" tests are only reported. Run one alone with
//     ./scripts/kata test valid-sudoku --only TheEmptyBoardIsValid

#include "contracts/valid-sudoku.hpp"
#include "support/seed.hpp"
#include "support/sudoku.hpp"

#include <gtest/gtest.h>

namespace {

using kata::is_valid_sudoku;
using kata::IsRightAbout;
using kata::only;
using kata::SaysClash;
using kata::SaysValid;
using kata::share_box;
using kata::share_column;
using kata::share_row;
using kata::Square;
using kata::sudoku;
using kata::SudokuBoard;
using kata::with;

const SudokuBoard empty = only('1', {});

const SudokuBoard usual = sudoku("53. .7. ..."
                                 "6.. 195 ..."
                                 ".98 ... .6."

                                 "8.. .6. ..3"
                                 "4.. 8.3 ..1"
                                 "7.. .2. ..6"

                                 ".6. ... 28."
                                 "... 419 ..5"
                                 "... .8. .79");

const SudokuBoard full = sudoku("534 678 912"
                                "672 195 348"
                                "198 342 567"

                                "859 761 423"
                                "426 853 791"
                                "713 924 856"

                                "961 537 284"
                                "287 419 635"
                                "345 286 179");

/// Calls `look` with every pair of squares, near ones and far ones, and a digit: each digit comes
/// up in each row, column and box.
template <class Look>
void for_every_pair(const Look& look) {
    for (int first = 0; first < 81; ++first)
        for (int second = first + 1; second < 81; ++second) {
            const Square one{first / 9, first % 9};
            const Square other{second / 9, second % 9};
            const int mixed = one.row + one.column + other.row + 3 * other.column;
            look(one, other, static_cast<char>('1' + mixed % 9));
        }
}

// Little on the board.

TEST(Required, TheEmptyBoardIsValid) {
    EXPECT_THAT(is_valid_sudoku(empty), SaysValid(empty));
}

TEST(Required, OneDigitAloneIsValid) {
    for (int square = 0; square < 81; ++square) {
        const auto digit = static_cast<char>('1' + (square + square / 9) % 9);
        const SudokuBoard board = only(digit, {{square / 9, square % 9}});
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    }
}

TEST(Required, EveryDigitInTheLastSquareIsValid) {
    for (char digit = '1'; digit <= '9'; ++digit) {
        const SudokuBoard board = only(digit, {{8, 8}});
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    }
}

// Two equal digits that only one of the three rules can see: every row, every column and every box,
// next to each other and far apart.

TEST(Required, TwoEqualDigitsInARowClash) {
    for_every_pair([](Square one, Square other, char digit) {
        if (!share_row(one, other) || share_box(one, other)) return;
        const SudokuBoard board = only(digit, {one, other});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    });
}

TEST(Required, TwoEqualDigitsInAColumnClash) {
    for_every_pair([](Square one, Square other, char digit) {
        if (!share_column(one, other) || share_box(one, other)) return;
        const SudokuBoard board = only(digit, {one, other});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    });
}

TEST(Required, TwoEqualDigitsInABoxClash) {
    for_every_pair([](Square one, Square other, char digit) {
        if (!share_box(one, other) || share_row(one, other) || share_column(one, other)) return;
        const SudokuBoard board = only(digit, {one, other});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    });
}

TEST(Required, TwoEqualDigitsInABoxAndALineClash) {
    for_every_pair([](Square one, Square other, char digit) {
        if (!share_box(one, other)) return;
        if (!share_row(one, other) && !share_column(one, other)) return;
        const SudokuBoard board = only(digit, {one, other});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    });
}

TEST(Required, EqualDigitsThatShareNoGroupMayStand) {
    for_every_pair([](Square one, Square other, char digit) {
        if (share_row(one, other) || share_column(one, other) || share_box(one, other)) return;
        const SudokuBoard board = only(digit, {one, other});
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    });
}

// Each digit counts, the last one too, and so do the last row, column and box.

TEST(Required, EveryDigitClashesInTheLastRow) {
    for (char digit = '1'; digit <= '9'; ++digit) {
        const SudokuBoard board = only(digit, {{8, 0}, {8, 8}});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    }
}

TEST(Required, EveryDigitClashesInTheLastColumn) {
    for (char digit = '1'; digit <= '9'; ++digit) {
        const SudokuBoard board = only(digit, {{0, 8}, {8, 8}});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    }
}

TEST(Required, EveryDigitClashesInTheLastBox) {
    for (char digit = '1'; digit <= '9'; ++digit) {
        const SudokuBoard board = only(digit, {{6, 7}, {8, 8}});
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    }
}

TEST(Required, MoreThanTwoEqualDigitsClash) {
    const SudokuBoard three_in_a_row = only('7', {{2, 0}, {2, 4}, {2, 8}});
    EXPECT_THAT(is_valid_sudoku(three_in_a_row), SaysClash(three_in_a_row));
    const SudokuBoard three_in_a_column = only('7', {{0, 6}, {3, 6}, {7, 6}});
    EXPECT_THAT(is_valid_sudoku(three_in_a_column), SaysClash(three_in_a_column));
    const SudokuBoard three_in_a_box = only('7', {{3, 3}, {4, 4}, {5, 5}});
    EXPECT_THAT(is_valid_sudoku(three_in_a_box), SaysClash(three_in_a_box));
    const SudokuBoard everywhere = SudokuBoard(9, std::vector<char>(9, '5'));
    EXPECT_THAT(is_valid_sudoku(everywhere), SaysClash(everywhere));
}

// Different digits never clash.

TEST(Required, AFullRowOfDifferentDigitsIsValid) {
    for (int row = 0; row < 9; ++row) {
        SudokuBoard board = empty;
        for (int column = 0; column < 9; ++column)
            board = with(board, {row, column}, static_cast<char>('1' + (column + row) % 9));
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    }
}

TEST(Required, AFullColumnOfDifferentDigitsIsValid) {
    for (int column = 0; column < 9; ++column) {
        SudokuBoard board = empty;
        for (int row = 0; row < 9; ++row)
            board = with(board, {row, column}, static_cast<char>('1' + (row + column) % 9));
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    }
}

TEST(Required, AFullBoxOfDifferentDigitsIsValid) {
    for (int box = 0; box < 9; ++box) {
        SudokuBoard board = empty;
        for (int place = 0; place < 9; ++place)
            board = with(board, {box / 3 * 3 + place / 3, box % 3 * 3 + place % 3},
                         static_cast<char>('1' + (place + box) % 9));
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    }
}

// The boards that everybody tries.

TEST(Required, TheUsualBoardIsValid) {
    EXPECT_THAT(is_valid_sudoku(usual), SaysValid(usual));
}

TEST(Required, TheUsualBoardWithTwoEightsClashes) {
    const SudokuBoard board = with(usual, {0, 0}, '8');
    EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
}

TEST(Required, ValidDoesNotMeanSolvable) {
    // No digit is left for row 0, column 0: its row has 1 to 8, its column the 9.
    const SudokuBoard stuck = with(sudoku(".12 345 678"
                                          "... ... ..."
                                          "... ... ..."

                                          "... ... ..."
                                          "... ... ..."
                                          "... ... ..."

                                          "... ... ..."
                                          "... ... ..."
                                          "... ... ..."),
                                   {4, 0}, '9');
    EXPECT_THAT(is_valid_sudoku(stuck), SaysValid(stuck));

    // Every empty square has a candidate, but box 0 has no place for a 1.
    const SudokuBoard no_place = sudoku("... 1.. ..."
                                        "... ... 1.."
                                        "234 ... ..."

                                        "... ... ..."
                                        "... ... ..."
                                        "... ... ..."

                                        "... ... ..."
                                        "... ... ..."
                                        "... ... ...");
    EXPECT_THAT(is_valid_sudoku(no_place), SaysValid(no_place));

    // Two squares to go, and none of the nine digits fits at row 0, column 1.
    const SudokuBoard nearly_full = with(with(with(full, {0, 0}, '3'), {0, 1}, '.'), {8, 0}, '.');
    EXPECT_THAT(is_valid_sudoku(nearly_full), SaysValid(nearly_full));
}

// Full boards.

TEST(Required, AFullBoardIsValid) {
    EXPECT_THAT(is_valid_sudoku(full), SaysValid(full));
}

TEST(Required, AFullBoardButOneSquareIsValid) {
    for (int square = 0; square < 81; ++square) {
        const SudokuBoard board = with(full, {square / 9, square % 9}, '.');
        EXPECT_THAT(is_valid_sudoku(board), SaysValid(board));
    }
}

TEST(Required, AFullBoardWithOneSquareChangedClashes) {
    for (int square = 0; square < 81; ++square) {
        const char digit = full[square / 9][square % 9];
        const SudokuBoard board =
            with(full, {square / 9, square % 9}, static_cast<char>('1' + (digit - '1' + 1) % 9));
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    }
}

// Two squares of a full board change places, so that two of the three rules still see nothing.

SudokuBoard swapped(SudokuBoard board, Square one, Square other) {
    std::swap(board[one.row][one.column], board[other.row][other.column]);
    return board;
}

TEST(Required, OnAFullBoardTheRowsAloneClash) {
    for (int column = 0; column < 9; ++column)
        for (int row : {0, 3, 7}) {
            const SudokuBoard board = swapped(full, {row, column}, {row + 1, column});
            EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
        }
}

TEST(Required, OnAFullBoardTheColumnsAloneClash) {
    for (int row = 0; row < 9; ++row)
        for (int column : {0, 3, 7}) {
            const SudokuBoard board = swapped(full, {row, column}, {row, column + 1});
            EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
        }
}

TEST(Required, OnAFullBoardTheBoxesAloneClash) {
    for (const auto& [one, other] : {std::pair{0, 3}, {1, 8}, {5, 6}}) {
        SudokuBoard board = full;
        std::swap(board[one], board[other]); // whole rows, from one band to another
        EXPECT_THAT(is_valid_sudoku(board), SaysClash(board));
    }
}

// Several boards in one process, each with a fresh object. Whatever is kept outside the object (a
// global, a static) and not cleared shows here.

const std::string in_turn =
    "Where this board is right in a test of its own, something is kept from an earlier\n"
    "call: a global or a static that is not cleared.";

TEST(Required, TheSameBoardTwiceGivesTheSameAnswer) {
    EXPECT_THAT(is_valid_sudoku(usual), SaysValid(usual, in_turn));
    EXPECT_THAT(is_valid_sudoku(usual), SaysValid(usual, in_turn));
}

TEST(Required, BoardsInTurnLeaveNothingBehind) {
    const SudokuBoard clash = with(usual, {0, 0}, '8');
    EXPECT_THAT(is_valid_sudoku(clash), SaysClash(clash, in_turn));
    EXPECT_THAT(is_valid_sudoku(usual), SaysValid(usual, in_turn));
    EXPECT_THAT(is_valid_sudoku(clash), SaysClash(clash, in_turn));
    EXPECT_THAT(is_valid_sudoku(full), SaysValid(full, in_turn));
    EXPECT_THAT(is_valid_sudoku(empty), SaysValid(empty, in_turn));
}

// Boards drawn by lot: solved ones with squares taken away, and then often one square changed.

void look_at_random_boards(int count) {
    std::mt19937_64 random(kata::seed());
    for (int number = 0; number < count; ++number) {
        SudokuBoard board = kata::random_solved_board(random);
        const int keep = kata::below(100, random);
        for (auto& row : board)
            for (char& square : row)
                if (kata::below(100, random) >= keep) square = '.';
        if (kata::below(3, random) != 0)
            board = with(board, {kata::below(9, random), kata::below(9, random)},
                         static_cast<char>('1' + kata::below(9, random)));
        EXPECT_THAT(is_valid_sudoku(board),
                    IsRightAbout(board, "Random board " + std::to_string(number) + " of seed " +
                                            std::to_string(kata::seed()) + ": --seed " +
                                            std::to_string(kata::seed()) + " gives it again."));
    }
}

TEST(Required, RandomBoardsAreJudgedRightly) {
    look_at_random_boards(200);
}

TEST(Stretch, AThousandRandomBoardsInOneGo) {
    look_at_random_boards(1000);
}

} // namespace
