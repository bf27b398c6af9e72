#pragma once
// One shared test being run against a submission: its host, its calls, and what became of it.

#include "host_process.hpp"
#include "wire.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kata {

/// What one shared test gave; the raw material of every report.
struct TestResult {
    std::string name;     ///< as GoogleTest knows it, without its suite
    bool required = true; ///< tier: required or stretch
    Verdict verdict = Verdict::accepted;
    double cpu_ms = 0; ///< CPU time of all calls
    std::string input; ///< arguments of the call that failed, else of the last one, a line each
    std::string expected, actual;
    std::string message;     ///< why, for people; of several lines
    Prints out, err;         ///< of the call that failed, else of the last one
    std::string fingerprint; ///< "=" when accepted; else "w" and a digest of all the test's
                             ///< answers, or the first letter of the verdict where a call got none
};

/// How much slower code built with the sanitizers is, seen at its worst.
inline constexpr int sanitizers_slowdown = 4;

/// The time that the tests of one tier may use together, as HostProcess::used_time counts it.
class Budget {
  public:
    explicit Budget(std::chrono::milliseconds whole) : left_(whole) {}
    void spend(std::chrono::nanoseconds time) {
        left_ = std::max(std::chrono::nanoseconds::zero(), left_ - time);
    }
    std::chrono::milliseconds left() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(left_);
    }

  private:
    std::chrono::nanoseconds left_;
};

class Trial {
  public:
    /// `overtimes`: how many tests of this run went over their time before. What follows gets less
    /// and less patience, so that a submission which never ends still has every test run.
    Trial(const HostProgram& program, std::string name, bool required, Budget& budget,
          int overtimes);
    ~Trial();
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    /// The trial of the test that runs now; the proxy's way to it.
    static Trial& current();

    /// Sends one call to the host, which is started by the first one; gives the answer, an array,
    /// valid until the next call. `any_order`: the elements of what is returned have no order of
    /// their own. Throws Unanswered, which ends the test, after the verdict has been noted.
    const wire::Json& call(const wire::Json& arguments, bool any_order);

    /// Notes that the last answer is no value of the contract's type, and throws Unanswered.
    [[noreturn]] void reject_answer(const std::string& reason);

    /// Notes a failed expectation of the test; the first one counts.
    void note_wrong_answer(std::string expected, std::string actual, std::string message);

    /// Notes that the shared test itself is at fault, unless the submission was first.
    void note_judge_error(std::string message);

    /// Notes that the test is left out, and why.
    void leave_out(std::string reason);

    /// Ends the host and gives what became of the test.
    TestResult finish();

  private:
    Limits limits_for(std::chrono::milliseconds cpu) const;
    void start_host();
    void keep_prints();
    std::string fingerprint() const;
    wire::Json exchange(const std::string& line, const Limits& limits);
    [[noreturn]] void fail_foreign_line();
    [[noreturn]] void fail(Verdict verdict, const std::string& reason);

    HostProgram program_;
    Budget& budget_;
    int patience_divisor_;
    TestResult result_;
    std::vector<wire::Json> answers_;
    bool any_order_ = false;
    std::optional<Verdict> silenced_by_; ///< why a call got no answer
    std::filesystem::path folder_;
    std::unique_ptr<HostProcess> host_;
    std::chrono::nanoseconds cpu_before_calls_{0};
};

/// The arguments of a call in the form of LeetCode's test cases, a line each.
std::string input_text(const wire::Json& arguments);

/// One answer for people: a single value without the array around it.
std::string answer_text(const wire::Json& answer);

} // namespace kata
