"""`kata test`: a submission in, a verdict out; and `kata start`, which makes the file first."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Optional

import diagnosis
import judgement
import next_step
import problems
import submission
import toolchain
from diagnosis import Diagnosis
from errors import ACCEPTED, FAILURE, REJECTED, MachineError
from judgement import TITLES, Fault, Judgement
from next_step import shown_path
from problems import ROOT, Problem


def start(name: str) -> int:
    """Makes the learner's file, shows the task, and judges once, so that the red is seen."""
    problem = problems.find(name)
    fresh = make_solution(problem)
    number = f"LeetCode {problem.number}" if problem.number else ""
    print(f"{problem.title}   {number}\n\n{_short_statement(problem)}\n")
    print(f"All of it, with examples: {shown_path(problem.statement)}\n")
    shown = shown_path(problem.solution)
    if fresh:
        print(f"Made {shown} from the stub.\nThis is what it gives before you begin:\n", flush=True)
    else:
        print(f"{shown} is there already and stays as it is.\nThis is what it gives now:\n", flush=True)
    read = submission.read(problem.solution, shown)
    result = judgement.judge(toolchain.find(), problem, read)
    _print(result, problem, shown)
    if result.verdict == "accepted":
        print(next_step.after_accepted(problem))
    else:
        print(f"Next: edit {shown}, save it, and type\n  {next_step.kata()} test {problem.slug}")
    return ACCEPTED


def test(name: str, file: Optional[str], only: str, as_json: bool, sanitize: bool) -> int:
    meant = problems.meant_by(submission.read(Path(file), file).source) if file is not None and not name else None
    problem = meant or problems.find(name)
    shown = file if file is not None else shown_path(problem.solution)
    path = Path(file) if file is not None else problem.solution
    if file is None and make_solution(problem) and not as_json:
        print(f"Made {shown} from the stub; it is yours to edit.\n", flush=True)
    read = submission.read(path, shown)
    tools = toolchain.find()
    try:
        result = judgement.judge(tools, problem, read, only=only, sanitize=sanitize, live=not as_json)
    except MachineError as error:
        if not as_json:
            raise
        result = Judgement({"verdict": "judge-error", "passed": 0, "failed": 0, "not_run": 0, "tests": [],
                            "message": str(error)})
    if not as_json:
        _print(result, problem, shown, only)
    fault = judgement.find_fault(tools, problem, read, result, sanitize)
    untouched = read.source == problem.stub.read_bytes()  # nobody's mistake yet
    found = None if untouched else diagnosis.diagnose(problem, result.report, whole=not only)
    if as_json:
        print(json.dumps({**_machine_form(problem, shown, result, fault, found), **({"only": only} if only else {})}))
    else:
        if result.verdict == "wrong-answer" and not untouched:
            for warning in judgement.warnings(tools, problem, read):
                print(f"The compiler warns: {warning}")
        if fault:
            print(f"Line at fault: {shown}:{fault.line or '?'}: {fault.text}")
        elif sanitize and result.first_failure():
            print("The sanitizers saw nothing wrong.")
        if found:
            print(_diagnosis(found, problem))
        puzzled = fault is None and found is None and not (untouched or only or sanitize)
        print(next_step.after(result, problem, path, read, only=only, puzzled=puzzled))
    return {"accepted": ACCEPTED, "judge-error": FAILURE}.get(result.verdict, REJECTED)


def _machine_form(problem: Problem, shown: str, result: Judgement, fault: Optional[Fault],
                  found: Optional[Diagnosis]) -> dict[str, Any]:
    form: dict[str, Any] = {
        "problem": problem.slug, "solution": shown, **result.report,
        "diagnosis": [{"mistake": found.mistake.name, "sure": found.sure, "text": found.sentence()}] if found else [],
        "compile_output": result.compile_output,
        "seconds": {"compile": round(result.compile_seconds, 4), "judge": round(result.judge_seconds, 4)}}
    if fault:
        form["fault"] = {"line": fault.line, "text": fault.text}
    return form


def make_solution(problem: Problem) -> bool:
    """Makes the learner's file from the stub; never touches one that is there. True when it was made."""
    try:
        with problem.solution.open("xb") as file:
            file.write(problem.stub.read_bytes())
    except FileExistsError:
        return False
    return True


def _short_statement(problem: Problem) -> str:
    """The first paragraphs of the statement."""
    import texts

    paragraphs = re.split(r"\n\s*\n", problem.section("Statement"))
    return texts.plain("\n\n".join(text for text in paragraphs[:3] if not text.startswith("```")))


def _diagnosis(found: Diagnosis, problem: Problem) -> str:
    import texts

    learn = f"More on it, and the whole answer:\n  {shown_path(ROOT / 'solutions' / problem.slug / 'README.md')}"
    return "\n".join([texts.plain(found.sentence()), texts.plain(found.mistake.find), learn])


def _print(result: Judgement, problem: Problem, shown: str, only: str = "") -> None:
    if result.compile_output:
        print(result.compile_output + "\n")
    if result.screen:
        print(result.screen)
    chosen = f" in the tests with {only} in their names" if only and result.verdict != "compile-error" else ""
    print(f"{TITLES[result.verdict]}{chosen}: {problem.title}, {shown}", flush=True)
