"""Content check, of each problem: what its folders must hold, and the headings its texts must have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator, Sequence

import content
import content_links
import diagnosis
import judge_build
import judgement
import submission
import toolchain
from content import Fault, fault
from errors import MachineError
from problems import ROOT, Problem

STATEMENT = ("Statement", "Examples", "Constraints", "Follow-ups", "Next")
HINTS = ("Hint 1", "Hint 2", "Hint 3")
WALK_THROUGH = ("Understand", "Match", "Plan", "Implement", "Review", "Evaluate", "Common mistakes",
                "The interviewer asks", "Where it goes next")


def faults(problem: Problem) -> Iterator[Fault]:
    solutions, accepted = ROOT / "solutions" / problem.slug, ROOT / "tests" / "accepted" / problem.slug
    for path, what in ((problem.stub, "the stub: LeetCode's signature and a wrong answer"),
                       (problem.tests, "the shared tests"), (problem.contract, "the contract")):
        if not path.is_file():
            yield fault(path, 1, f"is missing: write {what}")
    if not problem.references:
        yield fault(solutions, 1, "holds no reference solution: write one, such as set.hpp")
    if not accepted.is_dir() or not any(path.is_file() for path in accepted.iterdir()):
        yield fault(accepted, 1, "holds no right solution: add one in a shape that people write")
    yield from _shared_tests(problem)
    yield from _mistakes(problem)
    yield from _fingerprints(problem)
    yield from _statement(problem)
    yield from _text(problem.folder / "hints.md", HINTS, "three hints, from a question to the idea to the plan")
    yield from _hints_without_code(problem.folder / "hints.md")
    yield from _text(solutions / "README.md", WALK_THROUGH, "the walk-through")
    yield from _unlinked_mistakes(problem, solutions / "README.md")
    readme = ROOT / "README.md"
    if readme.is_file() and f"(problems/{problem.slug}/README.md)" not in content.read(readme):
        yield fault(readme, 1, f"does not name {problem.slug} in the order in which to learn: give it its place there")


def judged_faults(problems: Sequence[Problem]) -> Iterator[Fault]:
    """What only the judge can tell: that each stub, as it is, compiles and is a Wrong Answer. The references
    and the mistakes are judged by `scripts/check --tests-of-tests`."""
    tools = toolchain.find()
    for problem in problems:
        if not (problem.stub.is_file() and problem.tests.is_file() and problem.contract.is_file()):
            continue
        try:
            judge_build.ensure(problem, tools)
        except MachineError as error:
            said = re.search(r"^.*\berror: .*$", str(error), re.M)
            yield fault(problem.contract, 1, f"what judges {problem.slug} cannot be built: {said[0] if said else error}")
            continue
        shown = problem.stub.relative_to(ROOT).as_posix()
        result = judgement.judge_once(tools, problem, submission.read(problem.stub, shown))
        if result.verdict != "wrong-answer":
            why = result.compile_output.strip().splitlines()[:1]
            yield fault(problem.stub, 1, f"gets {judgement.TITLES[result.verdict]} and should get Wrong Answer: "
                        + (why[0] if why else "have it return a value that is wrong"))


def _mistakes(problem: Problem) -> Iterator[Fault]:
    folder = ROOT / "tests" / "mistakes" / problem.slug
    mistakes, twins = sorted(folder.glob("*.hpp")), sorted((folder / "twins").glob("*.hpp"))
    if not mistakes:
        yield fault(folder, 1, "holds no known mistake: add a solution that is wrong, and its twin")
    for path in mistakes:
        try:
            verdict = diagnosis.read(path).verdict
        except ValueError as error:
            yield fault(path, 1, f"{str(error).partition(': ')[2]}: begin with // verdict: … // mistake: … // find: …")
        else:
            if verdict not in judgement.TITLES or verdict in ("accepted", "judge-error"):
                yield fault(path, 1, f"\"{verdict}\" is no verdict a mistake can get: write one of "
                            + ", ".join(key for key in judgement.TITLES if key not in ("accepted", "judge-error")))
        if not (folder / "twins" / path.name).is_file():
            yield fault(folder / "twins" / path.name, 1, "is missing: write the same mistake in another variant")
    for path in twins:
        header = diagnosis.header(path)
        if not (folder / path.name).is_file():
            yield fault(path, 1, f"is the twin of no mistake: add {problem.slug}/{path.name}, or take this file out")
        elif header.get("twin of") != path.stem:
            yield fault(path, 1, f"does not say whose twin it is: begin with \"// twin of: {path.stem}\"")
        variants = [*(reference.stem for reference in problem.references), "other"]
        if header.get("variant") not in variants:
            yield fault(path, 1, f"names no variant of {problem.slug}: write \"// variant: {variants[0]}\", or "
                        + ", ".join(variants[1:]))


def _shared_tests(problem: Problem) -> Iterator[Fault]:
    """What a learner would be told nothing by, and where tests and contract contradict each other."""
    if not (problem.tests.is_file() and problem.contract.is_file()):
        return
    ordered = re.search(r"\bany_order = false\b", content.read(problem.contract))
    for number, line in enumerate(content.read(problem.tests).splitlines(), 1):
        plain = re.search(r"\b(EXPECT|ASSERT)_(EQ|NE|TRUE|FALSE|LT|LE|GT|GE)\(", line)
        if plain:
            yield fault(problem.tests, number, f"{plain[0][:-1]} tells a learner little: use EXPECT_THAT with a matcher of "
                        "tests/support, such as Equals(…)")
        if ordered and "EqualsInAnyOrder(" in line:
            yield fault(problem.contract, 1, "says any_order = false, and the tests use EqualsInAnyOrder: write true")
            ordered = None


def _fingerprints(problem: Problem) -> Iterator[Fault]:
    """Whether those that are kept are of this state of the tests; that they are right, only --tests-of-tests tells."""
    known = (ROOT / "tests" / "mistakes" / problem.slug).glob("*.hpp")
    why = diagnosis.fault(problem) if any(known) and problem.tests.is_file() and problem.contract.is_file() else ""
    if why:
        yield fault(diagnosis.fingerprints_file(problem), 1,
                    f"{why}: at the end, run ./scripts/check --tests-of-tests {problem.slug} --update")


def _unlinked_mistakes(problem: Problem, walk_through: Path) -> Iterator[Fault]:
    if not walk_through.is_file():
        return
    text = content.document(walk_through)
    linked = {aim.resolve() for aim in content_links.aims(text)}
    section = next((each.line for each in text.sections if each.name == "Common mistakes"), 1)
    for path in sorted((ROOT / "tests" / "mistakes" / problem.slug).glob("*.hpp")):
        if path.resolve() not in linked:
            yield fault(walk_through, section, f"does not link the mistake {path.name}: name it and link it here")


def _statement(problem: Problem) -> Iterator[Fault]:
    if problem.statement.is_file() and not re.match(r"# (\d+\. )?\S", content.read(problem.statement)):
        yield fault(problem.statement, 1, "the first line must be \"# NUMBER. Title\" (\"# Title\" where LeetCode has no number)")
    yield from _text(problem.statement, STATEMENT, "the statement")


def _text(path: Path, names: Sequence[str], what: str) -> Iterator[Fault]:
    if not path.is_file():
        yield fault(path, 1, f"is missing: write {what}")
        return
    sections = content.document(path).sections
    for name in names:
        section = next((section for section in sections if section.name == name), None)
        if section is None:
            yield fault(path, 1, f"has no section \"## {name}\": write it")
        elif section.empty:
            yield fault(path, section.line, f"nothing stands below \"## {name}\": write it")


def _hints_without_code(path: Path) -> Iterator[Fault]:
    for block in content.document(path).blocks if path.is_file() else ():
        if block.language in ("cpp", "c++", "c", "cc"):
            yield fault(path, block.line - 1, "hints hold no code: say it in words")
