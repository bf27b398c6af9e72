"""The content check: silent on the repository; on a copy with one fault, one line that names it.

The commands that the texts show are run by `scripts/check --content` itself, not here.
"""

from __future__ import annotations

import contextlib
import io
import shutil
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Callable
from unittest import mock

from support import ROOT, Copy

import content_check
import content_commands
import content_files
import judge_build
import problems
import toolchain
from content import Block, Document, Fault

SLUG = "n-queens"
STATEMENT, HINTS = f"problems/{SLUG}/README.md", f"problems/{SLUG}/hints.md"
WALK_THROUGH, STUB = f"solutions/{SLUG}/README.md", f"problems/{SLUG}/stub.hpp"
MISTAKE = f"tests/mistakes/{SLUG}/first-board-only.hpp"
TWIN = f"tests/mistakes/{SLUG}/twins/first-board-only.hpp"


class Repository(unittest.TestCase):
    def test_nothing_is_missing(self) -> None:
        self.assertEqual("\n".join(map(str, sorted(content_check.read()))), "")


class Broken(unittest.TestCase):
    """One copy, in which each test breaks one thing and puts it right again."""

    copy: Copy
    before: set[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.copy = Copy()
        cls.before = cls.faults()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.copy.close()

    @classmethod
    def faults(cls, call: str = "content_check.read()") -> set[str]:
        """What a part of the check finds in the copy, run with the copy's own modules."""
        program = f"import sys; sys.path.insert(0, sys.argv[1]); import content_check, content_problems, problems; " \
                  f"print(*{call}, sep='\\n')"
        done = subprocess.run([sys.executable, "-I", "-B", "-c", program, str(cls.copy.root / "scripts" / "katas")],
                              capture_output=True, text=True, timeout=300, check=True)
        return set(done.stdout.split("\n")) - {""}

    def only(self, where: str, words: str) -> None:
        """Exactly one fault, and this one."""
        found = sorted(self.faults() - self.before)
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(where + ": "), found)
        self.assertIn(words, found[0])

    def change(self, name: str, change: Callable[[str], str]) -> None:
        path = self.copy.root / name
        text = path.read_text(encoding="utf-8")
        self.addCleanup(path.write_text, text, encoding="utf-8")
        changed = change(text)
        self.assertTrue(text != changed, f"{name} is as it was")
        path.write_text(changed, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> int:
        """The line of the first change."""
        self.change(name, lambda text: text.replace(old, new, 1))
        text = (ROOT / name).read_text(encoding="utf-8")
        return text.count("\n", 0, text.index(old)) + 1

    def add(self, name: str, text: str) -> None:
        path = self.copy.root / name
        self.assertFalse(path.exists())
        made = next(each for each in (path, *path.parents) if each.parent.exists())
        self.addCleanup(lambda: shutil.rmtree(made) if made.is_dir() else made.unlink())
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def remove(self, name: str) -> None:
        kept = self.copy.root.parent / "kept"
        self.addCleanup(kept.rename, (self.copy.root / name).rename(kept) and self.copy.root / name)

    # What belongs to a problem

    def test_no_stub(self) -> None:
        self.remove(STUB)
        self.only(f"{STUB}:1", "write the stub")

    def test_no_shared_tests(self) -> None:
        self.remove(f"tests/{SLUG}_test.cpp")
        self.only(f"tests/{SLUG}_test.cpp:1", "write the shared tests")

    def test_no_right_solution(self) -> None:
        self.remove(f"tests/accepted/{SLUG}")
        self.only(f"tests/accepted/{SLUG}:1", "holds no right solution")

    def test_a_mistake_without_its_verdict(self) -> None:
        self.replace(MISTAKE, "// verdict:", "// outcome:")
        self.only(f"{MISTAKE}:1", "name no \"verdict:\"")

    def test_a_mistake_with_a_verdict_that_is_none(self) -> None:
        self.replace(MISTAKE, "// verdict: wrong-answer", "// verdict: wrong")
        self.only(f"{MISTAKE}:1", "\"wrong\" is no verdict")

    def test_a_mistake_without_a_twin(self) -> None:
        self.remove(TWIN)
        self.only(f"{TWIN}:1", "write the same mistake in another variant")

    def test_a_twin_of_nothing(self) -> None:
        name = f"tests/mistakes/{SLUG}/twins/of-nothing.hpp"
        self.add(name, "// twin of: of-nothing\n// variant: set\nclass Solution {};\n")
        self.only(f"{name}:1", "is the twin of no mistake")

    def test_a_twin_that_names_another_or_no_variant(self) -> None:
        self.replace(TWIN, "// twin of: first-board-only", "// twin of: second-board-only")
        self.only(f"{TWIN}:1", "whose twin it is")

    def test_a_twin_without_a_variant(self) -> None:
        for wrong in ("// kind: ", "// variant: bit"):
            self.replace(TWIN, "// variant: ", wrong)
            self.only(f"{TWIN}:1", "names no variant of n-queens: write \"// variant: array\", or bitmask, set, other")
            self.doCleanups()

    def test_an_expectation_that_tells_a_learner_little(self) -> None:
        name = f"tests/{SLUG}_test.cpp"
        line = self.replace(name, "EXPECT_THAT(solve_n_queens(1), IsEveryBoard(1))", "EXPECT_EQ(solve_n_queens(1).size(), 1u)")
        self.assertIn(f"{name}:{line}: EXPECT_EQ tells a learner little", "\n".join(self.faults()))

    def test_an_order_that_tests_and_contract_see_otherwise(self) -> None:
        name = f"tests/{SLUG}_test.cpp"
        self.replace(name, "IsEveryBoard(1)", "kata::EqualsInAnyOrder(kata::every_board(1))")
        self.assertNotIn("any_order", "\n".join(self.faults()))
        self.replace(f"tests/contracts/{SLUG}.hpp", "any_order = true", "any_order = false")
        self.assertIn(f"tests/contracts/{SLUG}.hpp:1: says any_order = false", "\n".join(self.faults()))

    def test_a_problem_that_the_readme_does_not_name(self) -> None:
        self.change("README.md", lambda text: text.replace(f"(problems/{SLUG}/README.md)", "(problems)"))
        self.only("README.md:1", f"does not name {SLUG} in the order in which to learn")

    def test_fingerprints_of_another_time(self) -> None:
        name = f"tests/mistakes/{SLUG}/fingerprints.json"
        self.replace(f"tests/{SLUG}_test.cpp", "(1)", "(2)")
        self.only(f"{name}:1", "was made with other shared tests: at the end, run ./scripts/check --tests-of-tests n-queens")
        self.doCleanups()
        self.replace("tests/support/board.hpp", "struct ", "class ")
        self.assertIn("was made with other shared tests", "\n".join(self.faults()))
        self.doCleanups()
        self.replace(f"tests/{SLUG}_test.cpp", "// ", "//  ")
        self.assertEqual(self.faults() - self.before, set())
        self.replace(name, '"first-board-only":', '"first-bord-only":')
        self.only(f"{name}:1", "was made with other mistakes (first-board-only, first-bord-only)")
        self.doCleanups()
        self.replace(name, "{", "[")
        self.only(f"{name}:1", "cannot be read")
        self.doCleanups()
        self.remove(name)
        self.only(f"{name}:1", "is missing")

    # The texts of a problem

    def test_a_hint_left_out(self) -> None:
        self.replace(HINTS, "## Hint 3", "## Hint three")
        self.only(f"{HINTS}:1", "has no section \"## Hint 3\"")

    def test_an_empty_hint(self) -> None:
        def emptied(text: str) -> str:
            before, hint, rest = text.partition("## Hint 2\n")
            return before + hint + "\n<details>\n<summary>The idea</summary>\n\n</details>\n\n" + rest[rest.index("## Hint 3"):]
        self.change(HINTS, emptied)
        line = (ROOT / HINTS).read_text(encoding="utf-8").splitlines().index("## Hint 2") + 1
        self.only(f"{HINTS}:{line}", "nothing stands below \"## Hint 2\"")

    def test_code_in_a_hint(self) -> None:
        self.change(HINTS, lambda text: text + "\n```cpp\nreturn boards;\n```\n")
        self.only(f"{HINTS}:{(ROOT / HINTS).read_text(encoding='utf-8').count(chr(10)) + 2}", "hints hold no code")

    def test_a_statement_without_a_heading(self) -> None:
        self.replace(STATEMENT, "# 51. N-Queens", "<!-- N-Queens -->")
        self.only(f"{STATEMENT}:1", "# NUMBER. Title")

    def test_a_statement_without_a_section(self) -> None:
        self.replace(STATEMENT, "## Follow-ups", "## And then")
        self.only(f"{STATEMENT}:1", "has no section \"## Follow-ups\"")

    def test_a_walk_through_without_a_section(self) -> None:
        self.replace(WALK_THROUGH, "## Review", "## Looking back")
        self.only(f"{WALK_THROUGH}:1", "has no section \"## Review\"")

    def test_a_mistake_that_the_walk_through_does_not_link(self) -> None:
        def unlinked(text: str) -> str:
            lines = [line for line in text.splitlines() if not line.endswith("/first-board-only.hpp")]
            return "\n".join(lines).replace("[first-board-only]", "[column-forgotten]") + "\n"
        self.change(WALK_THROUGH, unlinked)
        line = (ROOT / WALK_THROUGH).read_text(encoding="utf-8").splitlines().index("## Common mistakes") + 1
        self.only(f"{WALK_THROUGH}:{line}", "does not link the mistake first-board-only.hpp")

    def test_a_cell_without_anything_in_it(self) -> None:
        line = (ROOT / HINTS).read_text(encoding="utf-8").count("\n") + 4
        self.change(HINTS, lambda text: text + "\n| | a |\n|---|---|\n| b | |\n| c | `d || e` |\n")
        self.only(f"{HINTS}:{line}", "a cell of this table is empty")

    def test_a_marker_that_is_left(self) -> None:
        line = self.replace(STATEMENT, "## Examples\n\n", "## Examples\n\nTODO: the smallest example.\n\n") + 2
        self.only(f"{STATEMENT}:{line}", "still to be written: the smallest example.")

    # Every file

    def test_files_and_folders_without_a_place(self) -> None:
        for name in (f"problems/{SLUG}/notes.txt", f"solutions/{SLUG}/old/set.txt", f"tests/mistakes/{SLUG}/notes",
                     f"tests/accepted/{SLUG}/more/more.txt", "tests/contracts/fifth.txt", "extras/notes.txt", "notes.txt"):
            with self.subTest(name):
                self.add(name, "kept for later\n")
                made = name if name.count("/") < 2 or "more" not in name and "old" not in name else name.rpartition("/")[0]
                self.only(("extras" if name.startswith("extras") else made) + ":1", "has no place here")
                self.doCleanups()

    def test_a_file_that_does_not_say_what_it_is_for(self) -> None:
        for name, text in (("scripts/katas/extra.py", "VALUE = 1\n"), ("scripts/extra.sh", "#!/bin/sh\ntrue\n"),
                           ("tests/support/extra.hpp", "#pragma once\n#include <string>\n")):
            with self.subTest(name):
                self.add(name, text)
                self.only(f"{name}:1", "does not say what it is for")
                self.doCleanups()

    def test_a_file_that_is_too_long(self) -> None:
        self.add("scripts/katas/extra.py", '"""Long."""\n' + "pass\n" * content_files.LONGEST)
        self.only(f"scripts/katas/extra.py:{content_files.LONGEST + 1}", "goes on to line 401")

    def test_a_list_of_the_problems_in_code(self) -> None:
        slugs = [problem.slug for problem in problems.all_problems()]
        self.add("scripts/katas/extra.py", f'"""Problems."""\nPROBLEMS = {slugs!r}\n')
        self.only("scripts/katas/extra.py:2", f"names {len(slugs)} problems")

    def test_problems_named_here_and_there_are_no_list(self) -> None:
        lines = [f"# {problem.slug}" + "\n" * content_files.LINES_OF_A_LIST for problem in problems.all_problems()]
        self.add("scripts/katas/extra.py", '"""Problems."""\n' + "".join(lines))
        self.assertEqual(self.faults() - self.before, set())

    @unittest.skipUnless(content_files.formatter(), "the clang-format that .clang-format names is not installed")
    def test_a_source_that_is_not_formatted(self) -> None:
        self.add("tests/support/extra.hpp", "// Sizes.\n#pragma once\n\nconst int  n = 1;\n")
        self.only("tests/support/extra.hpp:4", "is not formatted")

    def test_links_that_lead_nowhere(self) -> None:
        line = (ROOT / HINTS).read_text(encoding="utf-8").count("\n") + 2
        for link, words in (("[a](nowhere.md)", "no such file"), ("[a](README.md#nowhere)", "has no heading #nowhere"),
                            ("[a](../../../outside.md)", "no such file"), ("[b][a]\n[a]: nowhere.md", "no such file"), ("[b\nc][a]", "no line \"[a]: …\" defines it"),
                            ("[a]: README.md", "nothing links to [a]")):
            with self.subTest(link):
                self.change(HINTS, lambda text: text + f"\n{link}\n")
                self.only(f"{HINTS}:{line + ('[b' in link)}", words)
                self.doCleanups()

    def test_links_that_lead_somewhere(self) -> None:
        self.change(HINTS, lambda text: text + "\n[a](README.md#follow-ups) [`b[0]`](#hint-2) `[c](d)` [e](https://e.e/)\n"
                    "[f\ng][f], [`[[]]`][h] and [i]\n\n[f]: README.md\n[h]: README.md\n[i]: README.md\n")
        self.assertEqual(self.faults() - self.before, set())

    def test_commands_of_scripts_and_options_that_are_not_there(self) -> None:
        line = (ROOT / HINTS).read_text(encoding="utf-8").count("\n") + 3
        for command, words in (("scripts/judge n-queens", "there is no scripts/judge"),
                               ("./scripts/kata solve n-queens", "has no command \"solve\""),
                               ("scripts/kata test n-queens --slowly", "has no option --slowly"),
                               ("scripts/kata test n-queens --only Thirty", "has no test called Thirty"),
                               ("scripts/check --everything", "has no option --everything")):
            with self.subTest(command):
                self.change(HINTS, lambda text: text + f"\n```sh\n{command}\n```\n")
                self.only(f"{HINTS}:{line}", words)
                self.doCleanups()

    def test_a_command_in_a_comment_of_the_tests(self) -> None:
        line = self.replace(f"tests/{SLUG}_test.cpp", "--only FourQueens", "--only FortyQueens")
        self.only(f"tests/{SLUG}_test.cpp:{line}", "has no test called FortyQueens")

    def test_a_block_to_run_without_a_command(self) -> None:
        line = (ROOT / HINTS).read_text(encoding="utf-8").count("\n") + 3
        self.change(HINTS, lambda text: text + "\n```console\nAccepted\n```\n")
        self.only(f"{HINTS}:{line}", "begins with \"$ \"")

    def test_what_a_learner_leaves_about(self) -> None:
        self.add(f"problems/{SLUG}/solution.hpp", "int  main( ) {} // TODO: everything\n")
        self.add(".venv/notes.md", "no heading\n")
        self.add("build/notes.md", "no heading\n")
        self.assertEqual(self.faults() - self.before, set())

    # What only the judge can tell

    def test_a_stub_that_is_not_a_wrong_answer(self) -> None:
        judge_build.ensure(problems.find(SLUG), toolchain.find())
        judged = f"content_problems.judged_faults([problems.find({SLUG!r})])"
        self.assertEqual(self.faults(judged), set())
        right = (ROOT / "solutions" / SLUG / "array.hpp").read_text(encoding="utf-8")
        for text, words in ((right, "gets Accepted"), ("class Solution {", "gets Compile Error")):
            with self.subTest(words):
                self.change(STUB, lambda _: text)
                self.assertRegex("\n".join(self.faults(judged)), rf"\A{STUB}:1: {words} and should get Wrong Answer: .+\Z")
                self.doCleanups()


class Told(unittest.TestCase):
    def run_check(self, chosen: list[str], *, formatter: str = "clang-format") -> tuple[int, str]:
        """What is printed where these faults are found: two by reading, one by judging."""
        read = [Fault("tests/n-queens_test.cpp", 1, "a"), Fault("problems/n-queens-ii/hints.md", 2, "b")]
        said = io.StringIO()
        with mock.patch.object(content_check, "read", return_value=read), contextlib.redirect_stdout(said), \
                mock.patch.object(content_check, "started", return_value=[Fault("problems/n-queens/stub.hpp", 1, "c")]), \
                mock.patch.object(content_files, "formatter", return_value=formatter):
            code = content_check.run([problems.find(name) for name in chosen])
        return code, said.getvalue()

    def test_what_is_read_comes_before_what_has_to_be_judged(self) -> None:
        self.assertEqual(self.run_check([]), (1, "problems/n-queens-ii/hints.md:2: b\ntests/n-queens_test.cpp:1: a\n"
                                                 "problems/n-queens/stub.hpp:1: c\nContent: 3 faults.\n"))

    def test_of_one_problem_only_its_own_files(self) -> None:
        self.assertEqual(self.run_check(["n-queens"])[1], "tests/n-queens_test.cpp:1: a\nproblems/n-queens/stub.hpp:1: c\n"
                                                          "Content: 2 faults in n-queens.\n")

    def test_formatting_that_nobody_looked_at_is_told(self) -> None:
        self.assertIn("no formatting was looked at", self.run_check([], formatter="")[1])


class Commands(unittest.TestCase):
    """Blocks of ```console, which stand at line 10 of a text here."""

    def faults(self, *lines: str) -> list[str]:
        text = Document(ROOT / "README.md", blocks=[Block("console", 10, list(lines))])
        return [str(fault).removeprefix("README.md:") for fault in content_commands.run_faults([text])]

    def test_what_is_printed_as_it_is_shown(self) -> None:
        self.assertEqual(self.faults("$ printf '1\\n2\\n\\n'; echo 3 >&2", "1", "2", "", "3", "", "$ true"), [])
        self.assertEqual(self.faults("$ seq 5", "1", "…", "5", "$ seq 5", "...", "$ echo took 4 ms now", "took … ms now"), [])
        self.assertEqual(self.faults("$ printf 'a\\nb\\n' | \\", "    tr a-z A-Z", "A", "B"), [])

    def test_what_is_printed_otherwise(self) -> None:
        for lines, said in ((("$ seq 3", "1", "2", "4"), "13: seq 3: this line is not what comes there, which is \"3\""),
                            (("$ seq 3", "1", "2"), "12: seq 3: more is printed than is shown, first \"3\""),
                            (("$ seq 3",), "10: seq 3: more is printed than is shown, first \"1\""),
                            (("$ seq 3", "…", "4"), "12: seq 3: this line is not what comes there"),
                            (("$ true", "done"), "11: true: this line is not what comes there, which is the end")):
            with self.subTest(lines=lines):
                found = self.faults(*lines)
                self.assertEqual(len(found), 1, found)
                self.assertIn(said, found[0])

    def test_commands_run_in_order_in_a_copy(self) -> None:
        self.assertEqual(self.faults("$ cd elsewhere", "$ git clone x", "$ touch made.txt", "$ ls made.txt", "made.txt",
                                     "$ ls README.md", "README.md"), [])
        self.assertFalse((ROOT / "made.txt").exists())

    def test_the_check_is_not_started_within_itself(self) -> None:
        for command in ("scripts/check", "./scripts/check --content"):
            self.assertIn("within itself", "".join(self.faults("$ " + command)))

    def test_what_is_said_of_a_first_build_may_come_or_not(self) -> None:
        self.assertEqual(self.faults("$ echo 'Building it …'", "$ true", "Building it …"), [])


if __name__ == "__main__":
    unittest.main()
