"""`kata test`: a submission in, a verdict out; and `kata start`, which makes the file first."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path
from typing import Any, Optional

import diagnosis
import judgement
import problems
import submission
import toolchain
from errors import ACCEPTED, FAILURE, REJECTED, MachineError
from judgement import TITLES, Judgement
from problems import ROOT, Problem

WIDTH = 80  # columns of a text for people


def start(name: str) -> int:
    """Makes the learner's file, shows the task, and judges once, so that the red is seen."""
    problem = problems.find(name)
    fresh = make_solution(problem)
    number = f"LeetCode {problem.number}" if problem.number else ""
    print(f"{problem.title}   {number}\n")
    print(_short_statement(problem) + "\n")
    shown = shown_path(problem.solution)
    if fresh:
        print(f"Made {shown} from the stub. This is what it gives before you begin:\n", flush=True)
    else:
        print(f"{shown} is there already and stays as it is. This is what it gives now:\n", flush=True)
    result = judgement.judge(toolchain.find(), problem, submission.read(problem.solution, shown))
    _print(result, problem, shown)
    if result.verdict == "accepted":
        print(_next_step(result, problem, None))
    else:
        print(f"Next: edit {shown}, save it, and type\n  {kata()} test {problem.slug}")
    return ACCEPTED


def test(name: str, file: Optional[str], only: str, as_json: bool, sanitize: bool) -> int:
    problem = problems.find(name)
    shown = file if file is not None else shown_path(problem.solution)
    path = Path(file) if file is not None else problem.solution
    note = ""
    if file is None and make_solution(problem):
        note = f"Made {shown} from the stub; it is yours to edit.\n"
    if note and not as_json:
        print(note, flush=True)
    read = submission.read(path, shown)
    try:
        result = judgement.judge(toolchain.find(), problem, read, only=only, sanitize=sanitize)
    except MachineError as error:
        if not as_json:
            raise
        result = Judgement({"verdict": "judge-error", "passed": 0, "failed": 0, "not_run": 0, "tests": [],
                            "message": str(error)})
    untouched = read.source == problem.stub.read_bytes()  # nobody's mistake yet
    found = None if untouched else diagnosis.diagnose(problem, result.report)
    if as_json:
        report: dict[str, Any] = {
            "problem": problem.slug, "solution": shown, **result.report,
            "diagnosis": [{"mistake": found.mistake.name, "sure": found.sure, "text": found.sentence()}]
            if found else [],
            "compile_output": result.compile_output,
            "seconds": {"compile": round(result.compile_seconds, 4), "judge": round(result.judge_seconds, 4)}}
        if result.fault:
            report["fault"] = {"line": result.fault.line, "text": result.fault.text}
        print(json.dumps(report))
    else:
        _print(result, problem, shown)
        if found:
            print(_diagnosis(found))
        print(_next_step(result, problem, file))
    return {"accepted": ACCEPTED, "judge-error": FAILURE}.get(result.verdict, REJECTED)


def make_solution(problem: Problem) -> bool:
    """Makes the learner's file from the stub; never touches one that is there. True when it was made."""
    try:
        with problem.solution.open("xb") as file:
            file.write(problem.stub.read_bytes())
    except FileExistsError:
        return False
    return True


def shown_path(path: Path) -> str:
    """Relative to where the learner stands, where that is shorter."""
    try:
        return min(os.path.relpath(path), str(path), key=len)
    except ValueError:
        return str(path)


def _diagnosis(found: diagnosis.Diagnosis) -> str:
    import textwrap  # not on the way of an Accepted run

    learn = f"The mistake itself, if you want to see it: {shown_path(found.mistake.path)}"
    return "\n".join([textwrap.fill(found.sentence(), WIDTH), textwrap.fill(found.mistake.find, WIDTH), learn])


def kata() -> str:
    """How this command is typed from where the learner stands."""
    path = shown_path(ROOT / "scripts" / "kata")
    return shlex.quote(path if path.startswith((".", "/")) else f"./{path}")


def _short_statement(problem: Problem) -> str:
    lines = problem.section("Statement").splitlines()
    return "\n".join(lines[:14] + (["…"] if len(lines) > 14 else []))


def _print(result: Judgement, problem: Problem, shown: str) -> None:
    if result.compile_output:
        print(result.compile_output + "\n")
    if result.screen:
        print(result.screen)
    if result.fault:
        where = f"{shown}:{result.fault.line}" if result.fault.line else "The sanitizers"
        print(f"Line at fault: {where}: {result.fault.text}\n")
    print(f"{TITLES[result.verdict]}: {problem.title}, {shown}")


def _next_step(result: Judgement, problem: Problem, file: Optional[str]) -> str:
    again = f"{kata()} test {problem.slug}" + (f" --solution {shlex.quote(file)}" if file is not None else "")
    if result.verdict == "accepted":
        other = next((p for p in problems.all_problems() if p.slug != problem.slug and not p.solution.exists()), None)
        compare = f"Next: compare it with solutions/{problem.slug}/README.md"
        return compare + (f", or go on with\n  {kata()} start {other.slug}" if other else ".")
    if result.verdict == "judge-error":
        return "The fault is not the submission's. Try again; if it stays, report what stands above."
    hints = shown_path(problem.folder / "hints.md")
    return (f"Stuck? {hints} has three hints, one at a time.\n"
            f"Next: edit {file or shown_path(problem.solution)}, save it, and type\n  {again}")
