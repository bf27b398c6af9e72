"""Submissions that misbehave: each gets its verdict, every other test still runs, nothing is left behind.

The files in hostile/ solve N-Queens II and misbehave when asked for n = 6. Their first lines say what must
come of it: `verdict`, `says` (words of the message), and whether the `others` still run or fail alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any

from support import ROOT, processes_of

import compilation
import judge_build
import judgement
import problems
import submission
import toolchain
from diagnosis import header

PROBLEM = problems.find("n-queens-ii")
LONGEST_RUN = 60.0  # seconds; the limits add up to 12, and this machine may be busy


class Hostile(unittest.TestCase):
    options: tuple[str, ...] = ()
    tools: toolchain.Toolchain
    home: tempfile.TemporaryDirectory[str]
    untouched: set[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.tools = toolchain.find()
        judge_build.ensure(PROBLEM, cls.tools)
        toolchain.BUILD.mkdir(exist_ok=True)
        cls.home = tempfile.TemporaryDirectory(prefix="hostile-", dir=toolchain.BUILD)
        cls.untouched = cls.passed(cls.judge(ROOT / "tests" / "self" / "hostile" / "fake-passed.hpp"))

    @classmethod
    def tearDownClass(cls) -> None:
        cls.home.cleanup()

    @classmethod
    def judge(cls, path: Path) -> dict[str, Any]:
        work = Path(cls.home.name) / path.stem
        work.mkdir(exist_ok=True)
        compiled = compilation.compile_submission(cls.tools, PROBLEM, submission.read(path, path.name), work)
        assert compiled.ok, compiled.explanation
        before = len(os.listdir(tempfile.gettempdir()))
        start = time.monotonic()
        judge = subprocess.run(
            [judge_build.judge(PROBLEM), "--host", judge_build.host(PROBLEM), "--submission", compiled.object_path,
             "--report", work / "report.json", *cls.options], capture_output=True, timeout=60, check=False)
        report: dict[str, Any] = json.loads((work / "report.json").read_bytes())
        report.update(seconds=time.monotonic() - start, code=judge.returncode, work=str(work), screen=judge.stdout,
                      left_in_temp=len(os.listdir(tempfile.gettempdir())) - before)
        return report

    @staticmethod
    def passed(report: dict[str, Any]) -> set[str]:
        return {test["name"] for test in report["tests"] if test["verdict"] == "accepted"}

    def check(self, path: Path) -> None:
        wanted = header(path)
        report = self.judge(path)
        self.assertEqual(report["verdict"], wanted["verdict"], report)
        self.assertEqual(report["code"], 0 if wanted["verdict"] == "accepted" else 1)
        failed = next(test for test in report["tests"] if test["verdict"] not in ("accepted", "not-run"))
        self.assertIn(wanted.get("says", ""), failed["message"])
        if wanted["others"] == "still run":
            self.assertGreater(len(self.untouched), 4)
            self.assertEqual(self.passed(report) & self.untouched, self.untouched)
            self.assertEqual(report["not_run"], 0)
        else:
            self.assertEqual(self.passed(report), set())
        self.assertLess(report["seconds"], LONGEST_RUN)
        self.assertEqual(processes_of(report["work"]), [])


class TimeForAll(unittest.TestCase):
    def test_calls_within_their_limit_may_still_take_too_long_together(self) -> None:
        right = (ROOT / "solutions" / PROBLEM.slug / "bitmask.hpp").read_text(encoding="utf-8")
        slow = right.replace("int totalNQueens(int n) {", "int totalNQueens(int n) {\n        const clock_t start = clock();"
                             "\n        while (clock() - start < CLOCKS_PER_SEC) {}", 1)
        self.assertNotEqual(slow, right)
        result = judgement.judge(toolchain.find(), PROBLEM, submission.Submission("slow.hpp", slow.encode()))
        failed = result.first_failure()
        assert failed is not None
        self.assertEqual((result.verdict, failed["verdict"]), ("time-limit-exceeded", "time-limit-exceeded"))
        self.assertIn("the time for all tests together is over", failed["message"])
        self.assertGreater(failed["cpu_ms"], 0)
        self.assertGreater(result.report["not_run"], 0)


class HostileWithoutNamespaces(Hostile):
    """What a PID namespace would have ended, where the kernel gives none."""

    options = ("--no-namespaces",)


FILES = sorted((ROOT / "tests" / "self" / "hostile").glob("*.hpp"))
WITH_PROCESSES = {"fork-and-daemonise", "daemon-that-keeps-the-channel", "many-forks", "kills-its-parent",
                  "stops-itself", "closes-every-descriptor", "exit-zero", "abort"}


def _add(case: type, path: Path) -> None:
    setattr(case, "test_" + path.stem.replace("-", "_"), lambda self: self.check(path))


for _path in FILES:
    _add(Hostile, _path)
for _path in FILES:
    if _path.stem not in WITH_PROCESSES:
        setattr(HostileWithoutNamespaces, "test_" + _path.stem.replace("-", "_"), None)

if __name__ == "__main__":
    unittest.main()
