#pragma once
// Turns GoogleTest's events into trials and their results.

#include "trial.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace kata {

/// Suites of the shared tests are the tiers; the required one makes the verdict.
inline constexpr const char* required_suite = "Required";

class Listener : public testing::EmptyTestEventListener {
  public:
    /// `first_failure`: once a required test has failed, the others are left out. `all`: no test
    /// was left out beforehand, so that the required ones make a verdict; on a terminal it is told
    /// at once, before the stretch tests.
    Listener(const HostProgram& program, bool first_failure, bool all)
        : program_(program), first_failure_(first_failure), tell_(all) {
        if (program.sanitized)
            required_budget_ = Budget(sanitizers_slowdown * required_budget_.left());
    }

    void OnTestStart(const testing::TestInfo& info) override;
    void OnTestPartResult(const testing::TestPartResult& part) override;
    void OnTestEnd(const testing::TestInfo& info) override;
    void OnTestProgramEnd(const testing::UnitTest& all) override;

    /// One result a test, in the order of the test file.
    const std::vector<TestResult>& results() const { return results_; }

    /// Wall time of the stretch tests: the verdict was clear before them.
    std::chrono::duration<double> stretch_time() const { return stretch_time_; }

  private:
    HostProgram program_;
    bool first_failure_;
    Budget required_budget_{std::chrono::seconds(12)};
    Budget stretch_budget_{std::chrono::seconds(45)};
    std::optional<Trial> trial_;
    bool required_failed_ = false;
    bool tell_;         ///< that the learner waits for stretch tests only
    int overtimes_ = 0; ///< tests that ended in Time Limit Exceeded so far
    std::vector<TestResult> results_;
    std::optional<std::chrono::steady_clock::time_point> stretch_start_;
    std::chrono::duration<double> stretch_time_{};
};

} // namespace kata
