// The link of <slug>.debug: calls the class under test in the very process of the tests, for a
// debugger and an IDE's test view. No verdict comes from it: nothing here holds a limit or a crash
// off.
//   CONTRACT  the problem's contract, quoted

#include CONTRACT

#include <utility>

extern "C" kata::Signature* kata_submission();

template <class Result, class... Args>
Result kata::Link<Result(Args...)>::call(Args... args) {
    return kata_submission()(std::forward<Args>(args)...);
}

template struct kata::Link<kata::Signature>;
