#pragma once
// What a matcher found wrong with an answer, kept for the judge's report: the matchers are the only
// ones who know it in words fit for people, and GoogleTest's own message would print whole
// containers.

#include <optional>
#include <string>
#include <utility>

namespace kata {

/// Texts for people, of one line or several; a board among them is drawn.
struct Mismatch {
    /// What would have been right, in short.
    std::string expected;
    /// What came, in short.
    std::string actual;
    /// Why that is wrong: the rule in words, the board drawn, the clash marked.
    std::string message;
};

namespace detail {
inline std::optional<Mismatch> last_mismatch;
}

/// Called by a matcher when it rejects an answer.
inline void note_mismatch(Mismatch mismatch) {
    detail::last_mismatch = std::move(mismatch);
}

/// The mismatch noted since the last call of this function, if any.
inline std::optional<Mismatch> take_mismatch() {
    return std::exchange(detail::last_mismatch, std::nullopt);
}

} // namespace kata
