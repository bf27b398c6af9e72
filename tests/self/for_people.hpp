#pragma once
// What the tests of the matchers share: what a matcher says for people when it rejects an answer.

#include "support/mismatch.hpp"

#include <algorithm>
#include <gmock/gmock-matchers.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace kata {

/// What the matcher notes about an answer that it must reject. It must fit a terminal of 80
/// columns, of which the judge's margin takes two, and be no wall of text.
template <class Matcher, class Answer>
Mismatch rejected(const Matcher& matcher, const Answer& answer) {
    take_mismatch();
    EXPECT_FALSE(testing::Matches(matcher)(answer));
    const auto noted = take_mismatch();
    EXPECT_TRUE(noted.has_value());
    const Mismatch mismatch = noted.value_or(Mismatch{});
    EXPECT_LT(std::count(mismatch.message.begin(), mismatch.message.end(), '\n'), 40);
    std::istringstream lines(mismatch.message);
    for (std::string line; std::getline(lines, line);) {
        const auto begins_a_character = [](char c) { return (c & 0xC0) != 0x80; };
        EXPECT_LE(std::count_if(line.begin(), line.end(), begins_a_character), 78) << line;
    }
    EXPECT_EQ((mismatch.expected + mismatch.actual).find('\n'), std::string::npos);
    return mismatch;
}

} // namespace kata
