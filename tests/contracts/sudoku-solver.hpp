#pragma once
// Sudoku Solver (LeetCode 37): what the shared tests call, with which types, and which method of
// the class under test answers.

#include "seam.hpp"

#include <string>
#include <vector>

namespace kata {

using Signature = void(std::vector<std::vector<char>>& board);

/// Fills the empty squares ('.') of a 9 × 9 board in place, so that each row, column and box holds
/// the digits '1' to '9' once. The board given has exactly one solution.
inline void solve_sudoku(std::vector<std::vector<char>>& board) {
    Link<Signature>::call(board);
}

inline constexpr bool any_order = false; ///< of the elements of the list that is answered

/// The adapter's half: one call, answered by a fresh object of the class under test.
template <class Solution>
void call_solution(std::vector<std::vector<char>>& board) {
    Solution{}.solveSudoku(board);
}

} // namespace kata
