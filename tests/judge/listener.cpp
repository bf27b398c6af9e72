// From GoogleTest's events to trials, results and what is printed on the way.

#include "listener.hpp"

#include "support/limits.hpp"
#include "support/mismatch.hpp"

#include <unistd.h>

#include <iostream>
#include <string_view>
#include <utility>

namespace kata {

namespace {

/// Where one test has this verdict, others may have it too, and the learner waits for them.
bool takes_long(Verdict verdict) {
    return verdict == Verdict::time_limit_exceeded || verdict == Verdict::memory_limit_exceeded ||
           verdict == Verdict::output_limit_exceeded;
}

} // namespace

void Listener::OnTestStart(const testing::TestInfo& info) {
    const bool required = std::string_view(info.test_suite_name()) == required_suite;
    detail::cpu_per_call = default_cpu_per_call;
    take_mismatch();
    trial_.emplace(program_, info.name(), required, required ? required_budget_ : stretch_budget_,
                   overtimes_);
    if (!required && !stretch_start_) {
        stretch_start_ = std::chrono::steady_clock::now();
        if (tell_ && !required_failed_ && isatty(STDERR_FILENO))
            std::cerr << "Accepted: every required test passed. The stretch tests are running …\n";
    }
    if (!required && required_failed_)
        trial_->leave_out("stretch tests wait until every required one passes");
    if (first_failure_ && required_failed_) trial_->leave_out("a test before it failed");
}

void Listener::OnTestPartResult(const testing::TestPartResult& part) {
    if (!trial_ || !part.failed()) return;
    const auto mismatch = take_mismatch();
    // A call without an answer ends its test by an exception, after its verdict has been noted; any
    // other exception is a fault of the shared tests.
    const bool thrown = std::string_view(part.message()).starts_with("C++ exception");
    if (mismatch)
        trial_->note_wrong_answer(mismatch->expected, mismatch->actual, mismatch->message);
    else if (thrown)
        trial_->note_judge_error(part.message());
    else
        trial_->note_wrong_answer("", "", part.message());
}

void Listener::OnTestEnd(const testing::TestInfo&) {
    TestResult result = trial_->finish();
    trial_.reset();
    const bool failed = result.verdict != Verdict::accepted;
    if (failed && result.required && !required_failed_ && takes_long(result.verdict) &&
        isatty(STDERR_FILENO))
        std::cerr << result.name << ": " << title(result.verdict)
                  << ". The tests after it are running …\n";
    required_failed_ |= failed && result.required;
    overtimes_ += result.verdict == Verdict::time_limit_exceeded ? 1 : 0;
    results_.push_back(std::move(result));
}

void Listener::OnTestProgramEnd(const testing::UnitTest&) {
    if (stretch_start_) stretch_time_ = std::chrono::steady_clock::now() - *stretch_start_;
}

} // namespace kata
