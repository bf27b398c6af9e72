#pragma once
// The seam between the shared tests and the code under test. A contract declares one plain
// function; which definition of Link is linked decides where its calls go:
//   tests/judge/proxy.cpp       to a host, another process (every verdict comes from there)
//   tests/judge/in_process.cpp  to the class under test in this very process (<slug>.debug, for a
//   debugger)

namespace kata {

/// Carries the calls of a contract whose function has this type.
template <class Signature>
struct Link;

template <class Result, class... Args>
struct Link<Result(Args...)> {
    /// Answers one call. An argument taken by non-const reference is an answer too: it is changed
    /// in place.
    static Result call(Args... args);
};

} // namespace kata
