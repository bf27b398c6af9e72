#pragma once
// What the shared tests of N-Queens and N-Queens II are written with: matchers that know every
// board, and say in words what is wrong with an answer.

#include "board.hpp"

#include <cstdint>
#include <gmock/gmock-matchers.h>
#include <string>
#include <vector>

namespace kata {

using QueensBoards = std::vector<QueensBoard>;

/// Every way to place n queens so that none attacks another, the smallest columns first. Found by a
/// search of the tests' own.
QueensBoards every_board(int n);

/// How many ways there are, by the same search without a list.
std::int64_t count_boards(int n);

/// Accepts exactly the boards of every_board(n), each once, in any order. `note` is told to
/// whoever answers otherwise.
testing::Matcher<const QueensBoards&> IsEveryBoard(int n, const std::string& note = {});

/// Accepts exactly the number of ways to place n queens.
testing::Matcher<int> IsTheCountFor(int n, const std::string& note = {});

} // namespace kata
