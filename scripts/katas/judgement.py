"""One submission, from its bytes to a verdict."""

from __future__ import annotations

import json
import re
import shutil
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

import compilation
import judge_build
import processes
import toolchain
from errors import MachineError, UsageError
from problems import Problem
from submission import Submission

# A net above the judge's own limits.
JUDGE_LIMITS = processes.Limits(seconds=300, output=64 * processes.MIB)

TITLES = {
    "accepted": "Accepted",
    "wrong-answer": "Wrong Answer",
    "time-limit-exceeded": "Time Limit Exceeded",
    "memory-limit-exceeded": "Memory Limit Exceeded",
    "output-limit-exceeded": "Output Limit Exceeded",
    "runtime-error": "Runtime Error",
    "compile-error": "Compile Error",
    "judge-error": "Judge Error",
}


# What failed checks of libstdc++ mean to the person whose code made them fail.
CHECKS = {
    "__n < this->size()": "an index out of range",
    "!this->empty()": "front, back or pop of something empty",
    "__n < _Nb": "an index out of range",
}


@dataclass
class Judgement:
    """`report` is the judge's machine form; `screen` is what it prints for a learner."""

    report: dict[str, Any]
    screen: str = ""
    compile_output: str = ""
    compile_seconds: float = 0.0
    judge_seconds: float = 0.0

    @property
    def verdict(self) -> str:
        return str(self.report["verdict"])

    def first_failure(self) -> Optional[dict[str, Any]]:
        return next((test for test in self.report["tests"]
                     if test["verdict"] not in ("accepted", "not-run")), None)


@dataclass(frozen=True)
class Fault:
    """What the sanitizers saw: `line` of the submission, 1 the first, or None where they name none."""

    text: str
    line: Optional[int]


def judge(tools: toolchain.Toolchain, problem: Problem, submission: Submission, *, only: str = "",
          sanitize: bool = False, live: bool = True) -> Judgement:
    """Builds what is missing, compiles and judges; `live`: on a terminal it is told what is running meanwhile."""
    judge_build.ensure(problem, tools)
    if sanitize:
        judge_build.ensure(problem, tools, sanitized=True)
    return judge_once(tools, problem, submission, only, sanitize, live=live)


def find_fault(tools: toolchain.Toolchain, problem: Problem, submission: Submission, judgement: Judgement,
               sanitized: bool) -> Optional[Fault]:
    """What the sanitizers say of the first failure. Unless the run was theirs already (`sanitized`), the first
    required test that ended in a Runtime Error, where there is one, runs once more under them."""
    if sanitized:
        failure = judgement.first_failure()
        return _fault(failure["stderr"]) if failure else None
    failure = next((test for test in judgement.report["tests"]
                    if test["verdict"] == "runtime-error" and test["tier"] == "required"), None)
    if failure is None:
        return None
    judge_build.ensure(problem, tools, sanitized=True)
    again = judge_once(tools, problem, submission, failure["name"], True).first_failure()
    return _fault(again["stderr"]) if again else None


def judge_once(tools: toolchain.Toolchain, problem: Problem, submission: Submission, only: str = "",
               sanitize: bool = False, options: Sequence[str] = (), live: bool = False) -> Judgement:
    """Compiles and judges with what judge_build.ensure has built. `options` of the judge: --first-failure leaves
    out the tests after the first required one that fails, --required all stretch tests."""
    with _work_folder() as work:
        compiled = compilation.compile_submission(tools, problem, submission, work, sanitize)
        if not compiled.ok:
            none = {"passed": 0, "failed": 0, "not_run": 0}
            report: dict[str, Any] = {"verdict": "compile-error", **none, "tests": [], "stretch": {**none, "seconds": 0}}
            return Judgement(report, compile_output=compiled.explanation, compile_seconds=compiled.seconds)
        report_file = work / "report.json"
        command = [str(judge_build.judge(problem)), "--host", str(judge_build.host(problem, sanitize)),
                   "--submission", str(compiled.object_path), "--report", str(report_file)]
        command += ["--only", only] if only else []
        command += ["--sanitized"] if sanitize else []
        command += options
        start = time.monotonic()
        outcome = processes.run(command, JUDGE_LIMITS, show_errors=live and sys.stderr.isatty())
        seconds = time.monotonic() - start
        if outcome.code == 2:  # on a terminal, what it says has been read already
            raise UsageError(outcome.err.decode(errors="replace").strip() or "Type one of these names, or a part of one.")
        if outcome.code not in (0, 1, 3):
            raise MachineError(f"The judge failed on {submission.shown}: {_ending(outcome)}")
        try:
            report = json.loads(report_file.read_bytes())
        except (OSError, ValueError):
            raise MachineError(f"The judge left no report on {submission.shown}: {_ending(outcome)}") from None
        if {"accepted": 0, "judge-error": 3}.get(report["verdict"], 1) != outcome.code:
            raise MachineError(f"The judge's report on {submission.shown} is not the judge's own.")
        return Judgement(report, outcome.out.decode(errors="replace"), "", compiled.seconds, seconds)


def _ending(outcome: processes.Outcome) -> str:
    if outcome.limit:
        return f"stopped at its {outcome.limit} limit."
    return f"exit code {outcome.code}. {outcome.err.decode(errors='replace')[-500:]}"


def _fault(stderr: str) -> Optional[Fault]:
    """Reads the sanitizers' words out of what a submission printed: a hint, never a verdict."""
    line = re.search(r"submission\.hpp:(\d+)", stderr)
    text = (re.search(r"runtime error: (.+)", stderr) or
            re.search(r"AddressSanitizer: (?!ABRT)([\w-]+)", stderr) or
            re.search(r"(Assertion '.+' failed)", stderr))
    if not line and not text:
        return None
    what = text[1] if text else "the program ended here"
    asserted = re.search(r"Assertion '(.+)' failed", stderr)
    if asserted:
        what = f"{CHECKS.get(asserted[1], 'a check of the standard library failed')} ({asserted[1]} does not hold)"
    thrown = re.search(r"terminate called after throwing an instance of '(.+)'(?:\s+what\(\):\s+(.*))?", stderr)
    if thrown:
        what = f"an exception left the method: {thrown[1]}{': ' + thrown[2] if thrown[2] else ''}"
    return Fault(what, int(line[1]) if line else None)


def warnings(tools: toolchain.Toolchain, problem: Problem, submission: Submission) -> list[str]:
    """What the compiler would have said of a submission that it took."""
    with _work_folder() as work:
        return compilation.warnings(tools, problem, submission, work)


@contextmanager
def _work_folder() -> Iterator[Path]:
    """Below build/, since a shared object cannot be loaded from a folder mounted noexec, as /tmp may be."""
    toolchain.BUILD.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="work-", dir=toolchain.BUILD))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
