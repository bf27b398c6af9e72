// The seed that the random boards of the shared tests start from.

#include "seed.hpp"

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace kata {

std::uint64_t seed() {
    constexpr std::uint64_t usual = 36;
    const char* wanted = std::getenv("KATA_SEED");
    if (wanted == nullptr) return usual;
    const std::string_view text = wanted;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : usual;
}

} // namespace kata
