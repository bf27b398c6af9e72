"""What a learner is told of a file that does not compile, with each compiler that is there."""

from __future__ import annotations

import os
import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import support  # finds the modules

import compilation
import problems
import submission
import toolchain


class CompileErrors(unittest.TestCase):
    def test_a_class_that_does_not_fit(self) -> None:
        good = "class Solution { public: int totalNQueens(int n) { return n; } };\n"
        cases = {
            "no class called Solution": "int totalNQueens(int n) { return n; }\n",
            "more than one class called Solution": good + good,
            "totalNQueens is private": "class Solution { int totalNQueens(int n) { return n; } };\n",
            "no method called totalNQueens": "class Solution { public: int count(int n) { return n; } };\n",
            "It looks like a solution of N-Queens.":
                "class Solution { public: vector<vector<string>> solveNQueens(int n) { return {}; } };\n",
            "does not have the types": "class Solution { public: string totalNQueens(int n) { return {}; } };\n",
            "destructor of Solution is private": "class Solution { ~Solution() {} public: int totalNQueens(int n) { return n; } };\n",
            "cannot be made without arguments": "class Solution { public: Solution(int) {} int totalNQueens(int n) { return n; } };\n",
            "the header board.h was not found": "#include \"board.h\"\n" + good,
            "defined nowhere in the file": "int helper(int);\nclass Solution { public: int totalNQueens(int n) { return helper(n); } };\n",
        }
        for compiler in ("g++", "clang++"):
            if not shutil.which(compiler):
                continue
            for words, text in cases.items():
                with self.subTest(words, compiler=compiler):
                    explained = self.explain(text, compiler)
                    self.assertIn(words, explained)
                    self.assertEqual(len(explained.splitlines()), 1, explained)

    def test_a_semicolon_or_a_bracket_that_is_missing_at_the_end_is_named(self) -> None:
        for compiler in ("g++", "clang++"):
            if shutil.which(compiler):
                explained = self.explain("class Solution {\n  public:\n    int totalNQueens(int n) { return n; }\n}\n", compiler)
                self.assertRegex(explained, r"mine\.hpp:4:2: error: expected .;. after class")
                explained = self.explain("class Solution {\n  public:\n    int totalNQueens(int n) { return n;\n};\n", compiler)
                self.assertRegex(explained, r"a closing } is missing|missing '}' at end of definition")

    def test_what_is_no_cpp_is_named(self) -> None:
        cases = {"1: this is Python": "class Solution:\n    def totalNQueens(self, n):\n        return 1\n",
                 "2: this is Java": "class Solution {\n    public int totalNQueens(int n) {\n        return 1;\n    }\n}\n",
                 "1: this line is Markdown": "```cpp\nclass Solution { public: int totalNQueens(int n) { return 1; } };\n```\n",
                 "2: this is a quotation mark": "class Solution { public: int totalNQueens(int n) {\n return “1”; } };\n",
                 "2: this is a space": "class Solution { public: int totalNQueens(int n) {\n return \u00a0@1; } };\n",
                 "this compiler has no <of_the_future>": "#include <of_the_future>\nclass Solution {};\n",
                 "It has solution: rename that.": "class solution { public: int totalNQueens(int n) { return 1; } };\n",
                 "It has totalNqueens: rename that.": "class Solution { public: int totalNqueens(int n) { return 1; } };\n"}
        for compiler in ("g++", "clang++"):
            for words, text in cases.items() if shutil.which(compiler) else ():
                with self.subTest(words, compiler=compiler):
                    explained = self.explain(text, compiler)
                    self.assertIn(words, explained)
                    self.assertEqual(len(explained.splitlines()), 1)

    def test_the_same_signs_in_a_comment_far_from_the_error_are_none(self) -> None:
        text = "// “So”:\n// ```\n\n\nclass Solution {\n  public:\n    int totalNQueens(int n) { return n +; }\n};\n"
        self.assertIn("mine.hpp:7:", self.explain(text, "g++" if shutil.which("g++") else "clang++"))

    def explain(self, text: str, compiler: str) -> str:
        """The explanation of a file that one compiler refuses."""
        with mock.patch.dict(os.environ, {"KATA_CXX": compiler}), tempfile.TemporaryDirectory() as work, \
                mock.patch.object(toolchain, "BUILD", toolchain.BUILD / f"for-{compiler}"):
            given = submission.Submission("mine.hpp", text.encode())
            result = compilation.compile_submission(toolchain.find(), problems.find("n-queens-ii"), given, Path(work))
        self.assertFalse(result.ok)
        return result.explanation

    def test_a_compile_error_shows_the_learners_lines_and_nothing_of_ours(self) -> None:
        text = "class Solution {\n  public:\n    int totalNQueens(int n) {\n        return n +;\n    }\n};\n"
        for compiler in ("g++", "clang++"):
            if shutil.which(compiler):
                explained = self.explain(text, compiler)
                self.assertIn("mine.hpp:4:", explained)
                self.assertIn("return n +;", explained)
                for ours in ("adapter", "contract", "prelude", "submission.hpp", "tests/judge"):
                    self.assertNotIn(ours, explained)

    def test_an_error_deep_in_the_library_names_the_line_that_led_there(self) -> None:
        text = ("class Solution {\n  public:\n    int totalNQueens(int n) {\n        list<int> columns{1, 2};\n"
                "        sort(columns.begin(), columns.end());\n        return n;\n    }\n};\n")
        for compiler in ("g++", "clang++"):
            if shutil.which(compiler):
                explained = self.explain(text, compiler)
                self.assertIn("mine.hpp:5", explained)
                self.assertLess(len(explained.splitlines()), 40)
                self.assertNotIn("/usr/include", explained)


if __name__ == "__main__":
    unittest.main()
