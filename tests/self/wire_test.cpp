// Tests of the codec between judge and host: every type that a contract may use comes back as it
// was sent, and nothing else is taken for it.

#include "judge/wire.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace {

using kata::wire::Call;
using kata::wire::Codec;
using kata::wire::Json;
using kata::wire::TypeError;

/// `value` as it is after a journey: encoded, written as a line, parsed, decoded.
template <class T>
T sent(const T& value) {
    return Codec<T>::decode(Json::parse(kata::wire::to_line(Codec<T>::encode(value))));
}

template <class T>
void expect_unchanged(const std::vector<T>& values) {
    for (const T& value : values)
        EXPECT_EQ(sent(value), value);
}

/// What a stranger's line says it is.
template <class T>
T received(const char* line) {
    return Codec<T>::decode(Json::parse(line));
}

template <class T>
void expect_refused(const std::vector<const char*>& lines) {
    for (const char* line : lines)
        EXPECT_THROW(received<T>(line), TypeError) << line;
}

TEST(Wire, WholeNumbersComeBack) {
    using Int = std::numeric_limits<int>;
    using Long = std::numeric_limits<long long>;
    expect_unchanged<int>({0, 1, -1, Int::min(), Int::max()});
    expect_unchanged<long long>({0, Int::min() - 1LL, Int::max() + 1LL, Long::min(), Long::max()});
}

TEST(Wire, DoublesComeBackToTheLastBit) {
    using Double = std::numeric_limits<double>;
    expect_unchanged<double>({0.0, 1.0, -2.5, 0.1, 1.0 / 3, 1e300, Double::min(), Double::max(),
                              Double::lowest(), Double::denorm_min(), 9007199254740993.0});
    EXPECT_TRUE(std::signbit(sent(-0.0)));
    EXPECT_EQ(sent(Double::infinity()), Double::infinity());
    EXPECT_EQ(sent(-Double::infinity()), -Double::infinity());
    EXPECT_TRUE(std::isnan(sent(Double::quiet_NaN())));
}

TEST(Wire, BoolsComeBack) {
    EXPECT_TRUE(sent(true));
    EXPECT_FALSE(sent(false));
}

TEST(Wire, EveryCharComesBack) {
    for (int byte = 0; byte < 256; ++byte)
        EXPECT_EQ(sent(static_cast<char>(byte)), static_cast<char>(byte)) << byte;
}

TEST(Wire, StringsOfAnyBytesComeBack) {
    std::string every;
    for (int byte = 0; byte < 256; ++byte)
        every += static_cast<char>(byte);
    expect_unchanged<std::string>(
        {"", "Q...", "\"\\/\n", every, every + every, "\xc3\xa4", "\xc3", "\xff\xfe"});
}

TEST(Wire, VectorsComeBack) {
    expect_unchanged<std::vector<int>>({{}, {7}, {3, -1, 2}});
    expect_unchanged<std::vector<long long>>({{}, {1LL << 62, -(1LL << 62)}});
    expect_unchanged<std::vector<double>>({{}, {0.5, -1e-9}});
    expect_unchanged<std::vector<char>>({{}, {'a', '"', '\0', '\xe4'}});
    expect_unchanged<std::vector<std::string>>({{}, {""}, {"a", "", "\xff"}});
    expect_unchanged<std::vector<std::vector<std::string>>>({{}, {{}}, {{"a"}, {}, {"", "b"}}});
}

// A vector<bool> holds bits, and hands out proxies for them.
TEST(Wire, VectorsOfBoolsComeBack) {
    expect_unchanged<std::vector<bool>>({{}, {true}, {false, true, true}});
    expect_unchanged<std::vector<std::vector<bool>>>({{}, {{}}, {{true}, {}, {false, true}}});
}

TEST(Wire, VectorsNestToAnyDepth) {
    using Three = std::vector<std::vector<std::vector<int>>>;
    using Six = std::vector<std::vector<std::vector<Three>>>;
    expect_unchanged<Three>({{}, {{}}, {{{}}}, {{{1, 2}, {}}, {}, {{3}}}});
    expect_unchanged<Six>({{}, {{{{{{1}}, {}}}}}});
}

TEST(Wire, TheFormIsThatOfTestCases) {
    EXPECT_EQ(Codec<int>::encode(-4).dump(), "-4");
    EXPECT_EQ(Codec<bool>::encode(true).dump(), "true");
    EXPECT_EQ(Codec<char>::encode('5').dump(), "\"5\"");
    EXPECT_EQ(Codec<double>::encode(2).dump(), "2.0");
    EXPECT_EQ(Codec<std::vector<bool>>::encode({true, false}).dump(), "[true,false]");
    EXPECT_EQ((Codec<std::vector<std::vector<char>>>::encode({{'5', '.'}, {}}).dump()),
              "[[\"5\",\".\"],[]]");
}

TEST(Wire, WhatIsNoIntIsRefused) {
    expect_refused<int>({"1.0", "1e3", "\"1\"", "true", "null", "[1]", "{}", "2147483648",
                         "-2147483649", "18446744073709551615", "1e99"});
    EXPECT_EQ(received<int>("-2147483648"), std::numeric_limits<int>::min());
}

TEST(Wire, WhatIsNoLongLongIsRefused) {
    expect_refused<long long>({"1.0", "\"1\"", "false", "null", "[1]", "9223372036854775808",
                               "-9223372036854775809", "18446744073709551616"});
}

TEST(Wire, WhatIsNoDoubleIsRefused) {
    expect_refused<double>({"\"1.5\"", "true", "null", "[1.5]", "\"nan\"", "\"inf\"", "\"\""});
    EXPECT_EQ(received<double>("3"), 3.0);
}

TEST(Wire, WhatIsNoBoolIsRefused) {
    expect_refused<bool>({"0", "1", "\"true\"", "null", "[true]"});
}

TEST(Wire, WhatIsNoCharIsRefused) {
    expect_refused<char>({"\"\"", "\"ab\"", "65", "true", "null", "[\"a\"]", R"("\u0100")",
                          R"("\ud83d\ude00")", R"("\u00e4\u00e4")"});
    EXPECT_EQ(received<char>(R"("\u00e4")"), '\xe4');
    EXPECT_EQ(received<char>(R"("\u0000")"), '\0');
}

TEST(Wire, WhatIsNoStringIsRefused) {
    expect_refused<std::string>(
        {"1", "true", "null", "[\"a\"]", "{}", R"("a\u0100")", R"("\u20ac")"});
    EXPECT_EQ(received<std::string>(R"("a\u00ff")"), "a\xff");
}

TEST(Wire, WhatIsNoVectorIsRefused) {
    expect_refused<std::vector<int>>(
        {"1", "\"\"", "null", "{}", "[1,2.0]", "[1,\"2\"]", "[null]", "[[1]]", "[1,2147483648]"});
    expect_refused<std::vector<bool>>({"[1]", "[true,0]", "[\"true\"]"});
    expect_refused<std::vector<std::vector<char>>>({"[[\"a\"],\"b\"]", "[\"ab\"]", "[[\"ab\"]]"});
}

// Calls: the arguments go over; what is returned and what is changed in place comes back.

/// Lets `function` answer `args` as a host would; gives its answer as the judge receives it.
template <class Signature, class... Args>
Json answer_of(Signature* function, const Args&... args) {
    const Json arguments =
        Json::parse(kata::wire::to_line(Call<Signature>::encode_arguments(args...)));
    return Json::parse(kata::wire::to_line(Call<Signature>::answer(function, arguments)));
}

double weighted(std::vector<double> values, const std::string& name, long long factor) {
    double sum = static_cast<double>(name.size());
    for (const double value : values)
        sum += value * static_cast<double>(factor);
    return sum;
}

void flip(std::vector<bool>& flags, int& count, std::string by_value, const std::vector<char>&) {
    flags.flip();
    flags.push_back(true);
    count += static_cast<int>(by_value.size());
    by_value = "lost";
}

bool take_last(std::vector<std::vector<char>>& rows, std::vector<int> copy, char& last) {
    copy.clear();
    if (rows.empty()) return false;
    last = rows.back().front();
    rows.pop_back();
    return true;
}

TEST(WireCall, AResultComesBack) {
    std::vector<double> values{0.5, 1.5};
    const std::string name = "ab";
    long long factor = 1LL << 40;
    const Json answer = answer_of(weighted, values, name, factor);
    EXPECT_EQ(Call<decltype(weighted)>::decode_answer(answer, values, name, factor),
              2 + 2.0 * static_cast<double>(1LL << 40));
}

TEST(WireCall, ArgumentsTakenByReferenceComeBackChanged) {
    std::vector<bool> flags{true, false};
    int count = 1;
    std::string text = "four";
    const std::vector<char> untouched{'x'};
    const Json answer = answer_of(flip, flags, count, text, untouched);
    EXPECT_EQ(answer.dump(), "[[false,true,true],5]");
    Call<decltype(flip)>::decode_answer(answer, flags, count, text, untouched);
    EXPECT_EQ(flags, (std::vector<bool>{false, true, true}));
    EXPECT_EQ(count, 5);
    EXPECT_EQ(text, "four");
}

TEST(WireCall, AResultAndChangedArgumentsComeBackTogether) {
    std::vector<std::vector<char>> rows{{'a'}, {'b'}};
    std::vector<int> copy{1, 2};
    char last = '?';
    const Json answer = answer_of(take_last, rows, copy, last);
    EXPECT_EQ(answer.dump(), "[true,[[\"a\"]],\"b\"]");
    EXPECT_TRUE(Call<decltype(take_last)>::decode_answer(answer, rows, copy, last));
    EXPECT_EQ(rows, (std::vector<std::vector<char>>{{'a'}}));
    EXPECT_EQ(copy, (std::vector<int>{1, 2}));
    EXPECT_EQ(last, 'b');
}

TEST(WireCall, AnAnswerOfAnotherShapeIsRefused) {
    std::vector<std::vector<char>> rows;
    std::vector<int> copy;
    char last = '?';
    for (const char* line :
         {"[]", "[true]", "[true,[]]", "[true,[],\"b\",0]", "[[],true,\"b\"]", "[1,[],\"b\"]",
          "[true,[],\"bc\"]", "true", "null", "{\"0\":true,\"1\":[],\"2\":\"b\"}"}) {
        const Json answer = Json::parse(line);
        EXPECT_THROW(Call<decltype(take_last)>::decode_answer(answer, rows, copy, last), TypeError)
            << line;
    }
}

} // namespace
