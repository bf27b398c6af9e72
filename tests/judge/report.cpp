// How the results of a run are counted, written as JSON and told.

#include "report.hpp"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <sstream>
#include <string_view>
#include <vector>

namespace kata {

namespace {

constexpr std::size_t longest_shown = 200;     ///< characters of an answer or a line on the screen
constexpr std::size_t longest_input = 2000;    ///< the same of an input, which people paste back
constexpr std::size_t longest_reported = 8192; ///< bytes of an answer or a print in the report

std::string cut(const std::string& text, std::size_t longest) {
    if (text.size() <= longest) return text;
    return text.substr(0, longest) + " … (" + std::to_string(text.size()) + " characters)";
}

wire::Json prints_json(const Prints& prints) {
    return wire::text_from_bytes(cut(prints.text, longest_reported));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// One line behind `margin`; control characters made visible.
void print_line(std::ostream& out, std::string_view margin, const std::string& line,
                std::size_t longest = longest_shown) {
    if (!line.empty()) out << margin;
    for (const char c : cut(line, longest))
        out << (static_cast<unsigned char>(c) < ' ' && c != '\t' ? '?' : c);
    out << '\n';
}

/// What is said for people, in lines that fit a terminal of 80 columns.
void print_message(std::ostream& out, const std::string& message) {
    constexpr std::size_t widest = 78; // bytes; drawings, which have wide characters, are narrow
    for (std::string line : lines_of(message)) {
        while (line.size() > widest) {
            const std::size_t space = line.rfind(' ', widest);
            if (space == std::string::npos || space == 0) break;
            print_line(out, "  ", line.substr(0, space));
            line.erase(0, space + 1);
        }
        print_line(out, "  ", line);
    }
}

/// The lines of stderr for people: a failed assertion without the names of the file and the
/// function before it, which are long for a check of the standard library; without what the
/// sanitizers print, as the line at fault is told of it elsewhere.
std::vector<std::string> without_noise(const std::string& text) {
    const bool sanitizers = text.find("Sanitizer:") != std::string::npos ||
                            text.find(": runtime error: ") != std::string::npos;
    std::vector<std::string> kept;
    for (const std::string& line : lines_of(text)) {
        if (sanitizers && (line.starts_with("==") || line.starts_with("AddressSanitizer:") ||
                           line.find(": runtime error: ") != std::string::npos))
            break;
        const auto check = std::max(line.find(" Assertion '") + 1, line.find(" Assertion `") + 1);
        kept.push_back(line.substr(check)); // find() + 1 is 0 where there is none
    }
    return kept;
}

void print_prints(std::ostream& out, std::string_view stream, const Prints& prints,
                  const std::vector<std::string>& lines) {
    constexpr std::size_t first = 6, last = 6;
    if (lines.empty()) return;
    out << "\n  It printed on " << stream;
    if (prints.bytes > prints.text.size()) out << " (" << prints.bytes << " bytes, the beginning)";
    out << ":\n";
    const bool all = lines.size() <= first + last;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (all || i < first || i >= lines.size() - last)
            print_line(out, "    ", lines[i]);
        else if (i == first)
            out << "    … (" << lines.size() - first - last << " lines more"
                << (prints.bytes <= longest_reported ? "; --json has them all" : "") << ")\n";
    }
}

/// A board of single characters, as an input line of JSON, drawn; nothing where it is none.
void print_board(std::ostream& out, const std::string& input) {
    const wire::Json board = wire::Json::parse(input, nullptr, false);
    const auto square = [](const wire::Json& value) {
        return value.is_string() && value.get_ref<const std::string&>().size() == 1;
    };
    const auto row = [&](const wire::Json& value) {
        return value.is_array() && std::all_of(value.begin(), value.end(), square);
    };
    if (!board.is_array() || board.size() < 2 || !std::all_of(board.begin(), board.end(), row))
        return;
    out << '\n';
    for (const wire::Json& each : board) {
        std::string line;
        for (const wire::Json& value : each)
            line += value.get<std::string>() + ' ';
        print_line(out, "    ", line.substr(0, line.empty() ? 0 : line.size() - 1));
    }
}

void print_input(std::ostream& out, const std::string& input) {
    const bool several = input.find('\n') != std::string::npos;
    out << (several ? "  input\n" : "  input     ");
    for (const std::string& line : lines_of(input))
        print_line(out, several ? "    " : "", line, longest_input);
}

void print_failure(std::ostream& out, const TestResult& test) {
    const bool long_input =
        test.input.size() > 60; // it comes last then: people look at the drawing
    const bool short_input = !test.input.empty() && !long_input;
    out << test.name << ": " << title(test.verdict) << '\n';
    if (short_input || !test.expected.empty() || !test.actual.empty()) out << '\n';
    if (short_input) print_input(out, test.input);
    if (!test.expected.empty()) out << "  expected  " << cut(test.expected, longest_shown) << '\n';
    if (!test.actual.empty()) out << "  came      " << cut(test.actual, longest_shown) << '\n';
    if (!test.message.empty()) {
        out << '\n';
        print_message(out, test.message);
    }
    print_prints(out, "stdout", test.out, lines_of(test.out.text));
    print_prints(out, "stderr", test.err, without_noise(test.err.text));
    // The matchers draw the board of a wrong answer themselves.
    if (long_input && test.verdict != Verdict::wrong_answer) print_board(out, test.input);
    out << '\n';
    if (long_input) {
        print_input(out, test.input);
        out << '\n';
    }
}

bool failed(const TestResult& test) {
    return test.verdict != Verdict::accepted && test.verdict != Verdict::not_run;
}

bool printed(const TestResult& test) {
    return test.out.bytes + test.err.bytes > 0;
}

/// The names of those that failed after `first`, a few of them; their verdicts where they have
/// another one.
void print_others(std::ostream& out, const TestResult& first, std::span<const TestResult> others) {
    constexpr int most = 6;
    int failures = 0;
    for (const TestResult& other : others) {
        if (!failed(other)) continue;
        if (failures == 0) out << "These failed too:\n";
        if (failures++ >= most) continue;
        out << "  " << other.name;
        if (other.verdict != first.verdict) out << ": " << title(other.verdict);
        out << '\n';
    }
    if (failures > most) out << "  and " << failures - most << " more\n";
    if (failures > 0) out << '\n';
}

/// "3 of 11 required tests passed."
void print_count(std::ostream& out, const Count& count, std::string_view tier) {
    const int all = count.passed + count.failed + count.not_run;
    if (all == 0) return;
    out << count.passed << " of " << all << ' ' << tier << " tests passed";
    if (count.passed == all) out << ", in " << std::ceil(count.cpu_ms) << " ms of CPU time";
    out << ".\n";
    if (count.not_run > 0)
        out << count.not_run << " were not run: the time for all tests together was over.\n";
}

} // namespace

Count count(std::span<const TestResult> results, bool required) {
    Count count;
    for (const TestResult& test : results) {
        if (test.required != required) continue;
        count.cpu_ms += test.cpu_ms;
        if (test.verdict == Verdict::accepted)
            ++count.passed;
        else if (test.verdict == Verdict::not_run)
            ++count.not_run;
        else
            ++count.failed;
    }
    return count;
}

Verdict verdict_of(std::span<const TestResult> results) {
    Verdict verdict = Verdict::accepted;
    const bool stretch_only = std::none_of(results.begin(), results.end(),
                                           [](const TestResult& test) { return test.required; });
    for (const TestResult& test : results) {
        if (test.verdict == Verdict::judge_error) return Verdict::judge_error;
        if ((test.required || stretch_only) && verdict == Verdict::accepted) verdict = test.verdict;
    }
    // A required test is left out only when time is up; the failures before it took that time.
    return verdict == Verdict::not_run ? Verdict::time_limit_exceeded : verdict;
}

std::string to_json(std::span<const TestResult> results,
                    std::chrono::duration<double> stretch_time) {
    wire::Json tests = wire::Json::array();
    for (const TestResult& test : results) {
        wire::Json json{{"name", test.name},
                        {"tier", test.required ? "required" : "stretch"},
                        {"verdict", key(test.verdict)},
                        {"cpu_ms", test.cpu_ms},
                        {"input", test.input},
                        {"expected", test.expected},
                        {"actual", cut(test.actual, longest_reported)},
                        {"stdout", prints_json(test.out)},
                        {"stderr", prints_json(test.err)},
                        {"message", test.message},
                        {"fingerprint", test.fingerprint}};
        tests.push_back(std::move(json));
    }
    const Count required = count(results, true), stretch = count(results, false);
    return wire::to_line({{"verdict", key(verdict_of(results))},
                          {"passed", required.passed},
                          {"failed", required.failed},
                          {"not_run", required.not_run},
                          {"stretch",
                           {{"passed", stretch.passed},
                            {"failed", stretch.failed},
                            {"not_run", stretch.not_run},
                            {"seconds", stretch_time.count()}}},
                          {"tests", std::move(tests)}});
}

void print(std::ostream& out, std::span<const TestResult> results) {
    const auto first = std::find_if(results.begin(), results.end(), failed);
    const bool accepted = verdict_of(results) == Verdict::accepted;
    if (first != results.end()) {
        if (accepted)
            out << "Accepted. Past the constraints a stretch test fails, which changes nothing in "
                   "that:\n\n";
        print_failure(out, *first);
        print_others(out, *first,
                     results.subspan(static_cast<std::size_t>(first - results.begin()) + 1));
    } else if (results.size() == 1 && printed(results.front())) {
        print_prints(out, "stdout", results.front().out, lines_of(results.front().out.text));
        print_prints(out, "stderr", results.front().err, without_noise(results.front().err.text));
        out << '\n';
    } else if (std::any_of(results.begin(), results.end(), printed)) {
        out << "Your program printed: what it prints is shown with a test that fails, or that "
               "--only\nruns alone.\n\n";
    }
    print_count(out, count(results, true), "required");
    const Count stretch = count(results, false);
    if (stretch.passed + stretch.failed == 0 && stretch.not_run > 0)
        out << "Stretch tests wait until every required one passes.\n";
    else
        print_count(out, stretch, "stretch");
}

} // namespace kata
