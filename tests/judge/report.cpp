// How the results of a run are counted, written as JSON and told.

#include "report.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>
#include <string_view>

namespace kata {

namespace {

constexpr std::size_t longest_shown = 200;     ///< characters of an answer or a line on the screen
constexpr std::size_t longest_input = 2000;    ///< the same of an input, which people paste back
constexpr std::size_t longest_reported = 8192; ///< bytes of an answer or a print in the report
constexpr int prints_shown = 12;               ///< lines of the learner's prints on the screen

std::string cut(const std::string& text, std::size_t longest) {
    if (text.size() <= longest) return text;
    return text.substr(0, longest) + " … (" + std::to_string(text.size()) + " characters)";
}

wire::Json prints_json(const Prints& prints) {
    return wire::text_from_bytes(cut(prints.text, longest_reported));
}

/// Like `text`, each line behind `margin`; control characters made visible.
void print_lines(std::ostream& out, std::string_view margin, const std::string& text, int most,
                 std::size_t longest = longest_shown) {
    std::istringstream lines(text);
    std::string line;
    for (int shown = 0; std::getline(lines, line); ++shown) {
        if (shown == most) {
            out << margin << "…\n";
            return;
        }
        if (!line.empty()) out << margin;
        for (const char c : cut(line, longest))
            out << (static_cast<unsigned char>(c) < ' ' && c != '\t' ? '?' : c);
        out << '\n';
    }
}

void print_prints(std::ostream& out, std::string_view stream, const Prints& prints) {
    if (prints.bytes == 0) return;
    out << "\n  It printed on " << stream;
    if (prints.bytes > prints.text.size()) out << " (" << prints.bytes << " bytes, the beginning)";
    out << ":\n";
    print_lines(out, "    ", prints.text, prints_shown);
}

void print_input(std::ostream& out, const std::string& input) {
    const bool several = input.find('\n') != std::string::npos;
    out << (several ? "  input\n" : "  input     ");
    print_lines(out, several ? "    " : "", input, prints_shown, longest_input);
}

void print_failure(std::ostream& out, const TestResult& test) {
    const bool long_input =
        test.input.size() > 60; // it comes last then: people look at the drawing
    out << test.name << ": " << title(test.verdict) << "\n\n";
    if (!test.input.empty() && !long_input) print_input(out, test.input);
    if (!test.expected.empty()) out << "  expected  " << cut(test.expected, longest_shown) << '\n';
    if (!test.actual.empty()) out << "  came      " << cut(test.actual, longest_shown) << '\n';
    if (!test.message.empty()) {
        out << '\n';
        print_lines(out, "  ", test.message, 60);
    }
    print_prints(out, "stdout", test.out);
    print_prints(out, "stderr", test.err);
    out << '\n';
    if (long_input) {
        print_input(out, test.input);
        out << '\n';
    }
}

bool failed(const TestResult& test) {
    return test.verdict != Verdict::accepted && test.verdict != Verdict::not_run;
}

/// The names of those that failed, a few of them.
void print_others(std::ostream& out, std::span<const TestResult> others) {
    constexpr int most = 6;
    int failures = 0;
    for (const TestResult& other : others) {
        if (!failed(other)) continue;
        if (failures == 0) out << "These failed too:\n";
        if (failures++ < most) out << "  " << other.name << '\n';
    }
    if (failures > most) out << "  and " << failures - most << " more\n";
    if (failures > 0) out << '\n';
}

/// "3 of 11 required tests passed."
void print_count(std::ostream& out, const Count& count, std::string_view tier) {
    const int all = count.passed + count.failed + count.not_run;
    if (all == 0) return;
    out << count.passed << " of " << all << ' ' << tier << " tests passed";
    out << ".\n";
    if (count.not_run > 0)
        out << count.not_run << " were not run: the time for all of them was over.\n";
}

} // namespace

Count count(std::span<const TestResult> results, bool required) {
    Count count;
    for (const TestResult& test : results) {
        if (test.required != required) continue;
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
    for (const TestResult& test : results) {
        if (test.verdict == Verdict::judge_error) return Verdict::judge_error;
        if (test.required && verdict == Verdict::accepted) verdict = test.verdict;
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
    if (first != results.end()) {
        print_failure(out, *first);
        print_others(out, results.subspan(static_cast<std::size_t>(first - results.begin()) + 1));
    }
    print_count(out, count(results, true), "required");
    const Count stretch = count(results, false);
    if (stretch.passed + stretch.failed == 0 && stretch.not_run > 0)
        out << "Stretch tests wait until every required one passes.\n";
    else
        print_count(out, stretch, "stretch");
}

} // namespace kata
