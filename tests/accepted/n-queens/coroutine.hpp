// shape: a generator of boards where the compiler has coroutines, plain recursion where it has not
#include <string>
#include <utility>
#include <vector>
#if __has_include(<coroutine>) && defined(__cpp_impl_coroutine)
#include <coroutine>
#include <exception>
#define NQ_COROUTINES 1
#endif

namespace nq {

inline bool clash(const std::vector<int>& queens, int c) {
    const int r = static_cast<int>(queens.size());
    for (int i = 0; i < r; ++i) {
        const int d = queens[i] - c;
        if (d == 0 || d == r - i || d == i - r) return true;
    }
    return false;
}

#ifdef NQ_COROUTINES
class Generator {
  public:
    struct promise_type {
        const std::vector<int>* value = nullptr;
        Generator get_return_object() { return Generator(Handle::from_promise(*this)); }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(const std::vector<int>& v) {
            value = &v;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    using Handle = std::coroutine_handle<promise_type>;
    explicit Generator(Handle h) : h_(h) {}
    Generator(Generator&& other) noexcept : h_(std::exchange(other.h_, nullptr)) {}
    ~Generator() {
        if (h_) h_.destroy();
    }
    bool next() {
        h_.resume();
        return !h_.done();
    }
    const std::vector<int>& value() const { return *h_.promise().value; }

  private:
    Handle h_;
};

inline Generator placements(int n, std::vector<int>& queens) {
    if (static_cast<int>(queens.size()) == n) co_yield queens;
    for (int c = 0; static_cast<int>(queens.size()) < n && c < n; ++c) {
        if (clash(queens, c)) continue;
        queens.push_back(c);
        Generator deeper = placements(n, queens);
        while (deeper.next())
            co_yield deeper.value();
        queens.pop_back();
    }
}

template <class Visit>
void each(int n, Visit visit) {
    std::vector<int> queens;
    Generator all = placements(n, queens);
    while (all.next())
        visit(all.value());
}
#else
template <class Visit>
void descend(int n, std::vector<int>& queens, Visit& visit) {
    if (static_cast<int>(queens.size()) == n) return visit(queens);
    for (int c = 0; c < n; ++c) {
        if (clash(queens, c)) continue;
        queens.push_back(c);
        descend(n, queens, visit);
        queens.pop_back();
    }
}

template <class Visit>
void each(int n, Visit visit) {
    std::vector<int> queens;
    descend(n, queens, visit);
}
#endif

} // namespace nq

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        nq::each(n, [&](const std::vector<int>& queens) {
            std::vector<std::string> board(n, std::string(n, '.'));
            for (int r = 0; r < n; ++r)
                board[r][queens[r]] = 'Q';
            boards.push_back(board);
        });
        return boards;
    }
};
