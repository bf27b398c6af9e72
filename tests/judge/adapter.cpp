// The adapter: the one translation unit that sees the file under test. The prelude and the contract
// come before it, so that its macros and globals cannot reach them; one line of ours comes after.
//   SUBMISSION  the file under test, quoted
//   CONTRACT    the problem's contract, quoted

#include CONTRACT

#define main submission_main // a file that brings a main of its own is welcome
#include SUBMISSION
#undef main

extern "C" kata::Signature* kata_submission() {
    return &kata::call_solution<Solution>;
}
