#pragma once
// The time a call may take. A shared test that needs more than the usual says so before it calls.

#include <chrono>

namespace kata {

/// CPU time one call may take unless a test says otherwise. The slowest right solutions seen need a
/// fiftieth of it for a required test.
inline constexpr std::chrono::milliseconds default_cpu_per_call{2000};

namespace detail {
inline std::chrono::milliseconds cpu_per_call = default_cpu_per_call;
}

/// Gives each further call of the running test this much CPU time; the next test starts with the
/// usual limit.
inline void allow_cpu_per_call(std::chrono::milliseconds limit) {
    detail::cpu_per_call = limit;
}

} // namespace kata
