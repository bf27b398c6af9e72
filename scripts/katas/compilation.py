"""Compiles one submission into a shared object that the problem's host can load."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import compiler_output
import processes
import toolchain
from problems import Problem
from submission import Submission
from toolchain import Toolchain


@dataclass(frozen=True)
class Compilation:
    ok: bool
    object_path: Path  # there is a file when ok
    explanation: str  # for people; empty when ok
    seconds: float


def compile_submission(tools: Toolchain, problem: Problem, submission: Submission, work: Path,
                       sanitize: bool = False) -> Compilation:
    """Compiles in the folder `work`, with the usual prelude and, where that does not carry it, with
    the whole standard library."""
    if submission.fault:
        return Compilation(False, work, f"{submission.shown}: {submission.fault}.", 0.0)
    (work / "submission.hpp").write_bytes(submission.source)
    start = time.monotonic()
    outcome = _attempt(tools, problem, toolchain.USUAL, work, sanitize)
    output = outcome.err.decode(errors="replace")
    if outcome.limit is None and outcome.code != 0 and compiler_output.needs_more_than_usual(output):
        outcome = _attempt(tools, problem, toolchain.WHOLE, work, sanitize)
        output = outcome.err.decode(errors="replace")
    seconds = time.monotonic() - start
    if outcome.code == 0:
        return Compilation(True, work / "submission.so", "", seconds)
    return Compilation(False, work, _explanation(outcome, output, submission, problem), seconds)


def warnings(tools: Toolchain, problem: Problem, submission: Submission, work: Path) -> list[str]:
    """What the compiler warns of in a submission that compiles, a line each; `work` is an empty folder."""
    (work / "submission.hpp").write_bytes(submission.source)
    outcome = processes.run(tools.warnings_command(problem), toolchain.COMPILE_LIMITS, folder=work,
                            environment=toolchain.english())
    return compiler_output.warnings(outcome.err.decode(errors="replace"), submission.shown)


def _attempt(tools: Toolchain, problem: Problem, prelude: toolchain.Prelude, work: Path,
             sanitize: bool) -> processes.Outcome:
    if not sanitize:
        tools.precompile(prelude)
    return processes.run(tools.command(problem, prelude, sanitize), toolchain.COMPILE_LIMITS, folder=work,
                         environment=toolchain.english())


def _explanation(outcome: processes.Outcome, output: str, submission: Submission, problem: Problem) -> str:
    if outcome.limit == "time":
        return (f"{submission.shown}: the compiler was stopped after {toolchain.COMPILE_LIMITS.seconds:.0f} s. "
                "Look for a template or a constant expression without an end.")
    if outcome.limit == "output":
        return f"{submission.shown}: the compiler printed without an end and was stopped."
    if "virtual memory exhausted" in output or "out of memory" in output or "Killed signal" in output:
        return f"{submission.shown}: the compiler ran out of memory. Look for a template or a table without an end."
    return compiler_output.explain(output, submission, problem)
