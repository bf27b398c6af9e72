"""`kata new`: a fifth problem in one command, from the templates to a verdict; and what it refuses."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import ClassVar, Sequence

from support import ROOT, Copy

import content_files
import problems
import toolchain

TWO_SUM = "vector<int> twoSum(vector<int>& nums, int target)"
TWELVE = f"{'vector<' * 12}int{'>' * 12}"
EVERY_TYPE = ("vector<vector<long long>> mix(int a, long long b, double c, bool d, char e, string f, vector<bool>& g,"
              f" const vector<vector<string>>& h, vector<vector<vector<double>>> i, vector<char>& j, {TWELVE}& k)")

RIGHT = """\
class Solution {
  public:
    vector<int> twoSum(vector<int>& nums, int target) {
        for (int i = 0; i < (int)nums.size(); ++i)
            for (int j = i + 1; j < (int)nums.size(); ++j)
                if (nums[i] + nums[j] == target) return {i, j};
        return {};
    }
};
"""
WRONG = ("// verdict: wrong-answer\n// mistake: One number is taken twice.\n// find: Print i and j.\n"
         + RIGHT.replace("int j = i + 1", "int j = i"))

TWO_SUM_TESTS = """\
// The shared tests of the throwaway problem.

#include "contracts/two-sum.hpp"
#include "support/equals.hpp"

#include <gtest/gtest.h>

using kata::Equals;

TEST(Required, TwoNumbers) {
    EXPECT_THAT(kata::two_sum({2, 7}, 9), Equals(std::vector<int>{0, 1}));
}

TEST(Required, NoNumberIsTakenTwice) {
    EXPECT_THAT(kata::two_sum({3, 2, 4}, 6), Equals(std::vector<int>{1, 2}));
}

TEST(Stretch, ThereIsNone) {
    EXPECT_THAT(kata::two_sum({}, 0), Equals(std::vector<int>{}));
}
"""

MIX = """\
template <class T>
void deepen(vector<T>& values) {
    values.resize(1);
    if constexpr (!is_same_v<T, int>) deepen(values[0]);
}
class Solution {
  public:
    template <class Deep>
    vector<vector<long long>> mix(int a, long long b, double c, bool d, char e, string f, vector<bool>& g,
                                  const vector<vector<string>>& h, vector<vector<vector<double>>> i, vector<char>& j,
                                  Deep& k) {
        g.push_back(d);
        j.clear();
        deepen(k);
        return {{a, b, (long long)(c * 4)}, {e, (long long)f.size(), (long long)h[0][1].size(), (long long)i[0][0][0]}};
    }
};
"""
MIX_TESTS = r"""
// The shared tests of a problem with every type.
#include "contracts/mix.hpp"
#include <gtest/gtest.h>
TEST(Required, EverythingArrives) {
    std::vector<bool> g{false};
    @TWELVE@ k;
    const auto answer = kata::mix(-1, 1LL << 40, 0.25, true, '\xff', "a\xff", g, {{"", "abc"}}, {{{7.5}}}, {'x'}, k);
    EXPECT_EQ(answer, (std::vector<std::vector<long long>>{{-1, 1LL << 40, 1}, {'\xff', 2, 3, 7}}));
    EXPECT_EQ(g, (std::vector<bool>{false, true}));
    EXPECT_EQ(k.at(0).at(0).at(0).at(0).at(0).at(0).at(0).at(0).at(0).at(0).at(0), std::vector<int>{0});
}
""".replace("@TWELVE@", TWELVE.replace("vector", "std::vector"))


class Making(unittest.TestCase):
    copy: ClassVar[Copy]

    @classmethod
    def setUpClass(cls) -> None:
        cls.copy = Copy()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.copy.close()

    def make(self, slug: str, signature: str, *options: str) -> str:
        done = self.copy.kata("new", slug, "--signature", signature, *options)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def tree(self) -> dict[str, str]:
        """Every file and folder outside build/, with a digest of what it holds."""
        root = self.copy.root
        return {path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file()
                else "" for path in root.rglob("*") if path.relative_to(root).parts[0] != "build"}

    def files_of(self, slug: str) -> list[Path]:
        return [path for path in self.copy.root.rglob("*") if path.is_file() and "build" not in path.parts
                and (path.stem in (slug, f"{slug}_test") or slug in path.parts)]

    def faults(self) -> set[str]:
        """What the content check says of the copy by reading alone."""
        script = "import content_check\nfor fault in content_check.read(): print(fault)"
        done = subprocess.run([sys.executable, "-B", "-c", script], cwd=self.copy.root / "scripts" / "katas",
                              capture_output=True, text=True, timeout=120, check=True)
        return set(done.stdout.splitlines())

    def test_a_fifth_problem_from_nothing_to_its_verdicts(self) -> None:
        before = self.tree()
        faults_before = self.faults()
        said = self.make("two-sum", TWO_SUM, "--number", "1")
        after = self.tree()

        made = {name for name in after if name not in before and after[name]}
        self.assertEqual({name for name in before if after.get(name) != before[name]}, set())
        for name in ("README.md", "hints.md", "stub.hpp"):
            self.assertIn(f"problems/two-sum/{name}", made)
        self.assertEqual({f"solutions/two-sum/{name}" for name in ("README.md", "set.hpp", "array.hpp", "bitmask.hpp")},
                         {name for name in made if name.startswith("solutions/")})
        for name in made:
            self.assertIn(f"  {name} ", said)
        self.assertIn("what it leaves in nums", said.replace("\n", " "))
        self.assertEqual(said.splitlines()[-1],
                         "  ./scripts/kata test two-sum --solution solutions/two-sum/set.hpp")

        marks = {f"{name}:{number}:" for name in made
                 for number, line in enumerate((self.copy.root / name).read_text(encoding="utf-8").splitlines(), 1)
                 if "TODO:" in line}
        told = self.faults() - faults_before
        to_write = {fault for fault in told if "still to be written: " in fault}
        self.assertEqual({fault.split(" ")[0] for fault in to_write}, marks)
        self.assertEqual(len(to_write), int(re.findall(r"(\d+) places are marked", said)[0]))
        for fault in to_write:
            self.assertGreater(len(fault.partition("still to be written: ")[2]), 20, fault)
        walk_through = (self.copy.root / "solutions/two-sum/README.md").read_text(encoding="utf-8").splitlines()
        table = {f"solutions/two-sum/README.md:{number}:" for number, line in enumerate(walk_through, 1)
                 if line.startswith("|") and "| |" in line[1:]}
        self.assertEqual(len(table), 5)
        self.assertEqual({fault.split(" ")[0] for fault in told - to_write},
                         table | {"tests/mistakes/two-sum/fingerprints.json:1:", "README.md:1:"})

        untouched = self.copy.kata("test", "two-sum", "--solution", "solutions/two-sum/set.hpp")
        self.assertEqual(untouched.returncode, 1, untouched.stdout + untouched.stderr)
        self.assertIn("The shared tests are not all written: tests/two-sum_test.cpp:19 is the first place.",
                      untouched.stdout)

        (self.copy.root / "tests/two-sum_test.cpp").write_text(TWO_SUM_TESTS, encoding="utf-8")
        (self.copy.root / "solutions/two-sum/set.hpp").write_text(RIGHT, encoding="utf-8")
        (self.copy.root / "tests/mistakes/two-sum/example.hpp").write_text(WRONG, encoding="utf-8")
        filled = self.tree()
        right = self.copy.kata("test", "two-sum", "--solution", "solutions/two-sum/set.hpp")
        self.assertEqual(right.returncode, 0, right.stdout + right.stderr)
        self.assertIn("Accepted: Two Sum, solutions/two-sum/set.hpp", right.stdout)
        self.assertIn("Next: what is left to write\n  ./scripts/check --content two-sum", right.stdout)
        wrong = self.copy.kata("test", "1", "--solution", "tests/mistakes/two-sum/example.hpp")
        self.assertEqual(wrong.returncode, 1, wrong.stdout + wrong.stderr)
        self.assertIn("Wrong Answer: Two Sum", wrong.stdout)
        self.assertIn("NoNumberIsTakenTwice: Wrong Answer\n\n  input\n    [3,2,4]\n    6\n"
                      "  expected  [1,2]\n  came      [0,0]\n", wrong.stdout)
        self.assertIn("As it should be: this file is a known mistake.", wrong.stdout)
        self.assertEqual(self.tree(), filled)

    def test_every_type_passes_through_the_judge(self) -> None:
        self.make("mix", EVERY_TYPE, "--in-place", "g", "k")
        fresh = self.copy.kata("test", "mix", "--solution", "problems/mix/stub.hpp")
        self.assertIn("TODO: the smallest input above", fresh.stdout, fresh.stderr)
        self.assertIn("Wrong Answer: Mix", fresh.stdout)
        (self.copy.root / "tests/mix_test.cpp").write_text(MIX_TESTS, encoding="utf-8")
        (self.copy.root / "solutions/mix/set.hpp").write_text(MIX, encoding="utf-8")
        done = self.copy.kata("test", "mix", "--solution", "solutions/mix/set.hpp")
        self.assertIn("Accepted: Mix", done.stdout, done.stdout + done.stderr)

    def test_every_file_compiles_without_a_warning_and_as_it_is_formatted(self) -> None:
        shapes = (("shape-a", "int f(int a)", ()),
                  ("shape-b", "void solve(vector<vector<char>>& board, const string& word, bool& done)", ()),
                  ("shape-c", EVERY_TYPE, ("--in-place", "j", "--title", "Every Type — “All of Them” at Once")),
                  ("shape-d", f"{TWELVE} same(char first, bool second, {TWELVE} values)", ("--variants", "plain-loop")),
                  ("shape-e", "string remove(string s, char c)", ("--number", "999999")))
        for slug, signature, options in shapes:
            with self.subTest(slug):
                self.make(slug, signature, *options)
                files = [path for path in self.files_of(slug) if path.suffix in (".hpp", ".cpp")]
                self.compile(slug, [path for path in files if path.parent.name == slug or path.parent.name == "twins"])
                self.check_format(files)

    def compile(self, slug: str, solutions: Sequence[Path]) -> None:
        """The contract, with each file that has a class Solution, and the tests, in one translation unit."""
        tests = self.copy.root / "tests"
        unit = [f"#include \"{tests}/contracts/{slug}.hpp\"", f"#include \"{tests}/{slug}_test.cpp\"",
                f"#include \"{tests}/judge/prelude/usual.hpp\""]
        for number, path in enumerate(solutions):
            unit += [f"namespace file{number} {{", f"#include \"{path}\"", "}",
                     f"kata::Signature* entry{number} = &kata::call_solution<file{number}::Solution>;"]
        with tempfile.TemporaryDirectory() as work:
            source = Path(work, "unit.cpp")
            source.write_text("\n".join(unit) + "\n", encoding="utf-8")
            done = subprocess.run([toolchain.find().compiler, "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra",
                                   "-Wpedantic", "-Werror", "-Wno-unused-parameter", f"-I{tests}",
                                   f"-I{tests}/contracts", str(source)],
                                  capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def check_format(self, files: Sequence[Path]) -> None:
        program = content_files.formatter()
        if program and files:
            done = subprocess.run([program, "--dry-run", "-Werror", *map(str, files)], capture_output=True, text=True,
                                  timeout=120, check=False)
            self.assertEqual(done.stderr, "")

    def refuse(self, words: str, *arguments: str, code: int = 2) -> None:
        before = self.tree()
        done = self.copy.kata("new", *arguments)
        self.assertEqual((done.returncode, done.stdout), (code, ""), done.stderr)
        self.assertIn(words, done.stderr)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        self.assertEqual(self.tree(), before)

    def test_what_cannot_be_made_is_refused_and_nothing_is_left(self) -> None:
        method = ("--signature", TWO_SUM)
        for slug in ("Two-Sum", "two_sum", "two--sum", "two-", "", "two sum", "../two", "zwei-süm", "x" * 61, "123",
                     "two/sum", "two.sum", "a\nb"):
            with self.subTest(slug):
                self.refuse("cannot name a problem", slug, *method)
        self.refuse("Perhaps two-sum.", "Two_Sum", *method)
        there = problems.all_problems()[0]
        self.refuse(f"There is a problem called {there.slug} already", there.slug, *method)
        self.refuse(f"take it away: rm -r {{problems,solutions,tests/{{mistakes,accepted}}}}/{there.slug} ",
                    there.slug, *method, "--number", there.number)
        self.refuse("tests/contracts/seam.hpp is there already", "seam", *method)
        self.refuse("the judge has a file of that name", "wire", *method)
        self.refuse("Name the method", "other")
        self.refuse("is not a type that can be carried", "other", "--signature", "int f(ListNode* head)")
        self.refuse("--number: \"one\"", "other", *method, "--number", "one")
        self.refuse("--number: \"0\"", "other", *method, "--number", "0")
        self.refuse(f"--number: {there.number} is the number of {there.slug}",
                    "other", *method, "--number", there.number)
        for title in ("", " ", "two\nlines", "a\\", "x" * 61):
            self.refuse("is no title", "other", *method, "--title", title)
        self.refuse("give the number with --number", "other", *method, "--title", "3. Sum")
        self.refuse("cannot name a variant", "other", *method, "--variants", "set", "Map")
        self.refuse("cannot name a variant", "other", *method, "--variants", "../x")
        self.refuse("set stands there twice", "other", *method, "--variants", "set", "array", "set")
        self.refuse("cannot be called stub", "other", *method, "--variants", "stub")
        self.refuse("no parameter called x", "other", *method, "--in-place", "x")

    def test_nothing_is_overwritten(self) -> None:
        for name in ("solutions/other/mine.hpp", "tests/mistakes/other/x.hpp", "tests/other_test.cpp"):
            path = self.copy.root / name
            path.parent.mkdir(exist_ok=True)
            path.write_text("// mine\n", encoding="utf-8")
            self.refuse("is there already, and nothing is overwritten", "other", "--signature", TWO_SUM)
            path.unlink()
            if path.parent.name == "other":
                path.parent.rmdir()

    def test_what_fails_midway_leaves_nothing(self) -> None:
        accepted = self.copy.root / "tests" / "accepted"
        accepted.rename(accepted.with_name("aside"))
        accepted.write_text("", encoding="utf-8")
        try:
            self.refuse("Nothing was made.", "other", "--signature", TWO_SUM, code=3)
        finally:
            accepted.unlink()
            accepted.with_name("aside").rename(accepted)


if __name__ == "__main__":
    unittest.main()
