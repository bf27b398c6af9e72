// Tests of the plain matchers: what they accept, and what they say when they do not.

#include "for_people.hpp"
#include "support/equals.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace {

using kata::as_written;
using kata::Equals;
using kata::EqualsInAnyOrder;
using kata::Mismatch;
using kata::rejected;
using testing::Matches;
using Numbers = std::vector<int>;
using Rows = std::vector<Numbers>;

TEST(Equals, ValuesAreWrittenAsInTestCases) {
    EXPECT_EQ(as_written(-7), "-7");
    EXPECT_EQ(as_written(1LL << 40), "1099511627776");
    EXPECT_EQ(as_written(0.5), "0.5");
    EXPECT_EQ(as_written(true), "true");
    EXPECT_EQ(as_written('5'), "\"5\"");
    EXPECT_EQ(as_written(std::string("a\"b\n")), "\"a\\\"b\\x0a\"");
    EXPECT_EQ(as_written(std::string(100, '\n')).size(), 402u);
    EXPECT_EQ(as_written(Rows{{1, 2}, {}, {3}}), "[[1,2],[],[3]]");
    EXPECT_EQ(as_written(std::vector<bool>{true, false}), "[true,false]");
}

TEST(Equals, WhatIsEqualIsAccepted) {
    EXPECT_THAT(3, Equals(3));
    EXPECT_THAT(3LL, Equals(3));
    EXPECT_THAT(std::string("abc"), Equals("abc"));
    EXPECT_THAT((Rows{{1}, {}}), Equals(Rows{{1}, {}}));
    EXPECT_THAT((std::vector<bool>{true}), Equals(std::vector<bool>{true}));
    EXPECT_FALSE(kata::take_mismatch().has_value());
}

TEST(Equals, SingleValuesSpeakForThemselves) {
    const Mismatch mismatch = rejected(Equals(3), 4);
    EXPECT_EQ(mismatch.expected, "3");
    EXPECT_EQ(mismatch.actual, "4");
    EXPECT_EQ(mismatch.message, "");
    EXPECT_EQ(rejected(Equals("ab"), std::string("abc")).actual, "\"abc\"");
    EXPECT_EQ(rejected(Equals(true), false).expected, "true");
    EXPECT_EQ(rejected(Equals(3, "Zero counts too."), 4).message, "Zero counts too.");
}

TEST(Equals, ListsSayWhereTheyFirstDiffer) {
    EXPECT_EQ(rejected(Equals(Numbers{1, 2, 3}), Numbers{1, 3, 2}).message,
              "The first difference is at [1]:\n  expected  2\n  came      3\n");
    EXPECT_EQ(rejected(Equals(Rows{{1}, {2, 3}}), Rows{{1}, {2, 4}}).message,
              "The first difference is at [1][1]:\n  expected  3\n  came      4\n");
    EXPECT_EQ(rejected(Equals(Numbers{1, 2}), Numbers{1}).message,
              "It should have 2 and has 1 elements.");
    EXPECT_EQ(rejected(Equals(Rows{{1}, {2}}, "As given."), Rows{{1}, {2, 3}}).message,
              "The list at [1] should have 1 and has 2 elements.\nAs given.");
    EXPECT_EQ(rejected(Equals(std::vector<bool>{true}), std::vector<bool>{false}).message,
              "The first difference is at [0]:\n  expected  true\n  came      false\n");
}

TEST(Equals, FractionsMayBeOffByALittle) {
    EXPECT_THAT(0.1 + 0.2, Equals(0.3));
    EXPECT_THAT((std::vector<double>{1.000004}), Equals(std::vector<double>{1}));
    EXPECT_EQ(rejected(Equals(1.0), 1.0001).actual, "1.0001");
    const double none = std::numeric_limits<double>::quiet_NaN();
    rejected(Equals(1.0), none);
    rejected(Equals(std::vector<double>{1}), std::vector<double>{none});
    const double endless = std::numeric_limits<double>::infinity();
    EXPECT_THAT(endless, Equals(endless));
    rejected(Equals(endless), -endless);
}

TEST(Equals, InAnyOrderEachElementCountsAsOftenAsItStandsThere) {
    EXPECT_THAT((Numbers{3, 1, 2, 1}), EqualsInAnyOrder(Numbers{1, 1, 2, 3}));
    const Mismatch mismatch = rejected(EqualsInAnyOrder(Numbers{1, 1, 2}), Numbers{2, 2, 1});
    EXPECT_EQ(mismatch.expected, "[1,1,2], in any order");
    EXPECT_EQ(mismatch.message, "Missing:\n  1\nToo much:\n  2\n");
    EXPECT_EQ(rejected(EqualsInAnyOrder(Rows{}), Rows(8, Numbers{1})).message,
              "Too much:\n  [1]\n  [1]\n  [1]\n  [1]\n  [1]\n  and 3 more\n");
}

TEST(Equals, LongElementsAreCutInWhatIsSaid) {
    const Mismatch mismatch = rejected(Equals(std::vector<std::string>{"a"}),
                                       std::vector<std::string>{std::string(1000, 'b')});
    EXPECT_LT(mismatch.message.size(), 140u);
}

} // namespace
