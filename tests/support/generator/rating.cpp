// Rates puzzles by what completes them and by what a plain search goes through.

#include "rating.hpp"

#include "candidates.hpp"

#include <algorithm>
#include <array>

namespace kata {

namespace {

class PlainSearch {
  public:
    PlainSearch(const SudokuBoard& puzzle, Order order, std::int64_t limit)
        : downwards_(order.downwards), limit_(limit) {
        const std::string squares = squares_of(puzzle);
        for (int step = 0; step < 81; ++step) {
            const int counted = order.backwards ? 80 - step : step;
            const int square = order.by_columns ? counted % 9 * 9 + counted / 9 : counted;
            const char digit = squares[static_cast<std::size_t>(square)];
            if (digit == '.')
                open_.push_back(groups(square));
            else
                flip(groups(square), 1 << (digit - '1'));
        }
    }

    std::int64_t count() {
        search(0);
        return visited_;
    }

  private:
    using Groups = std::array<std::size_t, 3>;

    static Groups groups(int square) {
        return {static_cast<std::size_t>(square / 9), static_cast<std::size_t>(9 + square % 9),
                static_cast<std::size_t>(18 + square / 27 * 3 + square % 9 / 3)};
    }

    void flip(const Groups& groups, int bit) {
        for (const std::size_t group : groups)
            taken_[group] ^= bit;
    }

    bool search(std::size_t step) {
        if (step == open_.size() || visited_ == limit_) return true;
        ++visited_;
        const Groups& here = open_[step];
        for (int turn = 0; turn < 9; ++turn) {
            const int bit = 1 << (downwards_ ? 8 - turn : turn);
            if (((taken_[here[0]] | taken_[here[1]] | taken_[here[2]]) & bit) != 0) continue;
            flip(here, bit);
            if (search(step + 1)) return true;
            flip(here, bit);
        }
        return false;
    }

    bool downwards_;
    std::int64_t limit_, visited_ = 0;
    std::vector<Groups> open_;
    std::array<int, 27> taken_{};
};

} // namespace

SudokuBoard solution_of(const SudokuBoard& puzzle) {
    SudokuBoard solution;
    Candidates(puzzle).for_each_solution([&](const Candidates& found) {
        solution = found.board();
        return false;
    });
    return solution;
}

Need need_of(const SudokuBoard& puzzle) {
    Candidates singles(puzzle);
    if (singles.complete()) return Need::naked_singles;
    singles.place_hidden_singles();
    if (singles.complete()) return Need::hidden_singles;
    const Candidates solution(solution_of(puzzle));
    for (int square = 0; square < 81; ++square) {
        if (singles.decided(square)) continue;
        Candidates guess = singles;
        guess.place(square, solution[square]);
        guess.place_hidden_singles();
        if (guess.complete()) return Need::one_guess;
    }
    return Need::more_guesses;
}

std::int64_t positions(const SudokuBoard& puzzle, Order order, std::int64_t limit) {
    return PlainSearch(puzzle, order, limit).count();
}

std::int64_t worst_positions(const SudokuBoard& puzzle, std::int64_t limit) {
    std::int64_t worst = 0;
    for (const bool backwards : {false, true})
        for (const bool by_columns : {false, true})
            for (const bool downwards : {false, true})
                worst =
                    std::max(worst, positions(puzzle, {backwards, by_columns, downwards}, limit));
    return worst;
}

} // namespace kata
