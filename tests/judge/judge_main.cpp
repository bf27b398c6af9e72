// The judge: the shared tests of one problem, run against one submission, one host a test.
//
//   judge --host HOST --submission OBJECT [--report FILE] [--only NAME] [--required]
//         [--first-failure] [--sanitized] [--no-namespaces]
//   judge --list
//
// --required leaves out the stretch tests, --first-failure all tests after the first required one
// that fails.
//
// Prints for the learner; writes the machine form to FILE. Exits 0 on Accepted, 1 on another
// verdict, 2 on wrong usage, 3 when the judge or the machine failed.

#include "listener.hpp"
#include "report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Options {
    kata::HostProgram program;
    std::string report, only;
    bool first_failure = false, required = false;
    bool list = false;
};

/// Nothing when the words are no valid call.
std::optional<Options> parse(int argc, char** argv) {
    Options options;
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const auto value = [&] { return ++i < words.size() ? words[i] : std::string(); };
        if (word == "--host")
            options.program.host = std::filesystem::absolute(value());
        else if (word == "--submission")
            options.program.submission = std::filesystem::absolute(value());
        else if (word == "--report")
            options.report = value();
        else if (word == "--only")
            options.only = value();
        else if (word == "--sanitized")
            options.program.sanitized = true;
        else if (word == "--no-namespaces")
            options.program.namespaces = false;
        else if (word == "--first-failure")
            options.first_failure = true;
        else if (word == "--required")
            options.required = true;
        else if (word == "--list")
            options.list = true;
        else
            return std::nullopt;
    }
    const bool complete = !options.program.host.empty() && !options.program.submission.empty();
    return complete || options.list ? std::optional(options) : std::nullopt;
}

/// Calls `visit` with each test that was linked in.
template <class Visit>
void for_each_test(Visit visit) {
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *all.GetTestSuite(i);
        for (int j = 0; j < suite.total_test_count(); ++j)
            visit(*suite.GetTestInfo(j));
    }
}

/// Writes a file that must be ours alone: a submission may have put a link or a file in its place.
bool write_anew(const std::string& path, const std::string& text) {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
    std::FILE* file = std::fopen(path.c_str(), "wx");
    if (!file) return false;
    const bool whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && whole;
}

/// The tests whose name has `part` in it, small and capital letters alike, as a GoogleTest filter;
/// empty when there is none. The exact name, where there is one, means that test alone.
std::string filter_for(const std::string& part) {
    std::string filter;
    bool exact = false;
    for_each_test([&](const testing::TestInfo& test) {
        const std::string name = test.name();
        const auto alike = [](char a, char b) { return std::tolower(a) == std::tolower(b); };
        if (exact ||
            std::search(name.begin(), name.end(), part.begin(), part.end(), alike) == name.end())
            return;
        exact = name == part;
        if (exact) filter.clear();
        filter += std::string(test.test_suite_name()) + '.' + name + ':';
    });
    return filter;
}

} // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest();
    const auto options = parse(argc, argv);
    if (!options) {
        std::cerr << "usage: judge --host HOST --submission OBJECT [--report FILE] "
                     "[--only NAME] [--sanitized] [--no-namespaces] "
                     "[--first-failure] [--required] | --list\n";
        return 2;
    }
    if (options->list) {
        for_each_test([](const testing::TestInfo& test) {
            std::cout << test.test_suite_name() << '.' << test.name() << '\n';
        });
        return 0;
    }
    if (options->required) GTEST_FLAG_SET(filter, std::string(kata::required_suite) + ".*");
    if (!options->only.empty()) {
        GTEST_FLAG_SET(filter, filter_for(options->only));
        if (GTEST_FLAG_GET(filter).empty()) {
            std::cerr << "There is no test called " << options->only << ". The tests are:\n";
            for_each_test(
                [](const testing::TestInfo& test) { std::cerr << "  " << test.name() << '\n'; });
            return 2;
        }
    }

    kata::guard_judge();
    testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
    delete listeners.Release(listeners.default_result_printer());
    auto* listener =
        new kata::Listener(options->program, options->first_failure, options->only.empty());
    // which GoogleTest owns from here on
    listeners.Append(listener);
    [[maybe_unused]] const int failures = RUN_ALL_TESTS(); // the verdict is made of the results

    const auto& results = listener->results();
    kata::print(std::cout, results);
    std::cout.flush();
    if (!options->report.empty()) {
        if (!write_anew(options->report, kata::to_json(results, listener->stretch_time()) + '\n')) {
            std::cerr << "cannot write " << options->report << '\n';
            return 3;
        }
    }
    const kata::Verdict verdict = kata::verdict_of(results);
    if (results.empty() || verdict == kata::Verdict::judge_error) return 3;
    return verdict == kata::Verdict::accepted ? 0 : 1;
}
