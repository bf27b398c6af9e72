// Explains what is wrong with an answer about a Sudoku, on the board itself.

#include "mismatch.hpp"
#include "sudoku.hpp"

#include <algorithm>
#include <ostream>
#include <set>
#include <stdexcept>

namespace kata {

namespace {

/// "'7'", or "nothing" for an empty square
std::string named(char square) {
    if (square == '.') return "nothing";
    const std::string text = in_quotes(std::string(1, square));
    return "'" + text.substr(1, text.size() - 2) + "'";
}

std::string capital(std::string text) {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

bool touches(const Clash& clash, const std::string& kind) {
    return clash.group.compare(0, kind.size(), kind) == 0;
}

/// "row 0" and where that is, for the groups whose numbers are not self-evident.
std::string place_of(const Clash& clash) {
    if (!touches(clash, "box")) return clash.group;
    const int top = clash.one.row / 3 * 3;
    const int left = clash.one.column / 3 * 3;
    return clash.group + " (rows " + std::to_string(top) + " to " + std::to_string(top + 2) +
           ", columns " + std::to_string(left) + " to " + std::to_string(left + 2) + ")";
}

class VerdictMatcher : public testing::MatcherInterface<bool> {
  public:
    VerdictMatcher(const SudokuBoard& board, std::string note)
        : board_(board), clashes_(clashes(board)), note_(std::move(note)) {}

    bool valid() const { return clashes_.empty(); }

    bool MatchAndExplain(bool answer, testing::MatchResultListener* listener) const override {
        if (answer == valid()) return true;
        const Mismatch mismatch{valid() ? "true" : "false", answer ? "true" : "false",
                                (valid() ? no_clash() : clash()) + paragraph(note_)};
        note_mismatch(mismatch);
        *listener << mismatch.message;
        return false;
    }

    void DescribeTo(std::ostream* out) const override {
        *out << (valid() ? "is true" : "is false");
    }

  private:
    std::string clash() const {
        const Clash& first = clashes_.front();
        std::set<std::string> groups;
        for (const Clash& each : clashes_)
            groups.insert(each.group);
        const char digit = board_[static_cast<std::size_t>(first.one.row)]
                                 [static_cast<std::size_t>(first.one.column)];
        std::string text = "No digit may stand twice in a row, a column or a box.\n" +
                           capital(place_of(first)) + " holds " + digit + " twice:\nat " +
                           name_of(first.one) + " and at " + name_of(first.other) + ".\n\n" +
                           draw(board_, {first.one, first.other});
        if (groups.size() == 1)
            text +=
                "\nNothing else clashes: only the rule for " + kind_of(first) + " can see it.\n";
        else
            text += "\n" + std::to_string(groups.size()) + " groups clash in all.\n";
        return text;
    }

    static std::string kind_of(const Clash& clash) {
        return touches(clash, "row") ? "rows" : touches(clash, "column") ? "columns" : "boxes";
    }

    std::string no_clash() const {
        const std::vector<Square> filled = filled_squares();
        if (filled.empty())
            return "An empty board has no digit that could stand twice: it is valid.\n";
        std::string text;
        std::vector<Square> marked;
        if (filled.size() == 1) {
            text = "One digit alone clashes with nothing: the board is valid.\n";
            marked = filled;
        } else if (filled.size() == 2 && same_digit(filled)) {
            text = "The two squares share no row, no column and no box: the board is valid.\n";
            marked = filled;
        } else {
            text = "No row, no column and no box holds a digit twice: the board is valid.\n";
        }
        text += "\n" + draw(board_, marked);
        if (filled.size() < 81)
            text += "\nEmpty squares are allowed, and whether it can be completed is not asked.\n";
        return text;
    }

    std::vector<Square> filled_squares() const {
        std::vector<Square> filled;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                if (board_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] != '.')
                    filled.push_back({row, column});
        return filled;
    }

    bool same_digit(const std::vector<Square>& squares) const {
        const auto digit = [&](Square square) {
            return board_[static_cast<std::size_t>(square.row)]
                         [static_cast<std::size_t>(square.column)];
        };
        return digit(squares[0]) == digit(squares[1]);
    }

    SudokuBoard board_;
    std::vector<Clash> clashes_;
    std::string note_;
};

class SolvesMatcher : public testing::MatcherInterface<const SudokuBoard&> {
  public:
    SolvesMatcher(const SudokuBoard& puzzle, std::string note)
        : puzzle_(puzzle), note_(std::move(note)) {}

    bool MatchAndExplain(const SudokuBoard& answer,
                         testing::MatchResultListener* listener) const override {
        Mismatch mismatch{"the board completed", {}, {}};
        if (right_shape(answer, mismatch) && clues_kept(answer, mismatch) &&
            all_filled(answer, mismatch) && no_clash(answer, mismatch))
            return true;
        mismatch.message += paragraph(note_);
        note_mismatch(mismatch);
        *listener << mismatch.message;
        return false;
    }

    void DescribeTo(std::ostream* out) const override {
        *out << "keeps the clues and holds every digit once in each row, column and box";
    }

  private:
    static bool right_shape(const SudokuBoard& answer, Mismatch& mismatch) {
        if (answer.size() == 9 && std::all_of(answer.begin(), answer.end(),
                                              [](const auto& row) { return row.size() == 9; }))
            return true;
        std::vector<std::string> rows;
        for (std::size_t row = 0; row < std::min<std::size_t>(answer.size(), 12); ++row)
            rows.emplace_back(answer[row].begin(), answer[row].end());
        rows.resize(answer.size());
        mismatch.actual = "a board of another shape";
        mismatch.message =
            "The board must keep its nine rows of nine squares.\nIt came back with " +
            count_of(answer.size(), "row") + ":\n\n" + list_rows(rows);
        return false;
    }

    bool clues_kept(const SudokuBoard& answer, Mismatch& mismatch) const {
        const std::vector<Square> changed =
            where([&](char clue, char square) { return clue != '.' && clue != square; }, answer);
        if (changed.empty()) return true;
        const Square first = changed.front();
        const bool complete =
            where([](char, char square) { return !is_digit(square); }, answer).empty() &&
            clashes(answer).empty();
        mismatch.actual = count_of(changed.size(), "clue") + " changed";
        mismatch.message = "The digits given must stay as they are.\nAt " + name_of(first) +
                           " the puzzle has " + named(get(puzzle_, first)) + ", your board has " +
                           named(get(answer, first)) + ".\n\n" + draw(answer, {first}) +
                           others(changed.size(), "clue", "changed");
        if (complete)
            mismatch.message += "\nYour board breaks no rule, but it answers another puzzle.\n";
        return false;
    }

    bool all_filled(const SudokuBoard& answer, Mismatch& mismatch) const {
        if (answer == puzzle_ &&
            !where([](char, char square) { return square == '.'; }, answer).empty()) {
            mismatch.actual = "the board as it was";
            mismatch.message =
                "Nothing has changed: the board came back as it went in.\n"
                "Either a copy was filled, where this very board is to be filled in place, or\n"
                "the search found nothing and took all of it back.\n\n" +
                draw(answer);
            return false;
        }
        const std::vector<Square> open =
            where([](char, char square) { return !is_digit(square); }, answer);
        if (open.empty()) return true;
        const Square first = open.front();
        const bool empty = get(answer, first) == '.';
        const std::size_t empty_count =
            where([](char, char square) { return square == '.'; }, answer).size();
        mismatch.actual = empty_count == open.size()
                              ? count_of(open.size(), "square") + " still empty"
                              : count_of(open.size(), "square") + " without a digit";
        mismatch.message =
            "Every square needs a digit from '1' to '9'.\nAt " + name_of(first) +
            (empty ? " the square is still empty" : " stands " + named(get(answer, first))) +
            ".\n\n" + draw(answer, {first}) + others(open.size(), "square", "without a digit");
        return false;
    }

    static bool no_clash(const SudokuBoard& answer, Mismatch& mismatch) {
        const std::vector<Clash> found = clashes(answer);
        if (found.empty()) return true;
        const Clash& first = found.front();
        std::set<std::string> groups;
        for (const Clash& clash : found)
            groups.insert(clash.group);
        const std::string twice = " holds " + std::string(1, get(answer, first.one)) + " twice";
        mismatch.actual = first.group + twice;
        mismatch.message = "Each row, column and box must hold every digit once.\n" +
                           capital(place_of(first)) + twice + ":\nat " + name_of(first.one) +
                           " and at " + name_of(first.other) + ".\n\n" +
                           draw(answer, {first.one, first.other});
        if (groups.size() > 1)
            mismatch.message += "\n" + std::to_string(groups.size()) + " groups clash in all.\n";
        return false;
    }

    static std::string others(std::size_t count, const std::string& noun, const std::string& what) {
        if (count < 2) return {};
        return "\nIn all " + count_of(count, noun) + " " + what + ".\n";
    }

    static char get(const SudokuBoard& board, Square square) {
        return board[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
    }

    template <class Test>
    std::vector<Square> where(const Test& test, const SudokuBoard& answer) const {
        std::vector<Square> squares;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                if (test(get(puzzle_, {row, column}), get(answer, {row, column})))
                    squares.push_back({row, column});
        return squares;
    }

    SudokuBoard puzzle_;
    std::string note_;
};

/// A matcher that says what the test says, and refuses a test that contradicts itself.
testing::Matcher<bool> verdict(const SudokuBoard& board, const std::string& note, bool valid) {
    auto* matcher = new VerdictMatcher(board, note);
    testing::Matcher<bool> result = testing::MakeMatcher(matcher);
    if (matcher->valid() != valid)
        throw std::logic_error("the test is wrong about its own board " + squares_of(board));
    return result;
}

} // namespace

testing::Matcher<bool> SaysValid(const SudokuBoard& board, const std::string& note) {
    return verdict(board, note, true);
}

testing::Matcher<bool> SaysClash(const SudokuBoard& board, const std::string& note) {
    return verdict(board, note, false);
}

testing::Matcher<bool> IsRightAbout(const SudokuBoard& board, const std::string& note) {
    return testing::MakeMatcher(new VerdictMatcher(board, note));
}

testing::Matcher<const SudokuBoard&> Solves(const SudokuBoard& puzzle, const std::string& note) {
    return testing::MakeMatcher(new SolvesMatcher(puzzle, note));
}

} // namespace kata
