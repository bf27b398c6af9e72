"""The command as a learner meets it: starting, testing, bad input, the machine form."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import unittest
from pathlib import Path

from support import ROOT, Copy

import judge_build
import problems
import toolchain

REFERENCE = "solutions/n-queens-ii/bitmask.hpp"
KEYS = {"problem", "solution", "verdict", "passed", "failed", "not_run", "tests", "diagnosis", "compile_output",
        "seconds"}
TEST_KEYS = {"name", "tier", "verdict", "cpu_ms", "input", "expected", "actual", "stdout", "message"}


class Learner(unittest.TestCase):
    copy: Copy
    root: Path

    @classmethod
    def setUpClass(cls) -> None:
        tools = toolchain.find()
        for slug in ("n-queens-ii", "valid-sudoku"):
            judge_build.ensure(problems.find(slug), tools)
            judge_build.ensure(problems.find(slug), tools, sanitized=True)
        cls.copy = Copy()
        cls.root = cls.copy.root

    @classmethod
    def tearDownClass(cls) -> None:
        cls.copy.close()

    def setUp(self) -> None:
        self.solution = self.root / "problems" / "n-queens-ii" / "solution.hpp"
        self.solution.unlink(missing_ok=True)

    def write(self, name: str, text: str) -> str:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        return name

    # Starting

    def test_start_makes_the_file_and_shows_what_is_red(self) -> None:
        done = self.copy.kata("start", "n-queens-ii")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.solution.read_bytes(), (self.root / "problems/n-queens-ii/stub.hpp").read_bytes())
        self.assertIn("Wrong Answer", done.stdout)
        self.assertTrue(done.stdout.rstrip().endswith("./scripts/kata test n-queens-ii"), done.stdout[-300:])

    def test_start_changes_nothing_that_is_there(self) -> None:
        self.solution.write_text("// my work\n")
        done = self.copy.kata("start", "n-queens-ii")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.solution.read_text(), "// my work\n")
        self.assertIn("stays as it is", done.stdout)

    def test_test_makes_a_file_that_is_not_there_and_says_so(self) -> None:
        done = self.copy.kata("test", "n-queens-ii")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Made problems/n-queens-ii/solution.hpp from the stub", done.stdout)
        self.assertIn("Wrong Answer", done.stdout)

    def test_test_judges_the_learners_file(self) -> None:
        shutil.copy(self.root / REFERENCE, self.solution)
        done = self.copy.kata("test", "n-queens-ii")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotIn("Made", done.stdout)

    # Naming a problem

    def test_a_problem_has_several_names(self) -> None:
        for name in ("n-queens-ii", "52", "n-queens-", "N-Queens-II", "problems/n-queens-ii/"):
            with self.subTest(name):
                done = self.copy.kata("test", name, "--solution", REFERENCE, "--json", "--only", "FourQueens")
                self.assertEqual(json.loads(done.stdout)["problem"], "n-queens-ii")
        self.assertEqual(problems.find("n-queens").slug, "n-queens")

    def test_an_unknown_problem_lists_all_and_the_nearest(self) -> None:
        done = self.copy.kata("test", "n-quens")
        self.assertEqual(done.returncode, 2)
        self.assertIn("Did you mean n-queens?", done.stderr)
        for problem in problems.all_problems():
            self.assertIn(problem.slug, done.stderr)

    def test_an_ambiguous_beginning_is_not_guessed(self) -> None:
        for name in ("n-q", "sudoku", "5"):
            done = self.copy.kata("test", name)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, rf"^\"{name}\" could be \S+ or \S+\. Type more of the name\.$")

    def test_where_the_learner_stands_names_a_problem_too(self) -> None:
        self.assertIn("solver", problems.find("solver").slug)
        self.assertEqual(problems.find("problems/n-queens/solution.hpp").slug, "n-queens")
        done = self.copy.kata("hint", folder=self.root / "problems" / "n-queens-ii")
        self.assertIn("N-Queens II, hint 1 of 3", done.stdout)

    def test_what_is_mistyped_gets_one_line_with_a_guess(self) -> None:
        for words, said in ((("tset", "n-queens"), "kata has no command \"tset\". Did you mean test?"),
                            (("n-queens",), "Did you mean test n-queens?"), (("xyz",), "kata has no command \"xyz\". It has"),
                            (("test", "n-queens", "--santize"), "kata test has no option --santize. Did you mean --sanitize?"),
                            (("hint", "n-queens", "two"), "\"two\" is no whole number"),
                            (("test", "n-queens", "mine.cpp"), "kata test has no place for mine.cpp."),
                            (("test", "README.md"), "is a file, and a problem comes first")):
            with self.subTest(words):
                done = self.copy.kata(*words)
                self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
                self.assertIn(said, done.stderr)
                self.assertEqual(len(done.stderr.splitlines()), 5 if "README.md" in words else 1, done.stderr)

    # Bad input: one clear message, the right code, no traceback

    def refuse(self, code: int, words: str, *arguments: str) -> None:
        done = self.copy.kata("test", "n-queens-ii", *arguments)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertIn(words, done.stdout + done.stderr)
        self.assertNotIn("Traceback", done.stderr)

    def test_no_file_to_judge(self) -> None:
        self.refuse(2, "There is no file nowhere.hpp", "--solution", "nowhere.hpp")
        self.refuse(2, "is a folder", "--solution", "solutions")
        self.refuse(2, "not an ordinary file", "--solution", "/dev/zero")

    def test_a_file_that_is_no_source(self) -> None:
        self.refuse(1, "it is empty", "--solution", self.write("empty.hpp", " \n"))
        (self.root / "binary.hpp").write_bytes(b"\x7fELF\0\0\0")
        self.refuse(1, "not a text file", "--solution", "binary.hpp")
        (self.root / "wide.hpp").write_bytes("class Solution {};".encode("utf-16"))
        self.refuse(1, "UTF-16", "--solution", "wide.hpp")
        self.write("large.hpp", "//" + "x" * (1 << 20))
        self.refuse(1, "larger than 1 MiB", "--solution", "large.hpp")

    # The machine form

    def test_json_is_one_object_with_the_promised_keys(self) -> None:
        done = self.copy.kata("test", "n-queens-ii", "--solution", REFERENCE, "--json")
        self.assertEqual(done.returncode, 0)
        report = json.loads(done.stdout)
        self.assertLessEqual(KEYS, set(report))
        self.assertLessEqual(TEST_KEYS, set(report["tests"][0]))
        self.assertEqual((report["verdict"], report["failed"], report["not_run"]), ("accepted", 0, 0))
        self.assertEqual(report["passed"], sum(test["tier"] == "required" for test in report["tests"]))

    def test_json_of_a_compile_error(self) -> None:
        done = self.copy.kata("test", "n-queens-ii", "--json", "--solution", self.write("broken.hpp", "class Solution {"))
        report = json.loads(done.stdout)
        self.assertEqual((done.returncode, report["verdict"], report["tests"]), (1, "compile-error", []))
        self.assertIn("broken.hpp", report["compile_output"])

    def test_only_runs_what_is_named(self) -> None:
        done = self.copy.kata("test", "n-queens-ii", "--solution", REFERENCE, "--json", "--only", "FourQueens")
        self.assertEqual([test["input"] for test in json.loads(done.stdout)["tests"]], ["4"])
        done = self.copy.kata("test", "n-queens-ii", "--solution", REFERENCE, "--only", "Nonsense")
        self.assertEqual(done.returncode, 2)
        self.assertIn("FourQueens", done.stderr)

    def test_only_is_told_with_the_verdict(self) -> None:
        done = self.copy.kata("test", "n-queens-ii", "--solution", REFERENCE, "--only", "FourQueens")
        self.assertIn("Accepted in the tests with FourQueens in their names: N-Queens II", done.stdout)
        self.assertIn(f"Next: all tests\n  ./scripts/kata test n-queens-ii --solution {REFERENCE}\n", done.stdout)
        done = self.copy.kata("test", "n-queens-ii", "--solution", REFERENCE, "--only", "FourQueens", "--json")
        self.assertEqual(json.loads(done.stdout)["only"], "FourQueens")

    def test_a_file_alone_tells_its_problem(self) -> None:
        done = self.copy.kata("test", "--solution", REFERENCE, "--only", "FourQueens")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("N-Queens II", done.stdout)
        done = self.copy.kata("test", "valid-sudoku", "--solution", REFERENCE)
        self.assertEqual(done.stdout.splitlines()[-1].strip(), f"./scripts/kata test n-queens-ii --solution {REFERENCE}")

    def test_a_seed_changes_the_random_boards(self) -> None:
        words = ("test", "valid-sudoku", "--solution", "problems/valid-sudoku/stub.hpp", "--json", "--only", "Random")
        inputs = [json.loads(self.copy.kata(*words, *seed).stdout)["tests"][0]["input"]
                  for seed in ((), ("--seed", "7"), ("--seed", "7"))]
        self.assertNotEqual(inputs[0], inputs[1])
        self.assertEqual(inputs[1], inputs[2])

    # What a learner's program did

    def test_prints_are_shown_with_the_test_that_printed_them(self) -> None:
        text = ("class Solution {\n  public:\n    int totalNQueens(int n) {\n        cout << \"here \" << n;\n"
                "        if (n == 6) abort();\n        return 0;\n    }\n};\n")
        done = self.copy.kata("test", "n-queens-ii", "--json", "--only", "SixQueens", "--solution", self.write("prints.hpp", text))
        test = json.loads(done.stdout)["tests"][0]
        self.assertEqual((test["verdict"], test["stdout"]), ("runtime-error", "here 6"))

    def test_of_many_prints_the_first_and_the_last_are_shown(self) -> None:
        text = ("class Solution {\n  public:\n    int totalNQueens(int n) {\n"
                "        for (int i = 1; i <= 30; ++i) cout << \"line \" << i << '\\n';\n        return 0;\n    }\n};\n")
        done = self.copy.kata("test", "n-queens-ii", "--only", "SixQueens", "--solution", self.write("many.hpp", text))
        self.assertIn("    line 6\n    … (18 lines more; --json has them all)\n    line 25\n", done.stdout)
        right = text.replace("return 0", "return 4")
        done = self.copy.kata("test", "n-queens-ii", "--only", "SixQueens", "--solution", self.write("right.hpp", right))
        self.assertIn("It printed on stdout:\n    line 1\n", done.stdout)

    def test_an_accepted_submission_that_fails_a_stretch_test_is_told_so_first(self) -> None:
        right = (ROOT / REFERENCE).read_text(encoding="utf-8")
        text = right.replace("int totalNQueens(int n) {", "int totalNQueens(int n) { if (n > 9) return 0;", 1)
        self.assertNotEqual(text, right)
        done = self.copy.kata("test", "n-queens-ii", "--solution", self.write("nine.hpp", text))
        self.assertEqual(done.returncode, 0)
        self.assertTrue(done.stdout.startswith("Accepted. Past the constraints a stretch test fails"), done.stdout)
        done = self.copy.kata("test", "n-queens-ii", "--only", "TenQueens", "--solution", "nine.hpp")
        self.assertEqual(done.returncode, 1, "no test that ran passed, so this is nothing Accepted")
        self.assertIn("Wrong Answer in the tests with TenQueens", done.stdout)

    def test_a_warning_of_the_compiler_is_told_where_nothing_else_helps(self) -> None:
        text = ("class Solution {\n  public:\n    int totalNQueens(int n) {\n        if (n = 1) return 77;\n"
                "        return 78;\n    }\n};\n")
        done = self.copy.kata("test", "n-queens-ii", "--solution", self.write("assigns.hpp", text))
        self.assertRegex(done.stdout, r"The compiler warns: assigns\.hpp:4: .*assignment")

    def test_the_sanitizers_see_the_same_garbage(self) -> None:
        text = "class Solution {\n  public:\n    int totalNQueens(int n) {\n        int k;\n        return k + n;\n    }\n};\n"
        name = self.write("unset.hpp", text)
        came = [json.loads(self.copy.kata("test", "n-queens-ii", "--json", "--only", "SixQueens", "--solution", name,
                                          *extra).stdout)["tests"][0]["actual"] for extra in ((), ("--sanitize",))]
        self.assertEqual(came[0], came[1])

    def test_prints_survive_a_crash_when_the_streams_are_tuned(self) -> None:
        text = ("static const auto tuned = [] { ios::sync_with_stdio(false); cin.tie(nullptr); return 0; }();\n"
                "class Solution {\n  public:\n    int totalNQueens(int n) {\n        cout << \"here \" << n;\n"
                "        *(volatile int*)nullptr = 1;\n        return 0;\n    }\n};\n")
        done = self.copy.kata("test", "n-queens-ii", "--json", "--only", "SixQueens", "--solution", self.write("tuned.hpp", text))
        test = json.loads(done.stdout)["tests"][0]
        self.assertEqual((test["verdict"], test["stdout"]), ("runtime-error", "here 6"))

    def test_prints_survive_the_time_limit(self) -> None:
        text = ("static const auto tuned = [] { ios::sync_with_stdio(false); return 0; }();\n"
                "class Solution {\n  public:\n    int totalNQueens(int n) {\n        cout << \"here \" << n;\n"
                "        for (volatile int i = 0;; i = i + 1) {\n        }\n    }\n};\n")
        done = self.copy.kata("test", "n-queens-ii", "--json", "--only", "SixQueens", "--solution", self.write("late.hpp", text))
        test = json.loads(done.stdout)["tests"][0]
        self.assertEqual((test["verdict"], test["stdout"]), ("time-limit-exceeded", "here 6"))

    def test_a_runtime_error_names_the_line_at_fault(self) -> None:
        faults = {"vector<int> v(n);\n        return v[n];": 5, "vector<int> v(n);\n        return v.at(n);": 5,
                  "int* p = new int[3];\n        return p[n * 100000];": 5}
        for body, line in faults.items():
            with self.subTest(body):
                text = f"class Solution {{\n  public:\n    int totalNQueens(int n) {{\n        {body}\n    }}\n}};\n"
                done = self.copy.kata("test", "n-queens-ii", "--only", "SixQueens", "--solution", self.write("fault.hpp", text))
                self.assertIn("Runtime Error", done.stdout)
                self.assertIn(f"fault.hpp:{line}:", done.stdout)

    def test_a_crash_after_a_wrong_answer_names_its_line_too(self) -> None:
        text = ("class Solution {\n  public:\n    int totalNQueens(int n) {\n        vector<int> v(5);\n"
                "        return v[n] - 1;\n    }\n};\n")
        done = self.copy.kata("test", "n-queens-ii", "--solution", self.write("late-crash.hpp", text))
        self.assertIn("Wrong Answer: N-Queens II", done.stdout)
        self.assertIn("Line at fault: late-crash.hpp:5: an index out of range", done.stdout)

    def test_the_last_line_says_what_to_type(self) -> None:
        name = self.write("it's mine.hpp", "class Solution { public: int totalNQueens(int n) { return 1; } };\n")
        done = self.copy.kata("test", "52", "--solution", name)
        self.assertEqual(done.stdout.rstrip().splitlines()[-1].strip(),
                         "./scripts/kata test n-queens-ii --solution 'it'\"'\"'s mine.hpp'")

    def test_what_is_said_of_a_file_whose_verdict_is_known_beforehand(self) -> None:
        wrong = "class Solution { public: int totalNQueens(int) { return 1; } };\n"
        right = (ROOT / REFERENCE).read_text(encoding="utf-8")
        folder = "tests/mistakes/n-queens-ii"
        cases = ((REFERENCE, wrong, "This file should get Accepted. The fault is in it, in the shared tests "
                                    "(tests/n-queens-ii_test.cpp)\nor in the contract (tests/contracts/n-queens-ii.hpp)."),
                 ("tests/accepted/n-queens-ii/new.hpp", wrong, "This file should get Accepted"),
                 (f"{folder}/new.hpp", "// verdict: wrong-answer\n" + wrong, "As it should be: this file is a known mistake."),
                 (f"{folder}/new.hpp", "// verdict: time-limit-exceeded\n" + wrong, "This file should get Time Limit Exceeded"),
                 (f"{folder}/new.hpp", "// verdict: wrong-answer\n" + right, "This file should get Wrong Answer"),
                 (f"{folder}/twins/new.hpp", wrong, "As it should be"),
                 (f"{folder}/twins/new.hpp", right, "This file should not be Accepted"))
        for name, text, words in cases:
            with self.subTest(name, words=words):
                path = self.root / name
                before = path.read_bytes() if path.exists() else None
                path.write_text(text, encoding="utf-8")
                said = self.copy.kata("test", "n-queens-ii", "--solution", name).stdout
                self.assertIn(words, said)
                self.assertNotIn("Stuck?", said)
                path.write_bytes(before) if before is not None else path.unlink()

    @unittest.skipUnless(hasattr(os, "openpty"), "there are no terminals here")
    def test_accepted_is_told_before_the_stretch_tests(self) -> None:
        told = "Accepted: every required test passed. The stretch tests are running"
        for words, expected in (((), True), (("--only", "Queens"), False), (("--solution", "problems/n-queens-ii/stub.hpp"), False)):
            with self.subTest(words):
                outer, inner = os.openpty()
                solution = () if "--solution" in words else ("--solution", REFERENCE)
                subprocess.run([str(self.root / "scripts" / "kata"), "test", "n-queens-ii", *solution, *words], cwd=self.root,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=inner, timeout=300, check=False)
                os.write(inner, b"the end\n")
                said = b""
                while b"the end" not in said:
                    said += os.read(outer, 4096)
                os.close(outer)
                os.close(inner)
                self.assertEqual(told in said.decode(), expected, said)

    def test_what_a_submission_writes_lands_nowhere(self) -> None:
        text = ("static const auto slow = [] { atexit([] { ofstream(\"display_runtime.txt\") << 0; });\n"
                "    ofstream(\"left-behind.txt\") << 1; return 0; }();\n"
                + (ROOT / REFERENCE).read_text(encoding="utf-8"))
        done = self.copy.kata("test", "n-queens-ii", "--solution", self.write("writes.hpp", text))
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual([*self.root.rglob("left-behind.txt"), *self.root.rglob("display_runtime.txt")], [])


if __name__ == "__main__":
    unittest.main()
