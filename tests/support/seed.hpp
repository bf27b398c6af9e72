#pragma once
// Where the random boards of the shared tests come from: one number, so that a failure can be
// repeated.

#include <cstddef>
#include <cstdint>
#include <random>

namespace kata {

/// The seed of this run: the environment variable KATA_SEED where it holds a whole number (the
/// script's --seed sets it), else always the same one.
std::uint64_t seed();

/// A number from 0 to below - 1. Not std::uniform_int_distribution, whose numbers differ from one
/// standard library to the next: a seed must give the same boards on every machine.
inline int below(int bound, std::mt19937_64& random) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

/// Shuffles in place, the same way on every machine.
template <class Container>
void shuffle(Container& items, std::mt19937_64& random) {
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1],
                  items[static_cast<std::size_t>(below(static_cast<int>(left), random))]);
}

} // namespace kata
