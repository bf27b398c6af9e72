// The adapter: the one translation unit that sees the file under test. The prelude (by -include)
// and the contract come before it, so that its macros and globals cannot reach them; one function
// of ours comes after. scripts/kata compiles it for a verdict, CMake for <slug>.debug.
//   SUBMISSION  the file under test, quoted
//   CONTRACT    the problem's contract, quoted

#include CONTRACT

#define main submission_main // a file that brings a main of its own is welcome
#include SUBMISSION
#undef main
namespace kata {} // namespace kata

extern "C" kata::Signature* kata_submission() {
    return &kata::call_solution<Solution>;
}
