// Draws boards in plain characters, no wider than a terminal.

#include "board.hpp"

#include <algorithm>
#include <cstdio>

namespace kata {

namespace {

bool printable(char character) {
    return character >= ' ' && character <= '~';
}

std::string padded(std::size_t number, std::size_t width) {
    std::string text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

/// One square, three characters wide.
std::string cell(char character, Square square, const std::vector<Square>& marked) {
    const std::string shown(1, printable(character) ? character : '?');
    const bool mark = std::find(marked.begin(), marked.end(), square) != marked.end();
    return mark ? "[" + shown + "]" : " " + shown + " ";
}

void end_line(std::string& drawing) {
    drawing.erase(drawing.find_last_not_of(' ') + 1);
    drawing += '\n';
}

constexpr std::size_t margin = 6; // "   12 ": where the row numbers stand

} // namespace

std::string paragraph(const std::string& note) {
    return note.empty() ? "" : "\n" + note + "\n";
}

std::string name_of(Square square) {
    return "row " + std::to_string(square.row) + ", column " + std::to_string(square.column);
}

std::string with_commas(std::size_t number) {
    std::string text = std::to_string(number);
    for (std::size_t left = text.size(); left > 3; left -= 3)
        text.insert(left - 3, ",");
    return text;
}

std::string count_of(std::size_t count, const std::string& noun) {
    return with_commas(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string in_quotes(std::string_view text, std::size_t limit) {
    std::string result = "\"";
    for (const char character : text.substr(0, limit)) {
        if (printable(character)) {
            if (character == '"' || character == '\\') result += '\\';
            result += character;
        } else {
            char code[5];
            std::snprintf(code, sizeof code, "\\x%02x", static_cast<unsigned char>(character));
            result += code;
        }
        if (result.size() > limit + limit / 2) return result + "…\"";
    }
    return result + (text.size() > limit ? "…\"" : "\"");
}

std::string draw(const QueensBoard& board, const std::vector<Square>& marked) {
    if (board.empty()) return "   (a board without a row)\n";
    std::string drawing(margin, ' ');
    for (std::size_t column = 0; column < board.size(); ++column)
        drawing += padded(column, 2) + " ";
    end_line(drawing);
    for (std::size_t row = 0; row < board.size(); ++row) {
        drawing += padded(row, margin - 1) + " ";
        for (std::size_t column = 0; column < board[row].size(); ++column)
            drawing +=
                cell(board[row][column], {static_cast<int>(row), static_cast<int>(column)}, marked);
        end_line(drawing);
    }
    return drawing;
}

std::string draw(const SudokuBoard& board, const std::vector<Square>& marked) {
    std::string drawing(margin, ' ');
    for (std::size_t column = 0; column < board.size(); ++column)
        drawing += (column == 3 || column == 6 ? "  " : " ") + std::to_string(column) + " ";
    end_line(drawing);
    for (std::size_t row = 0; row < board.size(); ++row) {
        if (row == 3 || row == 6)
            drawing += std::string(margin, ' ') + "---------+---------+---------\n";
        drawing += padded(row, margin - 1) + " ";
        for (std::size_t column = 0; column < board[row].size(); ++column) {
            if (column == 3 || column == 6) drawing += '|';
            drawing +=
                cell(board[row][column], {static_cast<int>(row), static_cast<int>(column)}, marked);
        }
        end_line(drawing);
    }
    return drawing;
}

std::string list_rows(const std::vector<std::string>& rows) {
    constexpr std::size_t most = 12;
    std::string text;
    for (std::size_t row = 0; row < std::min(rows.size(), most); ++row)
        text += padded(row, margin - 1) + " " + in_quotes(rows[row], 30) + "   " +
                count_of(rows[row].size(), "character") + "\n";
    if (rows.empty()) text = "   (no rows)\n";
    if (rows.size() > most)
        text += "      … and " + count_of(rows.size() - most, "more row") + "\n";
    return text;
}

} // namespace kata
