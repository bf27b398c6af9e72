#pragma once
// The puzzles that Sudoku Solver is tested with, each with exactly one solution. What is said about
// them is checked by tests/self/support_puzzles_test.cpp. Above each stands where it comes from:
// the command of generator/puzzles_generator.cpp that makes puzzles of its kind, or that of qqwing.

#include <array>

namespace kata {

struct Puzzle {
    const char* squares; ///< 81, in reading order
    const char* why;     ///< what it is there for
};

namespace puzzles {

// Required: a plain search, square by square in whatever direction, visits fewer than 40,000
// positions.

// the example that every text on this problem shows
inline constexpr Puzzle usual{
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "the board that everybody tries first; naked singles complete it"};

// make none 2 3000 0
inline constexpr Puzzle naked_singles{
    "........6...492..83.7....1..7...91...4.261..3....4.....12.5.8...9...8.6....6....2",
    "naked singles alone complete it"};

// make none 2 3000 0
inline constexpr Puzzle hidden_singles{
    ".79....46...........25......8521.3....1.7...2......8.95..76.9....8.23...9..4..2..",
    "naked singles get stuck, hidden singles complete it"};

// make none 2 3000 0
inline constexpr Puzzle one_guess{
    "...1....8......94.5.4....63.......273.68.......253.4..93.21......8.7..1..2..6....",
    "all singles get stuck, one right guess completes it"};

// make none 2 3000 0, then ease 1 1500
inline constexpr Puzzle two_guesses{
    ".5.17..9...6...4..38.6..........9..742.........7.81..4..8..6.491..84.6.56..9....1",
    "all singles get stuck, and no single right guess completes it"};

// make none 2 3000 0, then ease 1 1500
inline constexpr Puzzle two_guesses_more{
    "1...4...86...783...82...9.7..6....32...5..8...1....7..........452.13....7.9.8....",
    "all singles get stuck, and no single right guess completes it"};

// make row0 1 60 3
inline constexpr Puzzle first_row_empty{
    "..........6.314.9...2.6.......6418.7.137.9..4..........9...3.8..3.2.81.5.584....3",
    "row 0 is empty, and a guess is needed"};

// make column0 1 60 3
inline constexpr Puzzle first_column_empty{
    ".57.2..9......56.4...916..5.65.....2.7.63.1...9.....6...258.9....1...54..8...4...",
    "column 0 is empty, and a guess is needed"};

// make box0 1 60 3
inline constexpr Puzzle first_box_empty{
    "....5.2.7...217...........9.7..42.83..53....2362.......2.5..94..86.24...5....372.",
    "box 0 is empty, and a guess is needed"};

// make row8 1 60 3
inline constexpr Puzzle last_row_empty{
    ".74.9.........2....15..4..6....3862..96..5..33..94..78...3.19..18..6...7.........",
    "row 8 is empty, and a guess is needed"};

// make box8 1 60 3
inline constexpr Puzzle last_box_empty{
    ".8..21..9......6..4.1...283..3.6.97.........4..82...3..753.2...62.8.7...1...4....",
    "box 8 is empty, and a guess is needed"};

// make row0 1 60 3, then relabel 0 987654321
inline constexpr Puzzle wrong_digit_first{
    ".........5.21.8...3.6.2.......4...86.6.31.4..1.4..67.24...6...8.31.4...98..7....3",
    "row 0 becomes 9 8 7 6 5 4 3 2 1: counting up, first tries are mostly wrong"};

// make row8 1 60 3, then relabel 8 123456789
inline constexpr Puzzle wrong_digit_first_backwards{
    "......41......26....7645....92.1.8.....3..5..6.472....7.6....54...8.12.3.........",
    "row 8 becomes 1 2 3 4 5 6 7 8 9: filled from the end, first tries are mostly wrong"};

// make row0 1 60 3, then relabel 0 123456789
inline constexpr Puzzle wrong_digit_first_downwards{
    "..........47.8.561568.7......6.48..38....3.9...95..8..6..2...7....79....3....1.4.",
    "row 0 becomes 1 2 3 4 5 6 7 8 9: counting down, first tries are mostly wrong"};

// make none 2 3000 0
inline constexpr Puzzle few_clues{
    "...8.......5..7.34.....41.7......4.1..4.1..5.38...........61.8...27.....57..3....",
    "23 clues, none of them to spare"};

// Stretch: too much for a plain search in one direction or another.

// qqwing --generate 1 --difficulty easy --one-line
inline constexpr Puzzle qqwing_easy{
    "..2...8..5.....41...78149..1...4.....9...7...2..3.........2..54...93.7.......8..1",
    "qqwing calls it easy"};

// qqwing --generate 1 --difficulty expert --one-line
inline constexpr Puzzle qqwing_expert{
    ".97...38.5......2441..7...9..9..5.1..8.7.49.2...8...7..5......8324.............3.",
    "qqwing calls it expert"};

// fewer 3 6000
inline constexpr Puzzle nineteen_clues{
    "...5....82....4....74.3.5........8..95......61....2..3......34.8..6..............",
    "19 clues"};

// fewer, a longer walk
inline constexpr Puzzle eighteen_clues{
    "..1.7.......8..4..2.........9...5..8.....1.5..4..3.......2.4.........7....5..9.6.",
    "18 clues"};

// make none 2 3000 0
inline constexpr Puzzle guesses_on_22_clues{
    "9.8...6.2.....1...7.......5.7.3........548....4..6..1....4..7......8...3.9.1..5..",
    "22 clues, and more than one guess is needed"};

// make none 2 3000 0
inline constexpr Puzzle guesses_on_23_clues{
    "1...4...86...783....2...9.7..6....3....5..8...1....7..........452.1.....7.9.8....",
    "23 clues, and more than one guess is needed"};

// fewer, then harden forwards
inline constexpr Puzzle hard_forwards{
    "...6.....2...........7.9.6.......8...74......3.....5.2.6.....43.9..85........2...",
    "row by row, counting up, it takes 98 million positions"};

// fewer, then harden backwards
inline constexpr Puzzle hard_backwards{
    "5......742..19............361.........9.34........7.........2.....2..6.5..3......",
    "row by row from the end, counting up, it takes 60 million positions"};

// fewer, then harden columns
inline constexpr Puzzle hard_by_columns{
    ".5....3.4........7.62.........74........3..9..2.....1.3...9.........1........6.25",
    "column by column, counting up, it takes 60 million positions"};

// make, then harden downwards
inline constexpr Puzzle hard_downwards{
    "..3..6..9..5..3.......1....7...........5..32.....67.4.....2...6.398.......8....14",
    "row by row, counting down, it takes 16 million positions"};

inline constexpr std::array required{usual,
                                     naked_singles,
                                     hidden_singles,
                                     one_guess,
                                     two_guesses,
                                     two_guesses_more,
                                     first_row_empty,
                                     first_column_empty,
                                     first_box_empty,
                                     last_row_empty,
                                     last_box_empty,
                                     wrong_digit_first,
                                     wrong_digit_first_backwards,
                                     wrong_digit_first_downwards,
                                     few_clues};

inline constexpr std::array stretch{
    qqwing_easy,         qqwing_expert, nineteen_clues, eighteen_clues,  guesses_on_22_clues,
    guesses_on_23_clues, hard_forwards, hard_backwards, hard_by_columns, hard_downwards};

} // namespace puzzles

} // namespace kata
