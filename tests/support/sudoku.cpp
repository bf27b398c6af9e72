// Sudoku boards for the shared tests: made, checked by comparing squares, and completed by a search
// that counts.

#include "sudoku.hpp"

#include "seed.hpp"

#include <array>
#include <bit>
#include <numeric>
#include <stdexcept>

namespace kata {

namespace {

char& at(SudokuBoard& board, Square square) {
    return board.at(static_cast<std::size_t>(square.row))
        .at(static_cast<std::size_t>(square.column));
}

char at(const SudokuBoard& board, Square square) {
    return board.at(static_cast<std::size_t>(square.row))
        .at(static_cast<std::size_t>(square.column));
}

Square square_at(int index) {
    return {index / 9, index % 9};
}

int box_of(Square square) {
    return square.row / 3 * 3 + square.column / 3;
}

/// Completes a board square by square, the one with the fewest candidates first.
class Counter {
  public:
    Counter(const SudokuBoard& board, int limit) : limit_(limit) {
        for (int index = 0; index < 81; ++index) {
            const char digit = at(board, square_at(index));
            if (is_digit(digit))
                take(index, 1 << (digit - '1'));
            else
                empty_.push_back(index);
        }
    }

    int count() {
        search();
        return found_;
    }

  private:
    int free_at(int index) const {
        const auto [row, column, box] = groups(index);
        return 511 & ~(taken_[row] | taken_[column] | taken_[box]);
    }

    static std::array<std::size_t, 3> groups(int index) {
        const Square square = square_at(index);
        return {static_cast<std::size_t>(square.row), static_cast<std::size_t>(9 + square.column),
                static_cast<std::size_t>(18 + box_of(square))};
    }

    void take(int index, int bit) {
        for (const std::size_t group : groups(index))
            taken_[group] |= bit;
    }

    void release(int index, int bit) {
        for (const std::size_t group : groups(index))
            taken_[group] &= ~bit;
    }

    void search() {
        if (empty_.empty()) {
            ++found_;
            return;
        }
        std::size_t best = 0;
        int fewest = 10;
        for (std::size_t place = 0; place < empty_.size() && fewest > 1; ++place) {
            const int candidates = std::popcount(static_cast<unsigned>(free_at(empty_[place])));
            if (candidates >= fewest) continue;
            fewest = candidates;
            best = place;
        }
        const int index = empty_[best];
        empty_[best] = empty_.back();
        empty_.pop_back();
        for (int free = free_at(index); free != 0 && found_ < limit_; free &= free - 1) {
            const int bit = free & -free;
            take(index, bit);
            search();
            release(index, bit);
        }
        empty_.push_back(index);
        std::swap(empty_[best], empty_.back());
    }

    std::array<int, 27> taken_{};
    std::vector<int> empty_;
    int limit_, found_ = 0;
};

/// The numbers 0 to 8 mixed so that each three neighbours stay together, as rows of a band must.
std::vector<int> mixed_lines(std::mt19937_64& random) {
    std::vector<int> bands{0, 1, 2};
    shuffle(bands, random);
    std::vector<int> lines;
    for (const int band : bands) {
        std::vector<int> inside{0, 1, 2};
        shuffle(inside, random);
        for (const int line : inside)
            lines.push_back(3 * band + line);
    }
    return lines;
}

} // namespace

bool is_digit(char square) {
    return '1' <= square && square <= '9';
}

SudokuBoard sudoku(std::string_view squares) {
    SudokuBoard board(1);
    for (const char square : squares) {
        if (!is_digit(square) && square != '.') continue;
        if (board.back().size() == 9) board.emplace_back();
        board.back().push_back(square);
    }
    if (board.size() != 9 || board.back().size() != 9)
        throw std::logic_error("a board of a test has not 81 squares");
    return board;
}

std::string squares_of(const SudokuBoard& board) {
    std::string squares;
    for (const std::vector<char>& row : board)
        squares.append(row.begin(), row.end());
    return squares;
}

SudokuBoard with(SudokuBoard board, Square square, char digit) {
    at(board, square) = digit;
    return board;
}

SudokuBoard only(char digit, const std::vector<Square>& squares) {
    SudokuBoard board(9, std::vector<char>(9, '.'));
    for (const Square square : squares)
        at(board, square) = digit;
    return board;
}

bool share_row(Square one, Square other) {
    return one.row == other.row;
}

bool share_column(Square one, Square other) {
    return one.column == other.column;
}

bool share_box(Square one, Square other) {
    return one.row / 3 == other.row / 3 && one.column / 3 == other.column / 3;
}

std::vector<Clash> clashes(const SudokuBoard& board) {
    std::vector<Clash> found;
    for (int first = 0; first < 81; ++first) {
        const Square one = square_at(first);
        const char digit = at(board, one);
        if (!is_digit(digit)) continue;
        for (int second = first + 1; second < 81; ++second) {
            const Square other = square_at(second);
            if (at(board, other) != digit) continue;
            if (share_row(one, other))
                found.push_back({one, other, "row " + std::to_string(one.row)});
            if (share_column(one, other))
                found.push_back({one, other, "column " + std::to_string(one.column)});
            if (share_box(one, other))
                found.push_back({one, other, "box " + std::to_string(box_of(one))});
        }
    }
    return found;
}

SudokuBoard random_solved_board(std::mt19937_64& random) {
    const std::vector<int> rows = mixed_lines(random);
    const std::vector<int> columns = mixed_lines(random);
    std::vector<char> digits{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
    shuffle(digits, random);
    const bool turned = below(2, random) == 1;
    SudokuBoard board(9, std::vector<char>(9, '.'));
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            const int from_row = rows[static_cast<std::size_t>(turned ? column : row)];
            const int from_column = columns[static_cast<std::size_t>(turned ? row : column)];
            const int shifted = (from_row * 3 + from_row / 3 + from_column) % 9;
            at(board, {row, column}) = digits[static_cast<std::size_t>(shifted)];
        }
    return board;
}

int count_solutions(const SudokuBoard& board, int limit) {
    return clashes(board).empty() ? Counter(board, limit).count() : 0;
}

} // namespace kata
