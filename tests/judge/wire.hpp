#pragma once
// Calls and answers as JSON, in the form in which LeetCode writes its test cases: a number as it
// is, a char as a string of one, a vector as an array. What is decoded comes from a stranger: every
// type is checked, nothing is converted on the way.
//
// The lines on the descriptor between judge and host:
//   judge → host   [4]                        the arguments of one call
//   host → judge   {"ready":true}             the submission is loaded
//                  {"answer":[[".Q..",…]]}    what the call returned, then each argument changed in
//                  place
//                  {"exception":"text"}       the call threw
//                  {"out_of_memory":true}     the allocator gave up; an answer may still follow

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace kata::wire {

using Json = nlohmann::json;

/// A value that is not of the type the contract names.
struct TypeError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// JSON text is Unicode and a submission's string is any bytes, so byte b travels as code point b.

inline std::string text_from_bytes(const std::string& bytes) {
    std::string text;
    text.reserve(bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
        } else {
            text += static_cast<char>(0xC0 | (byte >> 6));
            text += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return text;
}

/// Undoes text_from_bytes; `text` is valid UTF-8. Throws TypeError for a code point above 255.
inline std::string bytes_from_text(const std::string& text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        if (lead < 0x80) {
            bytes += text[i];
        } else if (lead == 0xC2 || lead == 0xC3) {
            const auto trail = static_cast<unsigned char>(text[++i]);
            bytes += static_cast<char>(((lead & 0x03) << 6) | (trail & 0x3F));
        } else {
            throw TypeError("a character that is not a byte");
        }
    }
    return bytes;
}

template <class T>
struct Codec;

template <>
struct Codec<bool> {
    static Json encode(bool value) { return value; }
    static bool decode(const Json& json) {
        if (!json.is_boolean()) throw TypeError("not true or false");
        return json.get<bool>();
    }
};

template <class T>
concept Whole = std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char>;

template <Whole T>
struct Codec<T> {
    static Json encode(T value) { return value; }
    static T decode(const Json& json) {
        if (!json.is_number_integer()) throw TypeError("not a whole number");
        const bool fits = json.is_number_unsigned() ? std::in_range<T>(json.get<std::uint64_t>())
                                                    : std::in_range<T>(json.get<std::int64_t>());
        if (!fits) throw TypeError("a number out of range");
        return json.get<T>();
    }
};

template <>
struct Codec<double> {
    static Json encode(double value) {
        if (std::isnan(value)) return "NaN";
        if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
        return value;
    }
    static double decode(const Json& json) {
        if (json.is_number()) return json.get<double>();
        if (json == "NaN") return std::numeric_limits<double>::quiet_NaN();
        if (json == "Infinity") return std::numeric_limits<double>::infinity();
        if (json == "-Infinity") return -std::numeric_limits<double>::infinity();
        throw TypeError("not a number");
    }
};

template <>
struct Codec<std::string> {
    static Json encode(const std::string& value) { return text_from_bytes(value); }
    static std::string decode(const Json& json) {
        if (!json.is_string()) throw TypeError("not a string");
        return bytes_from_text(json.get_ref<const std::string&>());
    }
};

template <>
struct Codec<char> {
    static Json encode(char value) { return text_from_bytes(std::string(1, value)); }
    static char decode(const Json& json) {
        const std::string bytes = Codec<std::string>::decode(json);
        if (bytes.size() != 1) throw TypeError("not a string of one character");
        return bytes[0];
    }
};

template <class T>
struct Codec<std::vector<T>> {
    static Json encode(const std::vector<T>& values) {
        Json json = Json::array();
        for (const auto& value : values)
            json.push_back(Codec<T>::encode(value));
        return json;
    }
    static std::vector<T> decode(const Json& json) {
        if (!json.is_array()) throw TypeError("not an array");
        std::vector<T> values;
        values.reserve(json.size());
        for (const Json& element : json)
            values.push_back(Codec<T>::decode(element));
        return values;
    }
};

/// Text of any value, on one line, ASCII only.
inline std::string to_line(const Json& json) {
    return json.dump(-1, ' ', true, Json::error_handler_t::replace);
}

/// What one call of a contract's function looks like on the wire.
template <class Signature>
struct Call;

template <class Result, class... Args>
struct Call<Result(Args...)> {
    template <class Arg>
    static constexpr bool in_place =
        std::is_lvalue_reference_v<Arg> && !std::is_const_v<std::remove_reference_t<Arg>>;

    /// The arguments as a JSON array.
    static Json encode_arguments(const std::remove_cvref_t<Args>&... args) {
        Json json = Json::array();
        (json.push_back(Codec<std::remove_cvref_t<Args>>::encode(args)), ...);
        return json;
    }

    /// Calls `function` with the decoded arguments; gives the answer as a JSON array. Host's side.
    static Json answer(Result (*function)(Args...), const Json& arguments) {
        return answer(function, arguments, std::index_sequence_for<Args...>{});
    }

    /// Takes the answer apart: writes the arguments changed in place, returns the result. Judge's
    /// side; throws TypeError.
    static Result decode_answer(const Json& json, std::remove_reference_t<Args>&... args) {
        constexpr std::size_t expected =
            (std::is_void_v<Result> ? 0 : 1) + (std::size_t{0} + ... + in_place<Args>);
        if (!json.is_array() || json.size() != expected) throw TypeError("not a complete answer");
        // cppcheck-suppress legacyUninitvar ; it loses sight of the value
        std::size_t next = std::is_void_v<Result> ? 0 : 1;
        (decode_in_place<Args>(json, next, args), ...);
        if constexpr (!std::is_void_v<Result>) return Codec<Result>::decode(json[0]);
    }

  private:
    template <std::size_t... I>
    static Json answer(Result (*function)(Args...), const Json& arguments,
                       std::index_sequence<I...>) {
        std::tuple<std::remove_cvref_t<Args>...> args{
            Codec<std::remove_cvref_t<Args>>::decode(arguments.at(I))...};
        Json json = Json::array();
        if constexpr (std::is_void_v<Result>)
            function(static_cast<Args>(std::get<I>(args))...);
        else
            json.push_back(
                Codec<Result>::encode(function(static_cast<Args>(std::get<I>(args))...)));
        (encode_in_place<Args>(json, std::get<I>(args)), ...);
        return json;
    }

    template <class Arg, class Value>
    static void encode_in_place(Json& json, const Value& value) {
        if constexpr (in_place<Arg>) json.push_back(Codec<Value>::encode(value));
    }

    template <class Arg, class Value>
    static void decode_in_place(const Json& json, std::size_t& next, Value& value) {
        if constexpr (in_place<Arg>) value = Codec<Value>::decode(json[next++]);
    }
};

} // namespace kata::wire
