// A shared test's calls, from the first one to its verdict.

#include "trial.hpp"

#include "support/limits.hpp"

#include <stdlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <system_error>
#include <utility>

namespace kata {

namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

Trial* running = nullptr;

/// An empty folder of the host's own, so that nothing a submission writes lands anywhere else.
std::filesystem::path make_folder() {
    std::string path = (std::filesystem::temp_directory_path() / "kata-XXXXXX").string();
    if (!mkdtemp(path.data()))
        throw std::system_error(errno, std::generic_category(), "cannot make " + path);
    return path;
}

/// FNV-1a, which gives the same number on every machine.
/// Source: http://www.isthe.com/chongo/tech/comp/fnv/
std::uint64_t hash(const std::string& text) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash;
}

/// Takes what a host uses during this object's life out of the budget.
class Spending {
  public:
    Spending(Budget& budget, const HostProcess& host)
        : budget_(budget), host_(host), before_(host.used_time()) {}
    Spending(const Spending&) = delete;
    Spending& operator=(const Spending&) = delete;
    ~Spending() { budget_.spend(host_.used_time() - before_); }

  private:
    Budget& budget_;
    const HostProcess& host_;
    std::chrono::nanoseconds before_;
};

/// The line's JSON. Answers are a few arrays deep, and no contract is made with more than 40 (kata
/// new); what nests deeper is none, and is not built.
wire::Json parse(const std::string& line) {
    constexpr int deepest = 64;
    bool too_deep = false;
    wire::Json json = wire::Json::parse(
        line,
        [&too_deep](int depth, wire::Json::parse_event_t, wire::Json&) {
            too_deep |= depth > deepest;
            return depth <= deepest;
        },
        false);
    return too_deep ? wire::Json(wire::Json::value_t::discarded) : json;
}

} // namespace

Trial::Trial(const HostProgram& program, std::string name, bool required, Budget& budget,
             int overtimes)
    : program_(program), budget_(budget), patience_divisor_(1 << std::min(overtimes, 2)) {
    result_.name = std::move(name);
    result_.required = required;
    running = this;
}

Trial::~Trial() {
    running = nullptr;
    host_.reset();
    std::error_code ignored; // a submission can make a folder that will not go
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

Trial& Trial::current() {
    return *running;
}

Limits Trial::limits_for(milliseconds cpu) const {
    cpu /= patience_divisor_;
    if (program_.sanitized) cpu *= sanitizers_slowdown;
    Limits limits{.cpu = cpu, .idle = cpu, .left = budget_.left()};
    if (program_.sanitized) limits.memory = 0;
    return limits;
}

void Trial::start_host() {
    const Limits limits = limits_for(default_cpu_per_call);
    try {
        folder_ = make_folder();
        host_ = std::make_unique<HostProcess>(program_, folder_, limits.memory);
    } catch (const std::runtime_error& error) { // std::system_error is one
        fail(Verdict::judge_error, std::string("no host could be started: ") + error.what());
    }
    const wire::Json ready = exchange("", limits);
    if (!ready.is_object() || !ready.contains("ready")) fail_foreign_line();
    cpu_before_calls_ = host_->cpu_time();
}

/// Sends a line and gives the next one that is more than a note.
wire::Json Trial::exchange(const std::string& line, const Limits& limits) {
    const Spending spending(budget_, *host_);
    try {
        wire::Json reply = parse(host_->exchange(line, limits));
        while (reply.is_object() && reply.contains("out_of_memory")) {
            host_->note_out_of_memory();
            reply = parse(host_->exchange("", limits));
        }
        return reply;
    } catch (const Unanswered& unanswered) {
        fail(unanswered.verdict, unanswered.what());
    }
}

const wire::Json& Trial::call(const wire::Json& arguments, bool any_order) {
    any_order_ = any_order;
    if (result_.verdict == Verdict::accepted) result_.input = input_text(arguments);
    if (budget_.left() == milliseconds::zero())
        leave_out("the time for all tests together was over");
    if (detail::cpu_per_call > default_cpu_per_call && patience_divisor_ > 1)
        leave_out("it may take long, and a test before it ran out of time");
    if (result_.verdict == Verdict::not_run) throw Unanswered(Verdict::not_run, result_.message);
    if (host_)
        host_->forget_prints();
    else
        start_host();

    const Limits limits = limits_for(detail::cpu_per_call);
    wire::Json reply = exchange(wire::to_line(arguments) + '\n', limits);
    const bool single = reply.is_object() && reply.size() == 1;
    if (single && reply.contains("exception") && reply["exception"].is_string()) {
        if (host_->out_of_memory()) fail(Verdict::memory_limit_exceeded, memory_reason(limits));
        fail(Verdict::runtime_error,
             "an exception left the method: " + reply["exception"].get<std::string>());
    }
    if (!single || !reply.contains("answer") || !reply["answer"].is_array()) fail_foreign_line();
    answers_.push_back(std::move(reply["answer"]));
    if (result_.verdict == Verdict::accepted) result_.actual = answer_text(answers_.back());
    return answers_.back();
}

void Trial::reject_answer(const std::string& reason) {
    fail(Verdict::runtime_error, "what came back is no answer of this problem: " + reason);
}

void Trial::fail_foreign_line() {
    fail(Verdict::runtime_error, "something other than an answer was written to descriptor 3");
}

void Trial::fail(Verdict verdict, const std::string& reason) {
    silenced_by_ = verdict;
    if (result_.verdict == Verdict::accepted) {
        result_.verdict = verdict;
        keep_prints();
        result_.message = reason;
        result_.actual.clear();
    }
    throw Unanswered(verdict, reason);
}

void Trial::note_wrong_answer(std::string expected, std::string actual, std::string message) {
    if (result_.verdict != Verdict::accepted) return;
    result_.verdict = Verdict::wrong_answer;
    keep_prints();
    result_.expected = std::move(expected);
    if (!actual.empty()) result_.actual = std::move(actual);
    result_.message = std::move(message);
}

/// Of the call that was made last: the one that failed, when called at once.
void Trial::keep_prints() {
    if (!host_) return;
    result_.out = host_->out();
    result_.err = host_->err();
}

void Trial::note_judge_error(std::string message) {
    if (result_.verdict != Verdict::accepted) return;
    result_.verdict = Verdict::judge_error;
    result_.message = std::move(message);
}

void Trial::leave_out(std::string reason) {
    if (result_.verdict != Verdict::accepted) return;
    result_.verdict = Verdict::not_run;
    result_.message = std::move(reason);
}

TestResult Trial::finish() {
    if (result_.verdict == Verdict::accepted) keep_prints();
    if (host_)
        result_.cpu_ms =
            std::chrono::duration<double, std::milli>(host_->cpu_time() - cpu_before_calls_)
                .count();
    host_.reset();
    result_.fingerprint = fingerprint();
    return std::move(result_);
}

std::string Trial::fingerprint() const {
    if (result_.verdict == Verdict::accepted) return "=";
    std::uint64_t digest = 0;
    for (const wire::Json& answer : answers_) {
        // A sum does not see the order in which the elements came.
        std::uint64_t sum = 0;
        if (any_order_ && answer[0].is_array())
            for (const wire::Json& element : answer[0])
                sum += hash(wire::to_line(element));
        else
            sum = hash(answer_text(answer));
        digest = hash(std::to_string(digest) + ' ' + std::to_string(sum));
    }
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%08x", static_cast<unsigned>(digest ^ (digest >> 32)));
    return std::string(silenced_by_ ? key(*silenced_by_).substr(0, 1) : "w") + text.data();
}

std::string input_text(const wire::Json& arguments) {
    std::string text;
    for (const wire::Json& argument : arguments) {
        if (!text.empty()) text += '\n';
        text += wire::to_line(argument);
    }
    return text;
}

std::string answer_text(const wire::Json& answer) {
    return wire::to_line(answer.size() == 1 ? answer[0] : answer);
}

} // namespace kata
