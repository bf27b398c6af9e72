#pragma once
// N-Queens (LeetCode 51): what the shared tests call, with which types, and which method of the
// class under test answers.

#include "seam.hpp"

#include <string>
#include <vector>

namespace kata {

using Signature = std::vector<std::vector<std::string>>(int n);

/// Every way to place n queens on an n × n board so that none attacks another, in any order. A
/// board is n rows from top to bottom, each of n characters: 'Q' a queen, '.' an empty square.
inline std::vector<std::vector<std::string>> solve_n_queens(int n) {
    return Link<Signature>::call(n);
}

inline constexpr bool any_order = true; ///< of the elements of the list that is answered

/// The adapter's half: one call, answered by a fresh object of the class under test.
template <class Solution>
std::vector<std::vector<std::string>> call_solution(int n) {
    return Solution{}.solveNQueens(n);
}

} // namespace kata
