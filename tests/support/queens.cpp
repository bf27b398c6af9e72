// Finds every board by masks, and explains what is wrong with a list of boards or with a count.

#include "queens.hpp"

#include "mismatch.hpp"

#include <algorithm>
#include <bit>
#include <ostream>
#include <unordered_map>

namespace kata {

namespace {

/// Calls `found` with the columns of the queens, from the first row to the last, for every board.
/// Bit c of a mask stands for column c of the row to come.
template <class Found>
void search(int n, std::vector<int>& columns, std::uint32_t taken, std::uint32_t falling,
            std::uint32_t rising, const Found& found) {
    if (static_cast<int>(columns.size()) == n) {
        found(columns);
        return;
    }
    std::uint32_t free = ~(taken | falling | rising) & ((std::uint32_t{1} << n) - 1);
    for (; free != 0; free &= free - 1) {
        const std::uint32_t bit = free & -free;
        columns.push_back(std::countr_zero(bit));
        search(n, columns, taken | bit, (falling | bit) << 1, (rising | bit) >> 1, found);
        columns.pop_back();
    }
}

template <class Found>
void search(int n, const Found& found) {
    std::vector<int> columns;
    search(n, columns, 0, 0, 0, found);
}

/// "4 queens on a 4 × 4 board"
std::string task(int n) {
    return count_of(static_cast<std::size_t>(n), "queen") +
           (n == 8 || n == 11 ? " on an " : " on a ") + std::to_string(n) + " × " +
           std::to_string(n) + " board";
}

std::string board_at(std::size_t position) {
    return "board at index " + with_commas(position) + " of your list";
}

/// Why the board is not n rows of n characters with n queens, or nothing.
std::string wrong_shape(const QueensBoard& board, int n) {
    const auto size = static_cast<std::size_t>(n);
    if (board.size() != size)
        return "it has " + count_of(board.size(), "row") + ", not " + std::to_string(n);
    std::size_t queens = 0;
    for (std::size_t row = 0; row < size; ++row) {
        if (board[row].size() != size)
            return "row " + std::to_string(row) + " has " +
                   count_of(board[row].size(), "character") + ", not " + std::to_string(n);
        const std::size_t odd = board[row].find_first_not_of("Q.");
        if (odd != std::string::npos)
            return "row " + std::to_string(row) + " holds " + in_quotes(board[row].substr(odd, 1)) +
                   " at column " + std::to_string(odd) + "; only Q and . may stand there";
        queens += static_cast<std::size_t>(std::count(board[row].begin(), board[row].end(), 'Q'));
    }
    if (queens != size)
        return "it holds " + count_of(queens, "queen") + ", not " + std::to_string(n);
    return {};
}

struct Attack {
    Square one, other;
    std::string group; ///< what they share, in words
};

/// The first two queens that attack each other, if any, of a board of the right shape. The rules
/// are looked at in the order in which people learn them.
bool find_attack(const QueensBoard& board, Attack& attack) {
    std::vector<Square> queens;
    for (std::size_t row = 0; row < board.size(); ++row)
        for (std::size_t column = 0; column < board.size(); ++column)
            if (board[row][column] == 'Q')
                queens.push_back({static_cast<int>(row), static_cast<int>(column)});
    const int n = static_cast<int>(board.size());
    const auto clash = [&](const auto& name) {
        std::vector<int> first(static_cast<std::size_t>(2 * n), -1);
        for (std::size_t at = 0; at < queens.size(); ++at) {
            int& seen = first[static_cast<std::size_t>(name(queens[at]))];
            if (seen >= 0) {
                attack.one = queens[static_cast<std::size_t>(seen)];
                attack.other = queens[at];
                return true;
            }
            seen = static_cast<int>(at);
        }
        return false;
    };
    if (clash([](Square square) { return square.row; })) {
        attack.group = "in row " + std::to_string(attack.one.row);
        return true;
    }
    if (clash([](Square square) { return square.column; })) {
        attack.group = "in column " + std::to_string(attack.one.column);
        return true;
    }
    if (clash([n](Square square) { return square.row - square.column + n - 1; })) {
        attack.group = "on one falling diagonal (down to the right): row − column is " +
                       std::to_string(attack.one.row - attack.one.column);
        return true;
    }
    if (clash([](Square square) { return square.row + square.column; })) {
        attack.group = "on one rising diagonal (down to the left): row + column is " +
                       std::to_string(attack.one.row + attack.one.column);
        return true;
    }
    return false;
}

/// Everything that is wrong with a list of boards, found in one pass.
class Findings {
  public:
    Findings(const QueensBoards& answer, int n)
        : answer_(answer), n_(n), expected_(every_board(n)) {
        std::unordered_map<std::string, std::size_t> seen;
        for (std::size_t at = 0; at < answer.size(); ++at) {
            Attack attack;
            if (!wrong_shape(answer[at], n).empty()) {
                note(misshapen_, first_misshapen_, at);
            } else if (find_attack(answer[at], attack)) {
                note(illegal_, first_illegal_, at);
            } else {
                const auto [place, fresh] = seen.emplace(joined(answer[at]), at);
                if (fresh) continue;
                if (repeated_ == 0) first_copy_of_ = place->second;
                note(repeated_, first_repeated_, at);
            }
        }
        for (std::size_t at = 0; at < expected_.size(); ++at)
            if (seen.count(joined(expected_[at])) == 0) note(missing_, first_missing_, at);
    }

    bool right() const { return misshapen_ + illegal_ + repeated_ + missing_ == 0; }

    Mismatch mismatch() const { return {count_of(expected_.size(), "board"), actual(), message()}; }

  private:
    static std::string joined(const QueensBoard& board) {
        std::string key;
        for (const std::string& row : board)
            key += row;
        return key;
    }

    static void note(std::size_t& count, std::size_t& first, std::size_t at) {
        if (count == 0) first = at;
        ++count;
    }

    /// "4 illegal, 2 missing"
    std::string tally() const {
        std::string text;
        const auto add = [&](std::size_t count, const std::string& what) {
            if (count == 0) return;
            if (!text.empty()) text += ", ";
            text += with_commas(count) + " " + what;
        };
        add(misshapen_, "of the wrong shape");
        add(illegal_, "illegal");
        add(repeated_, repeated_ == 1 ? "repeat" : "repeats");
        add(missing_, "missing");
        return text;
    }

    std::string actual() const { return count_of(answer_.size(), "board") + " (" + tally() + ")"; }

    std::string message() const {
        if (misshapen_ != 0) return explain_shape() + in_all();
        if (illegal_ != 0) return explain_attack() + in_all();
        if (repeated_ != 0) return explain_repeat() + in_all();
        return explain_missing();
    }

    /// What else is wrong, where that is more than the one thing explained.
    std::string in_all() const {
        if (expected_.empty())
            return "There is no way to place " + task(n_) + ": the list is to be empty.\n";
        if (misshapen_ + illegal_ + repeated_ + missing_ == 1) return {};
        return "In all: " + tally() + ".\n";
    }

    std::string queens() const { return count_of(static_cast<std::size_t>(n_), "queen"); }

    std::string explain_shape() const {
        const QueensBoard& board = answer_[first_misshapen_];
        return "A board is " + count_of(static_cast<std::size_t>(n_), "row") + " of " +
               count_of(static_cast<std::size_t>(n_), "character") + ", 'Q' or '.', with " +
               queens() + ".\nNot so the " + board_at(first_misshapen_) + ":\n" +
               wrong_shape(board, n_) + ".\n\n" + list_rows(board) + "\n";
    }

    std::string explain_attack() const {
        const QueensBoard& board = answer_[first_illegal_];
        Attack attack;
        find_attack(board, attack);
        return "Two queens attack each other on the " + board_at(first_illegal_) + ":\nat " +
               name_of(attack.one) + " and at " + name_of(attack.other) + ".\nBoth stand " +
               attack.group + ".\n\n" + draw(board, {attack.one, attack.other}) + "\n";
    }

    std::string explain_repeat() const {
        return "Each board may stand in the list once.\nThe " + board_at(first_repeated_) +
               " is the same as that at index " + with_commas(first_copy_of_) + ".\n\n" +
               draw(answer_[first_repeated_]) + "\n";
    }

    std::string explain_missing() const {
        const std::string which =
            missing_ == 1 ? "One board is missing:"
                          : with_commas(missing_) + " boards are missing. The first of them:";
        const std::string rest = answer_.empty()
                                     ? "Your list is empty.\n"
                                     : "Nothing is wrong with the boards that are in your list.\n";
        return which + "\n\n" + draw(expected_[first_missing_]) + "\n" + rest;
    }

    const QueensBoards& answer_;
    int n_;
    QueensBoards expected_;
    std::size_t misshapen_ = 0, first_misshapen_ = 0;
    std::size_t illegal_ = 0, first_illegal_ = 0;
    std::size_t repeated_ = 0, first_repeated_ = 0, first_copy_of_ = 0;
    std::size_t missing_ = 0, first_missing_ = 0;
};

class EveryBoardMatcher : public testing::MatcherInterface<const QueensBoards&> {
  public:
    EveryBoardMatcher(int n, std::string note) : n_(n), note_(std::move(note)) {}

    bool MatchAndExplain(const QueensBoards& answer,
                         testing::MatchResultListener* listener) const override {
        const Findings findings(answer, n_);
        if (findings.right()) return true;
        Mismatch mismatch = findings.mismatch();
        mismatch.message += paragraph(note_);
        note_mismatch(mismatch);
        *listener << mismatch.message;
        return false;
    }

    void DescribeTo(std::ostream* out) const override {
        *out << "is every way to place " << task(n_) << ", each once, in any order";
    }

  private:
    int n_;
    std::string note_;
};

class CountMatcher : public testing::MatcherInterface<int> {
  public:
    CountMatcher(int n, std::string note)
        : n_(n), expected_(count_boards(n)), note_(std::move(note)) {}

    bool MatchAndExplain(int answer, testing::MatchResultListener* listener) const override {
        if (answer == expected_) return true;
        const Mismatch mismatch{std::to_string(expected_), std::to_string(answer), message(answer)};
        note_mismatch(mismatch);
        *listener << mismatch.message;
        return false;
    }

    void DescribeTo(std::ostream* out) const override { *out << "is " << expected_; }

  private:
    std::string message(int answer) const {
        return head() +
               "\n\nNo two queens may share a column, a falling diagonal (where row − column\nis "
               "the same) or a rising diagonal (where row + column is the same).\n" +
               why(answer) + paragraph(note_);
    }

    std::string head() const {
        if (expected_ == 0) return "There is no way to place " + task(n_) + ".";
        if (n_ == 0)
            return "No queens on a board without squares: there is one way, to do nothing.";
        return (expected_ == 1
                    ? "There is 1 way"
                    : "There are " + with_commas(static_cast<std::size_t>(expected_)) + " ways") +
               " to place " + task(n_) + ".";
    }

    std::string why(int answer) const {
        if (answer < 0)
            return "No count is below 0: a variable that was never set, or has overflowed.\n";
        return answer > expected_ ? too_many() : too_few(answer);
    }

    static std::string too_many() {
        return "The answer is too large: something illegal is counted, or something twice.\n";
    }

    std::string too_few(int answer) const {
        std::string text = "The answer is too small: something legal is not counted.\n";
        if (expected_ > 0 && answer <= 0 && n_ >= 1 && n_ <= 9)
            text += (expected_ == 1 ? "The one to count:\n\n" : "One of those to count:\n\n") +
                    draw(every_board(n_).front());
        return text;
    }

    int n_;
    std::int64_t expected_;
    std::string note_;
};

} // namespace

QueensBoards every_board(int n) {
    QueensBoards boards;
    const auto size = static_cast<std::size_t>(n);
    search(n, [&](const std::vector<int>& columns) {
        QueensBoard board(size, std::string(size, '.'));
        for (std::size_t row = 0; row < size; ++row)
            board[row][static_cast<std::size_t>(columns[row])] = 'Q';
        boards.push_back(std::move(board));
    });
    return boards;
}

std::int64_t count_boards(int n) {
    std::int64_t count = 0;
    search(n, [&](const std::vector<int>&) { ++count; });
    return count;
}

testing::Matcher<const QueensBoards&> IsEveryBoard(int n, const std::string& note) {
    return testing::MakeMatcher(new EveryBoardMatcher(n, note));
}

testing::Matcher<int> IsTheCountFor(int n, const std::string& note) {
    return testing::MakeMatcher(new CountMatcher(n, note));
}

} // namespace kata
