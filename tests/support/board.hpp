#pragma once
// Boards as the shared tests write, name and draw them. Every text a learner reads about a board is
// made of these, so that squares are named and marked in one way everywhere.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kata {

using QueensBoard = std::vector<std::string>;
using SudokuBoard = std::vector<std::vector<char>>;

/// A square, counted from 0 as in the code people write.
struct Square {
    int row = 0;
    int column = 0;

    friend bool operator==(const Square&, const Square&) = default;
};

/// "row 0, column 4"
std::string name_of(Square square);

/// "352", "1,234"
std::string with_commas(std::size_t number);

/// "1 board", "40 boards", "1,234 boards"
std::string count_of(std::size_t count, const std::string& noun);

/// The text between quotes, what cannot be printed made visible ("\x01"), cut after `limit` bytes.
std::string in_quotes(std::string_view text, std::size_t limit = 40);

/// The board with its rows and columns numbered and the marked squares in brackets. The board must
/// have the right shape, n rows of n characters.
std::string draw(const QueensBoard& board, const std::vector<Square>& marked = {});

/// The board with its boxes ruled, its rows and columns numbered and the marked squares in
/// brackets; what is no digit and no '.' shows as '?'. The board must have nine rows of nine.
std::string draw(const SudokuBoard& board, const std::vector<Square>& marked = {});

/// The rows of a board of any shape, each quoted with its length, for the boards that cannot be
/// drawn.
std::string list_rows(const std::vector<std::string>& rows);

/// The words a test adds to a message, as a paragraph of their own.
std::string paragraph(const std::string& note);

} // namespace kata
