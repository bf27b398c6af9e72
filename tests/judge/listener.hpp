#pragma once
// Turns GoogleTest's events into trials and their results.

#include "trial.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <vector>

namespace kata {

/// Suites of the shared tests are the tiers; the required one makes the verdict.
inline constexpr const char* required_suite = "Required";

class Listener : public testing::EmptyTestEventListener {
  public:
    /// `first_failure`: once a required test has failed, the others are left out.
    Listener(HostProgram program, bool first_failure)
        : program_(std::move(program)), first_failure_(first_failure) {}

    void OnTestStart(const testing::TestInfo& info) override;
    void OnTestPartResult(const testing::TestPartResult& part) override;
    void OnTestEnd(const testing::TestInfo& info) override;

    /// One result a test, in the order of the test file.
    const std::vector<TestResult>& results() const { return results_; }

  private:
    HostProgram program_;
    bool first_failure_;
    Budget required_budget_{std::chrono::seconds(12)}; ///< a rejected submission takes no longer
    Budget stretch_budget_{std::chrono::seconds(45)};
    std::optional<Trial> trial_;
    bool required_failed_ = false;
    bool told_ = false; ///< on a terminal, that the learner waits for stretch tests only
    int overtimes_ = 0; ///< tests that ended in Time Limit Exceeded so far
    std::vector<TestResult> results_;
};

} // namespace kata
