#pragma once
// The words of an online judge, as an enumeration, for people and for the machine form.

#include <string_view>

namespace kata {

enum class Verdict {
    accepted,
    wrong_answer,
    time_limit_exceeded,
    memory_limit_exceeded,
    output_limit_exceeded,
    runtime_error,
    judge_error, ///< the fault is ours or the machine's; counts neither for nor against anyone
    not_run,     ///< of a test only: it was left out, and the report says why
};

/// "Wrong Answer", as people know it.
constexpr std::string_view title(Verdict verdict) {
    switch (verdict) {
    case Verdict::accepted:
        return "Accepted";
    case Verdict::wrong_answer:
        return "Wrong Answer";
    case Verdict::time_limit_exceeded:
        return "Time Limit Exceeded";
    case Verdict::memory_limit_exceeded:
        return "Memory Limit Exceeded";
    case Verdict::output_limit_exceeded:
        return "Output Limit Exceeded";
    case Verdict::runtime_error:
        return "Runtime Error";
    case Verdict::judge_error:
        return "Judge Error";
    case Verdict::not_run:
        break;
    }
    return "Not Run";
}

/// "wrong-answer", as the machine form has it.
constexpr std::string_view key(Verdict verdict) {
    switch (verdict) {
    case Verdict::accepted:
        return "accepted";
    case Verdict::wrong_answer:
        return "wrong-answer";
    case Verdict::time_limit_exceeded:
        return "time-limit-exceeded";
    case Verdict::memory_limit_exceeded:
        return "memory-limit-exceeded";
    case Verdict::output_limit_exceeded:
        return "output-limit-exceeded";
    case Verdict::runtime_error:
        return "runtime-error";
    case Verdict::judge_error:
        return "judge-error";
    case Verdict::not_run:
        break;
    }
    return "not-run";
}

} // namespace kata
