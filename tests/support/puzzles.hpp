#pragma once
// The puzzles that Sudoku Solver is tested with, each with exactly one solution. They come from
// tests/support/generator/puzzles_generator.cpp.

#include <array>

namespace kata {

struct Puzzle {
    const char* squares; ///< 81, in reading order
    const char* why;     ///< what it is there for
};

namespace puzzles {

inline constexpr Puzzle usual{
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "the board that everybody tries first"};

inline constexpr Puzzle naked_singles{
    "7.3.8.4.....6..2..248.1.5...1.........43.1.9.3.......7.7...6..8.....4.2..5...86..",
    "naked singles alone complete it"};

inline constexpr Puzzle hidden_singles{
    ".8...6..9.....3.24.....9...3..51..6..7......12.....5....4..71...193..4.6.37....5.",
    "naked singles get stuck, hidden singles complete it"};

inline constexpr Puzzle one_guess{
    "341.2.....6....12..9..3..4.......371..96..2..18...........5....83...471......8536",
    "all singles get stuck, one right guess completes it"};

inline constexpr Puzzle two_guesses{
    ".8..7.....3.9...4......3598..37....19....8..6.1..59......2.14..2.6.........534..2",
    "no single guess completes it, singles and all: two are needed"};

inline constexpr Puzzle two_guesses_more{
    "..2..7..3......6....3...4787.16..2........38..9.3.4..5.6.2.......74.8.9.98.......",
    "the same again on 26 clues"};

inline constexpr Puzzle first_row_empty{
    "..........7432..8..6..95.728.....25......38.454.9.1....1.8.4.....7.........5..163",
    "row 0 is empty; needs a guess"};

inline constexpr Puzzle first_box_empty{
    "...6....1...1.74.8....49.526.98512....1....8..4..6...9.94.1....2....8...5......43",
    "box 0 is empty; needs a guess"};

inline constexpr Puzzle first_column_empty{
    "...1.58...7.....1...5.9.2...52........76......6...8.49.3..4.9...9.8...76..62....8",
    "column 0 is empty; needs a guess"};

inline constexpr Puzzle last_row_empty{
    "....32...4......7..8....39...6...8.4.3..1..6785.6.4....48793..579.4.6............",
    "row 8 is empty; needs a guess"};

inline constexpr Puzzle last_box_empty{
    "..24.........38.5.......79.74..1.986.6..9..47..9...1..1.89.2....97..6...3.6......",
    "box 8 is empty; needs a guess"};

inline constexpr Puzzle wrong_digit_first{
    "..........567129.82.....7...79...1.6.....84......6.2..8..9...72..4.3......25.1.3.",
    "row 0 is empty and becomes 9 8 7 6 5 4 3 2 1: counting up, almost every first try is wrong"};

inline constexpr Puzzle wrong_digit_first_backwards{
    "......9.2...58...3.3...2857.8.....9..15.4....9.637..2.8..2.1..5.698.7............",
    "row 8 is empty and becomes 1 2 3 4 5 6 7 8 9: filled from the end, almost every first try is "
    "wrong"};

inline constexpr Puzzle wrong_digit_first_downwards{
    "..........543981.28.....3...31...9.4.....26......4.8..2..1...38..6.7......85.9.7.",
    "row 0 is empty and becomes 1 2 3 4 5 6 7 8 9: counting down, almost every first try is wrong"};

inline constexpr Puzzle few_clues{
    ".....6.2...4.....99..1...3....5..3.6..89......1..2.5..62.3...............59...8.4",
    "22 clues, none of them to spare"};

// Stretch.

inline constexpr Puzzle eighteen_clues{
    ".4.....867.5.............2...1.28........6.....9...7.4...5.19.....9......6.......",
    "18 clues"};

inline constexpr Puzzle hard_forwards{
    "...6.....2...........7.9.6.......8...74......3.....5.2.6.....43.9..85........2...",
    "row by row from the start, counting up: 98 million positions"};

inline constexpr Puzzle hard_backwards{
    "5......742..19............361.........9.34........7.........2.....2..6.5..3......",
    "row by row from the end, counting up: 60 million positions"};

inline constexpr Puzzle hard_downwards{
    "..3..6..9..5..3.......1....7...........5..32.....67.4.....2...6.398.......8....14",
    "row by row from the start, counting down: 16 million positions"};

inline constexpr Puzzle hard_sideways{
    ".5....3.4........7.62.........74........3..9..2.....1.3...9.........1........6.25",
    "column by column from the start, counting up: 60 million positions"};

inline constexpr Puzzle guesses_on_22_clues{
    ".8......1.5..7.6..3.............1..26.8.........3....9..6.9..4.2..8...1..1..6.57.",
    "22 clues, and two guesses are needed"};

inline constexpr Puzzle guesses_on_23_clues{
    ".8...43.....7..6..146..........2......538...........95..9.6...4...14.2....2..7.3.",
    "23 clues, and two guesses are needed"};

inline constexpr std::array required{usual,
                                     naked_singles,
                                     hidden_singles,
                                     one_guess,
                                     two_guesses,
                                     two_guesses_more,
                                     first_row_empty,
                                     first_box_empty,
                                     first_column_empty,
                                     last_row_empty,
                                     last_box_empty,
                                     wrong_digit_first,
                                     wrong_digit_first_backwards,
                                     wrong_digit_first_downwards,
                                     few_clues};

inline constexpr std::array stretch{eighteen_clues,     hard_forwards, hard_backwards,
                                    hard_downwards,     hard_sideways, guesses_on_22_clues,
                                    guesses_on_23_clues};

} // namespace puzzles

} // namespace kata
