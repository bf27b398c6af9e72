"""What to do after a verdict: the last lines of `kata test` and `kata start`, which end with the next thing to type."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from typing import Optional

import diagnosis
import problems
from judgement import TITLES, Judgement
from problems import ROOT, Problem
from submission import Submission


# int taken[9]: reading past its end gives a wrong answer more often than a crash.
C_ARRAY = re.compile(rb"\b(?:int|bool|char|short|long|unsigned)\b[^;(){}]*\w\[[^\]\n]*\]")


def after(result: Judgement, problem: Problem, path: Path, read: Submission, *, only: str = "",
          puzzled: bool = False) -> str:
    """For the submission that was `read` from `path`; `puzzled` where nothing before these lines says where the fault
    lies."""
    shown = read.shown
    again = f"{kata()} test {problem.slug}"
    if path != problem.solution:
        again += f" --solution {shlex.quote(shown)}"
    if result.verdict == "judge-error":
        return "The fault is not the submission's. Try again; if it stays, report what stands above."
    if result.verdict != "compile-error" and unwritten(problem):
        return (f"The shared tests are not all written: {unwritten(problem)} is the first place.\n"
                f"Next: write them, and type\n  {again}")
    if result.verdict == "accepted" and only:
        return f"Next: all tests\n  {again}"
    again += f" --only {shlex.quote(only)}" if only else ""
    for_makers = _after_known(result, problem, path, again)
    if for_makers:
        return for_makers
    if result.verdict == "accepted":
        return after_accepted(problem)
    if path.resolve() == problem.stub:
        return f"This is the stub. Next: make a file of your own from it\n  {kata()} start {problem.slug}"
    meant = problems.meant_by(read.source) if result.verdict == "compile-error" else None
    if meant and meant != problem and "no method called" in result.compile_output:
        return f"Next: judge it as a solution of {meant.title}\n  {kata()} test {meant.slug} --solution {shlex.quote(shown)}"
    lines = []
    if result.verdict != "compile-error":
        lines.append(f"Stuck? {kata()} hint {problem.slug}")
        if puzzled and result.verdict == "wrong-answer" and C_ARRAY.search(read.source):
            lines.append(f"To look for memory that is read out of bounds:\n  {again} --sanitize")
    return "\n".join([*lines, f"Next: edit {shown}, save it, and type\n  {again}"])


def after_accepted(problem: Problem) -> str:
    compare = f"Next: compare it with {shown_path(ROOT / 'solutions' / problem.slug / 'README.md')}"
    others = [other for other in problems.in_order() if other.slug != problem.slug and not other.begun()]
    return compare + (f", or go on with\n  {kata()} start {others[0].slug}" if others else "")


def unwritten(problem: Problem) -> str:
    """The first place of the shared tests that a new problem still has to fill in, "" where there is none."""
    for number, line in enumerate(problem.tests.read_text(encoding="utf-8").splitlines(), 1):
        if "TODO:" in line:
            return f"{shown_path(problem.tests)}:{number}"
    return ""


def _after_known(result: Judgement, problem: Problem, path: Path, again: str) -> Optional[str]:
    """For a file of the project whose verdict is known beforehand; None for a learner's."""
    expected = _expected(problem, path.resolve())
    if expected is None:
        return None
    as_it_should = result.verdict != "accepted" if expected == "any but accepted" else result.verdict == expected
    if as_it_should and expected == "accepted":
        walk_through = ROOT / "solutions" / problem.slug / "README.md"
        unfinished = walk_through.is_file() and "TODO:" in walk_through.read_text(encoding="utf-8")
        return f"Next: what is left to write\n  {_typed('check')} --content {problem.slug}" if unfinished else None
    if as_it_should:
        return (f"As it should be: this file is a known mistake. Next: all of them\n"
                f"  {_typed('check')} --tests-of-tests {problem.slug}")
    should = "should not be Accepted" if expected == "any but accepted" else f"should get {TITLES.get(expected, expected)}"
    return (f"This file {should}. The fault is in it, in the shared tests ({shown_path(problem.tests)})\n"
            f"or in the contract ({shown_path(problem.contract)}).\nNext: mend it, and type\n  {again}")


def _expected(problem: Problem, path: Path) -> Optional[str]:
    if path.parent in (ROOT / "solutions" / problem.slug, ROOT / "tests" / "accepted" / problem.slug):
        return "accepted"
    if path.parent == ROOT / "tests" / "mistakes" / problem.slug:
        return diagnosis.header(path).get("verdict")
    return "any but accepted" if path.parent == ROOT / "tests" / "mistakes" / problem.slug / "twins" else None


def shown_path(path: Path) -> str:
    """Relative to where the learner stands, where that is shorter."""
    try:
        return min(os.path.relpath(path), str(path), key=len)
    except ValueError:
        return str(path)


def kata() -> str:
    """How this command is typed from where the learner stands."""
    return _typed("kata")


def _typed(script: str) -> str:
    path = shown_path(ROOT / "scripts" / script)
    return shlex.quote(path if path.startswith((".", "/")) else f"./{path}")
