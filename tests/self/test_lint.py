"""The linters are asked about all that they should be, and what they say is heard.

What they say of the project itself is for `scripts/check --lint`, not for here.
"""

from __future__ import annotations

import contextlib
import dataclasses
import io
import shutil
import tempfile
import unittest
from pathlib import Path
from typing import Optional
from unittest import mock

from support import ROOT

import lint

# A file for each program: one that it has something to say about, what that is, and one without a fault.
FILES = {
    "shellcheck": ("a.sh", "#!/bin/sh\nls $1\n", "SC2086", "#!/bin/sh\nls \"$1\"\n"),
    "mypy": ("a.py", "def f(n: int) -> str:\n    return n\n", "Incompatible return", "def f(n: int) -> int:\n    return n\n"),
    "cppcheck": ("a.cpp", "int f() { int n; return n / 2; }\n", "uninitvar", "int f() { int n = 4; return n / 2; }\n"),
    "clang-tidy": ("a.cpp", "int* f() { return 0; }\n", "modernize-use-nullptr", "int* f() { return nullptr; }\n"),
}


def steps_of(program: str) -> list[lint.Step]:
    return [step for step in lint.steps() if step.program == program]


class Lint(unittest.TestCase):
    def test_every_script_and_source_is_looked_at(self) -> None:
        self.assertLessEqual({"scripts/kata", "scripts/check", "scripts/setup.sh", ".ci/run"},
                             set(steps_of("shellcheck")[0].files))
        tidied = {file for step in steps_of("clang-tidy") for file in step.files}
        for folder, kind in (("tests/judge", "*.cpp"), ("tests/support", "*.cpp"), ("solutions", "*.hpp")):
            paths = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(kind)}
            self.assertTrue(paths)
            self.assertLessEqual(paths, tidied)

    def test_what_is_found_is_told(self) -> None:
        for program, (name, faulty, words, good) in FILES.items():
            if shutil.which(program) is None:
                continue
            with self.subTest(program), tempfile.TemporaryDirectory(prefix="lint-", dir=ROOT / "build") as folder:
                path = Path(folder) / name
                step = dataclasses.replace(steps_of(program)[0], files=[str(path)])
                path.write_text(faulty, encoding="utf-8")
                self.assertIn(words, lint.said(step))
                path.write_text(good, encoding="utf-8")
                self.assertEqual(lint.said(step), "")

    def run_with(self, installed: Optional[str], words: str) -> tuple[int, str]:
        """Exit code and output where mypy is of this version and says these words."""
        with mock.patch.object(lint, "steps", return_value=[lint.Step("mypy", [], [])]), \
                mock.patch.object(lint, "version", return_value=installed), \
                mock.patch.object(lint, "said", return_value=words), \
                contextlib.redirect_stdout(io.StringIO()) as printed:
            return lint.run(), printed.getvalue()

    def test_what_it_comes_to(self) -> None:
        tried = lint.VERSIONS["mypy"]
        self.assertEqual(self.run_with(tried, ""), (0, "Lint: nothing to mend.\n"))
        self.assertEqual(self.run_with(tried, "a.py:1: wrong"), (1, "a.py:1: wrong\nLint: see above.\n"))
        code, printed = self.run_with("99.0", "a.py:1: wrong")
        self.assertEqual(code, 0)
        self.assertIn("a.py:1: wrong\nLint: mypy is 99.0 here and not ", printed)
        self.assertEqual(self.run_with(None, "not asked"), (0, "Lint: mypy is not installed, and left out.\nLint: nothing to mend.\n"))

    def test_versions_are_read(self) -> None:
        for program, number in lint.VERSIONS.items():
            if shutil.which(program):
                self.assertRegex(lint.version(program) or "", rf"\A\d+(\.\d+){{{number.count('.')}}}\Z")


if __name__ == "__main__":
    unittest.main()
