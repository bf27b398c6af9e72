#pragma once
// The results of a run: as JSON for programs, and as text for the learner.

#include "trial.hpp"

#include <chrono>
#include <iosfwd>
#include <span>
#include <string>

namespace kata {

/// Tests of one tier, counted.
struct Count {
    int passed = 0, failed = 0, not_run = 0;
    double cpu_ms = 0; ///< CPU time of all their calls
};

Count count(std::span<const TestResult> results, bool required);

/// Of the first required test that was not accepted (of any test, where no required one was run);
/// Accepted when there is none, Judge Error as soon as one test had it.
Verdict verdict_of(std::span<const TestResult> results);

/// The machine form's keys that the judge knows (`verdict`, `passed`, `failed`, `not_run`,
/// `stretch` with its seconds of wall time, `tests`), one object on one line.
std::string to_json(std::span<const TestResult> results,
                    std::chrono::duration<double> stretch_time);

/// What a learner sees: the first failure in full, the others by name.
void print(std::ostream& out, std::span<const TestResult> results);

} // namespace kata
