#pragma once
// Valid Sudoku (LeetCode 36): what the shared tests call, with which types, and which method of the
// class under test answers.

#include "seam.hpp"

#include <string>
#include <vector>

namespace kata {

using Signature = bool(std::vector<std::vector<char>> board);

/// Whether no row, column or box of the 9 × 9 board holds a digit twice. A square is '1' to '9', or
/// '.' where it is empty; whether the board can be solved does not matter.
inline bool is_valid_sudoku(std::vector<std::vector<char>> board) {
    return Link<Signature>::call(board);
}

inline constexpr bool any_order = false; ///< of the elements of the list that is answered

/// The adapter's half: one call, answered by a fresh object of the class under test.
template <class Solution>
bool call_solution(std::vector<std::vector<char>> board) {
    return Solution{}.isValidSudoku(board);
}

} // namespace kata
