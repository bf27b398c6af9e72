// Makes Sudoku puzzles with exactly one solution, of the kinds that the table in ../puzzles.hpp
// needs. A line of output is: what completes it, its clues, the most positions that a plain search
// visits, its 81 squares. The same arguments give the same puzzles on every machine.
//
//   make REGION SEED COUNT EXTRA    random minimal puzzles with EXTRA clues put back, in which
//   REGION
//                                   (none, row0, row8, column0, box0, box8) is empty
//   fewer SEED STEPS                minimal puzzles of fewer and fewer clues: two out, one in
//   ease SEED TRIES                 each puzzle read, with up to four clues more, so that a plain
//                                   search is quick and no less is needed to complete it
//   relabel ROW DIGITS              each puzzle read, with ROW of its solution becoming DIGITS
//   harden WAY SEED TRIES           each puzzle read, with its lines and digits exchanged so that a
//                                   plain search in one direction is slow: WAY is forwards,
//                                   backwards, columns or downwards
//
// Built by `cmake --build build --target puzzles_generator`.

#include "candidates.hpp"
#include "rating.hpp"
#include "support/seed.hpp"

#include <algorithm>
#include <iostream>
#include <numeric>
#include <stdexcept>

namespace {

using namespace kata;
using Random = std::mt19937_64;

constexpr std::int64_t most_positions = 3'000'000;

int clues(const std::string& squares) {
    return static_cast<int>(squares.size() - std::count(squares.begin(), squares.end(), '.'));
}

bool unique(const std::string& squares) {
    int found = 0;
    Candidates(sudoku(squares)).for_each_solution([&](const Candidates&) { return ++found < 2; });
    return found == 1;
}

void print(const std::string& squares) {
    const SudokuBoard board = sudoku(squares);
    constexpr const char* needs[] = {"naked-singles", "hidden-singles", "one-guess",
                                     "more-guesses"};
    std::cout << needs[static_cast<int>(need_of(board))] << ' ' << clues(squares) << ' '
              << worst_positions(board, most_positions) << ' ' << squares << std::endl;
}

std::vector<int> mixed(int count, Random& random) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    shuffle(numbers, random);
    return numbers;
}

/// A full board out of all there are: squares in any order get any digit that leaves a solution.
std::string random_full_board(Random& random) {
    for (;;) {
        Candidates board;
        for (const int square : mixed(81, random)) {
            int mask = board[square];
            for (int skip = below(std::popcount(static_cast<unsigned>(mask)), random); skip > 0;
                 --skip)
                mask &= mask - 1;
            board.place(square, mask & -mask);
            if (!board.alive()) break;
        }
        if (board.complete()) return squares_of(board.board());
    }
}

std::string minimal(std::string squares, Random& random) {
    for (const int square : mixed(81, random)) {
        const char clue = std::exchange(squares[static_cast<std::size_t>(square)], '.');
        if (clue != '.' && !unique(squares)) squares[static_cast<std::size_t>(square)] = clue;
    }
    return squares;
}

bool in_region(const std::string& region, int square) {
    const int row = square / 9;
    const int column = square % 9;
    if (region == "row0") return row == 0;
    if (region == "row8") return row == 8;
    if (region == "column0") return column == 0;
    if (region == "box0") return row < 3 && column < 3;
    if (region == "box8") return row > 5 && column > 5;
    if (region == "none") return false;
    throw std::invalid_argument("no such region: " + region);
}

void make(const std::string& region, Random random, int count, int extra) {
    for (int made = 0; made < count;) {
        const std::string full = random_full_board(random);
        std::string squares = full;
        for (int square = 0; square < 81; ++square)
            if (in_region(region, square)) squares[static_cast<std::size_t>(square)] = '.';
        if (!unique(squares)) continue;
        squares = minimal(squares, random);
        int left = extra;
        for (const int square : mixed(81, random)) {
            char& clue = squares[static_cast<std::size_t>(square)];
            if (left == 0 || clue != '.' || in_region(region, square)) continue;
            clue = full[static_cast<std::size_t>(square)];
            --left;
        }
        print(squares);
        ++made;
    }
}

/// Takes `out` clues away, and looks for one clue that leaves a single solution of all those there
/// are then. Gives nothing where there is none, or too many solutions to look at.
std::string exchanged(std::string squares, int out, Random& random) {
    int left = out;
    for (const int square : mixed(81, random))
        if (left > 0 && squares[static_cast<std::size_t>(square)] != '.') {
            squares[static_cast<std::size_t>(square)] = '.';
            --left;
        }
    constexpr int most = 5000;
    int found = 0;
    std::array<std::array<int, 9>, 81> seen{};
    Candidates(sudoku(squares)).for_each_solution([&](const Candidates& solution) {
        for (int square = 0; square < 81; ++square)
            ++seen[static_cast<std::size_t>(square)][static_cast<std::size_t>(
                std::countr_zero(static_cast<unsigned>(solution[square])))];
        return ++found < most;
    });
    if (found == most) return {};
    for (const int choice : mixed(729, random)) {
        const auto square = static_cast<std::size_t>(choice / 9);
        const auto digit = static_cast<std::size_t>(choice % 9);
        if (seen[square][digit] != 1) continue;
        squares[square] = static_cast<char>('1' + digit);
        return minimal(squares, random);
    }
    return {};
}

void fewer(Random random, int steps) {
    std::string best = minimal(random_full_board(random), random);
    for (int step = 0; step < steps; ++step) {
        const std::string next = exchanged(best, step % 8 == 0 ? 1 : 2, random);
        if (next.empty() || clues(next) > clues(best)) continue;
        if (clues(next) < clues(best)) print(next);
        best = next;
    }
}

void ease(const std::string& squares, Random random, int tries) {
    const Need need = need_of(sudoku(squares));
    const std::string full = squares_of(solution_of(sudoku(squares)));
    std::string best = squares;
    std::int64_t fewest = worst_positions(sudoku(squares), most_positions);
    for (int turn = 0; turn < tries; ++turn) {
        std::string eased = squares;
        for (int clue = 0; clue < 4; ++clue) {
            const auto square = static_cast<std::size_t>(below(81, random));
            eased[square] = full[square];
        }
        if (need_of(sudoku(eased)) != need) continue;
        const std::int64_t visited = worst_positions(sudoku(eased), fewest);
        if (visited >= fewest) continue;
        fewest = visited;
        best = eased;
    }
    print(best);
}

std::string relabelled(std::string squares, int row, const std::string& digits) {
    const std::string full = squares_of(solution_of(sudoku(squares)));
    const std::string line = full.substr(9 * static_cast<std::size_t>(row), 9);
    for (char& square : squares)
        if (square != '.') square = digits[line.find(square)];
    return squares;
}

/// The puzzle with its rows and columns exchanged as the rules allow.
std::string image(const std::string& squares, Random& random) {
    const auto lines = [&] {
        std::vector<int> order;
        for (const int band : mixed(3, random))
            for (const int line : mixed(3, random))
                order.push_back(3 * band + line);
        return order;
    };
    const std::vector<int> rows = lines();
    const std::vector<int> columns = lines();
    const bool turned = below(2, random) == 1;
    std::string result;
    for (const int row : rows)
        for (const int column : columns)
            result +=
                squares[static_cast<std::size_t>(turned ? 9 * column + row : 9 * row + column)];
    return result;
}

/// Makes a puzzle that is slow forwards one that is slow in another direction.
std::string seen_from(const std::string& way, const std::string& squares) {
    std::string result = squares;
    if (way == "backwards") std::reverse(result.begin(), result.end());
    if (way == "columns")
        for (std::size_t square = 0; square < 81; ++square)
            result[square] = squares[square % 9 * 9 + square / 9];
    if (way == "downwards")
        for (char& square : result)
            if (square != '.') square = static_cast<char>('1' + '9' - square);
    return result;
}

void harden(const std::string& way, const std::string& squares, Random random, int tries) {
    std::string best = squares;
    std::int64_t most = 0;
    for (int turn = 0; turn < tries; ++turn) {
        std::string next = image(squares, random);
        if (clues(next.substr(0, 18)) > 3) continue;
        next = relabelled(next, 0, "987654321");
        const std::int64_t visited = positions(sudoku(next), {}, 100'000'000);
        if (visited <= most) continue;
        most = visited;
        best = next;
    }
    std::cout << most << " positions " << way << ": ";
    print(seen_from(way, best));
}

int run(const std::vector<std::string>& words) {
    const auto number = [&](std::size_t at) { return std::stoi(words.at(at)); };
    const auto random = [&](std::size_t at) {
        return Random(static_cast<std::uint64_t>(number(at)));
    };
    const std::string& what = words.at(0);
    if (what == "make") {
        make(words.at(1), random(2), number(3), number(4));
        return 0;
    }
    if (what == "fewer") {
        fewer(random(1), number(2));
        return 0;
    }
    for (std::string squares; std::cin >> squares;) {
        if (squares.size() != 81) continue;
        if (what == "ease") ease(squares, random(1), number(2));
        if (what == "relabel") print(relabelled(squares, number(1), words.at(2)));
        if (what == "harden") harden(words.at(1), squares, random(2), number(3));
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run({argv + 1, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << "puzzles_generator: " << error.what()
                  << "; how it is used stands at the top of its source\n";
        return 2;
    }
}
