#pragma once
// Matchers for answers that are right in one way only. They say for people what was expected and
// where the answer differs; problems with rules of their own have matchers of their own.

#include "board.hpp"
#include "mismatch.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdio>
#include <gmock/gmock-matchers.h>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace kata {

namespace detail {

template <class T>
inline constexpr bool is_list = false;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;

/// All of it: a text that is cut could be mistaken for another.
inline std::string quoted(std::string_view text) {
    return in_quotes(text, 4 * text.size());
}

/// As much of it as fits into a line for people.
inline std::string brief(const std::string& text) {
    constexpr std::size_t longest = 60;
    return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

} // namespace detail

/// `value`, of any type that a contract can carry, as LeetCode's test cases have it: [1,2], "text",
/// true, 0.5; a character is a text of length 1.
template <class T>
std::string as_written(const T& value) {
    if constexpr (detail::is_list<T>) {
        std::string text = "[";
        for (const typename T::value_type& element : value)
            text += (text.size() > 1 ? "," : "") + as_written<typename T::value_type>(element);
        return text + "]";
    } else if constexpr (std::same_as<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (std::same_as<T, char>) {
        return detail::quoted({&value, 1});
    } else if constexpr (std::floating_point<T>) {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%.10g", static_cast<double>(value));
        return text.data();
    } else if constexpr (std::integral<T>) {
        return std::to_string(value);
    } else {
        return detail::quoted(value);
    }
}

namespace detail {

/// Numbers with a fraction may be off by a hundred-thousandth, as LeetCode has it.
template <class Expected, class Answer>
bool alike(const Expected& expected, const Answer& answer) {
    if constexpr (std::floating_point<Expected> || std::floating_point<Answer>)
        return expected == answer || std::abs(expected - answer) <= 1e-5;
    else
        return expected == answer;
}

/// Where and how `answer` first differs; empty where it does not, or is no list. `place` is the way
/// there, such as [2][0].
template <class Expected, class Answer>
std::string difference(const Expected& expected, const Answer& answer, const std::string& place) {
    if constexpr (is_list<Expected>) {
        for (std::size_t i = 0; i < std::min(expected.size(), answer.size()); ++i) {
            const typename Expected::value_type& one = expected[i];
            const typename Answer::value_type& other = answer[i];
            std::string inside = difference(one, other, place + '[' + std::to_string(i) + ']');
            if (!inside.empty()) return inside;
        }
        if (expected.size() == answer.size()) return {};
        return (place.empty() ? "It" : "The list at " + place) + " should have " +
               std::to_string(expected.size()) + " and has " + std::to_string(answer.size()) +
               " elements.";
    } else {
        if (place.empty() || alike(expected, answer)) return {};
        return "The first difference is at " + place + ":\n  expected  " +
               brief(as_written(expected)) + "\n  came      " + brief(as_written(answer)) + '\n';
    }
}

template <class T>
std::vector<std::string> sorted_texts(const std::vector<T>& list) {
    std::vector<std::string> texts;
    for (const T& element : list)
        texts.push_back(as_written<T>(element));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Those of `some` that `others` lack, one a line below `title`; both sorted.
inline std::string surplus(const std::string& title, const std::vector<std::string>& some,
                           const std::vector<std::string>& others) {
    std::vector<std::string> left;
    std::set_difference(some.begin(), some.end(), others.begin(), others.end(),
                        std::back_inserter(left));
    constexpr std::size_t most = 5;
    std::string text = left.empty() ? "" : title + '\n';
    for (std::size_t i = 0; i < std::min(left.size(), most); ++i)
        text += "  " + brief(left[i]) + '\n';
    if (left.size() > most) text += "  and " + std::to_string(left.size() - most) + " more\n";
    return text;
}

template <class Expected>
class EqualsMatcher {
  public:
    using is_gtest_matcher = void;

    EqualsMatcher(Expected expected, bool any_order, std::string note)
        : expected_(std::move(expected)), any_order_(any_order), note_(std::move(note)) {}

    template <class Answer>
    bool MatchAndExplain(const Answer& answer, testing::MatchResultListener* listener) const {
        std::string why;
        if constexpr (is_list<Expected>) {
            why = any_order_ ? set_apart(answer) : difference(expected_, answer, "");
            if (why.empty()) return true;
        } else if (alike(expected_, answer)) {
            return true;
        }
        if (!note_.empty()) why += (why.empty() || why.back() == '\n' ? "" : "\n") + note_;
        *listener << why;
        note_mismatch({as_written(expected_) + (any_order_ ? ", in any order" : ""),
                       as_written(answer), why});
        return false;
    }

    void DescribeTo(std::ostream* out) const {
        *out << "is " << as_written(expected_) << (any_order_ ? ", in any order" : "");
    }
    void DescribeNegationTo(std::ostream* out) const { *out << "is not " << as_written(expected_); }

  private:
    template <class Answer>
    std::string set_apart(const Answer& answer) const {
        const auto wanted = sorted_texts(expected_), came = sorted_texts(answer);
        return surplus("Missing:", wanted, came) + surplus("Too much:", came, wanted);
    }

    Expected expected_;
    bool any_order_;
    std::string note_;
};

} // namespace detail

/// Accepts exactly `expected`: what is returned, or an argument that was changed in place. Numbers
/// with a fraction may be off by 0.00001. `note` is told to whoever answers otherwise.
template <class Expected>
auto Equals(Expected expected, std::string note = {}) {
    return detail::EqualsMatcher<Expected>(std::move(expected), false, std::move(note));
}
inline auto Equals(const char* expected, std::string note = {}) {
    return Equals(std::string(expected), std::move(note));
}

/// Accepts a list of exactly the elements of `expected`, each as often as there, in any order.
template <class Element>
auto EqualsInAnyOrder(std::vector<Element> expected, std::string note = {}) {
    return detail::EqualsMatcher<std::vector<Element>>(std::move(expected), true, std::move(note));
}

} // namespace kata
