#pragma once
// N-Queens II (LeetCode 52): what the shared tests call, with which types, and which method of the
// class under test answers.

#include "seam.hpp"

#include <string>
#include <vector>

namespace kata {

using Signature = int(int n);

/// How many ways there are to place n queens on an n × n board so that none attacks another.
inline int total_n_queens(int n) {
    return Link<Signature>::call(n);
}

inline constexpr bool any_order = false; ///< of the elements of the list that is answered

/// The adapter's half: one call, answered by a fresh object of the class under test.
template <class Solution>
int call_solution(int n) {
    return Solution{}.totalNQueens(n);
}

} // namespace kata
