"""`scripts/check --tests-of-tests`: the shared tests are themselves tested, in both directions.

Every right solution (solutions/, tests/accepted/) must be Accepted, every known mistake (tests/mistakes/) must
get the verdict that its first lines name and be diagnosed as itself, and its twin, the same mistake written
in another variant, should be diagnosed as it too.
"""

from __future__ import annotations

import concurrent.futures
import itertools
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterable, Mapping, Sequence

import diagnosis
import judge_build
import judgement
import problems
import submission
import toolchain
from judgement import Judgement
from problems import ROOT, Problem

TWINS_NAMED = 0.8  # the least part of the twins that must be diagnosed as their mistake


@dataclass
class Row:
    """What came of one problem."""

    problem: Problem
    right: int = 0
    accepted: int = 0
    mistakes: int = 0
    rejected: int = 0  # with the right verdict
    telling: int = 0  # those of them that give a wrong answer, and not only none
    named: int = 0  # diagnosed as themselves
    twins: int = 0  # those that give a wrong answer
    twins_named: int = 0
    equal: int = 0  # pairs with equal fingerprints; only mistakes that never answer may be one
    longest: float = 0.0  # seconds of judging, of what took longest
    faults: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # worth knowing, and no fault

    @property
    def full(self) -> bool:
        return not self.faults


def run(chosen: Sequence[Problem], update: bool) -> bool:
    """Prints the table; True when it is full."""
    tools = toolchain.find()
    rows = [_row(problem, tools, update) for problem in chosen]
    width = max(len(problem.slug) for problem in chosen)
    print(f"{'':<{width}}{'right solutions':>18}{'mistakes':>18}{'told as':>16}{'twins told':>12}{'equal':>8}{'longest':>12}")
    print(f"{'':<{width}}{'accepted':>18}{'rejected rightly':>18}{'themselves':>16}{'so too':>12}{'pairs':>8}{'run':>12}")
    for row in rows:
        print(f"{row.problem.slug:<{width}}{f'{row.accepted} of {row.right}':>18}{f'{row.rejected} of {row.mistakes}':>18}"
              f"{f'{row.named} of {row.telling}':>16}{f'{row.twins_named} of {row.twins}':>12}{row.equal:>8}{row.longest:>10.1f} s")
    for row in rows:
        for said in (*row.faults, *row.notes):
            print(f"{row.problem.slug}: {said}")
    return all(row.full for row in rows)


def right_solutions(problem: Problem) -> list[Path]:
    return problem.references + sorted(p for p in (ROOT / "tests" / "accepted" / problem.slug).glob("*") if p.is_file())


def _row(problem: Problem, tools: toolchain.Toolchain, update: bool) -> Row:
    row = Row(problem)
    judge_build.ensure(problem, tools)
    known = diagnosis.mistakes(problem)
    twins = {path.stem: path for path in sorted((ROOT / "tests" / "mistakes" / problem.slug / "twins").glob("*.hpp"))}
    right = right_solutions(problem)
    results = _judge_all(tools, problem, [*right, *(mistake.path for mistake in known), *twins.values()])

    for path in right:
        row.right += 1
        if results[path].verdict == "accepted":
            row.accepted += 1
        else:
            row.faults.append(f"{path.relative_to(ROOT)} is right and got {_told(results[path])}")

    prints = {mistake.name: diagnosis.fingerprint(results[mistake.path].report) for mistake in known}
    for mistake in known:
        row.mistakes += 1
        result = results[mistake.path]
        if result.verdict == mistake.verdict:
            row.rejected += 1
        else:
            row.faults.append(f"{mistake.path.relative_to(ROOT)} should get {mistake.verdict} and got {_told(result)}"
                              + (". Add a shared test that sees it, or take it out" if result.verdict == "accepted" else ""))
        if not diagnosis.telling(prints[mistake.name]):
            continue
        row.telling += 1
        if diagnosis.match(prints[mistake.name], prints)[0] == mistake.name:
            row.named += 1
        else:
            row.faults.append(f"{mistake.path.relative_to(ROOT)} is not diagnosed as itself{_equal_to(mistake.name, prints)}")

    row.longest = max(result.judge_seconds for result in results.values())
    row.equal = sum(one[1] == other[1] for one, other in itertools.combinations(prints.items(), 2))
    _twins(row, twins, results, prints)
    _kept(row, results[right[0]], prints, update)
    return row


def _twins(row: Row, twins: Mapping[str, Path], results: Mapping[Path, Judgement],
           prints: Mapping[str, Mapping[str, str]]) -> None:
    for name, path in twins.items():
        if results[path].verdict == "accepted":
            row.faults.append(f"{path.relative_to(ROOT)} is Accepted")
        seen = diagnosis.fingerprint(results[path].report)
        if not diagnosis.telling(seen):
            continue
        row.twins += 1
        named = diagnosis.match(seen, prints)[0]
        if named == name:
            row.twins_named += 1
        else:
            apart = next((test for test, token in prints.get(name, {}).items() if seen.get(test) != token), "no test")
            row.notes.append(f"the twin {name} is told as {named or 'no mistake'}; it answers otherwise first in {apart}")
    if row.twins_named < TWINS_NAMED * row.twins:
        row.faults.append(f"fewer than {TWINS_NAMED:.0%} of the twins are told as their mistakes")
    without = sorted(set(prints) - set(twins))
    if without:
        row.faults.append(f"these mistakes have no twin in twins/: {', '.join(without)}")


def _kept(row: Row, right: Judgement, prints: Mapping[str, Mapping[str, str]], update: bool) -> None:
    """Compares the fingerprints that the project keeps with the fresh ones, or writes these."""
    tests = list(diagnosis.fingerprint(right.report))
    text = diagnosis.save(row.problem, tests, prints)
    file = diagnosis.fingerprints_file(row.problem)
    if update and row.faults:
        row.faults.append("the fingerprints were not kept, since the table is not full")
    elif update and file.exists() and diagnosis.up_to_date(file.read_text(encoding="utf-8"), text):
        row.notes.append(f"{file.relative_to(ROOT)} was up to date, and stays as it is")
    elif update:
        file.write_text(text, encoding="utf-8")
        row.notes.append(f"the fingerprints are kept in {file.relative_to(ROOT)}")
    elif not file.exists() or not diagnosis.up_to_date(file.read_text(encoding="utf-8"), text):
        row.faults.append(f"{file.relative_to(ROOT)} is not up to date: run scripts/check --tests-of-tests {row.problem.slug} --update")


def _judge_all(tools: toolchain.Toolchain, problem: Problem, paths: Iterable[Path]) -> dict[Path, Judgement]:
    def judge(path: Path) -> Judgement:
        read = submission.read(path, str(path.relative_to(ROOT)))
        return judgement.judge_once(tools, problem, read, options=["--required"])

    paths = list(paths)
    tools.precompile(toolchain.USUAL)
    tools.precompile(toolchain.WHOLE)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as workers:
        return dict(zip(paths, workers.map(judge, paths)))


def _told(result: Judgement) -> str:
    failure = result.first_failure()
    return result.verdict + (f" ({failure['name']})" if failure else f": {result.compile_output}")


def _equal_to(name: str, prints: Mapping[str, Mapping[str, str]]) -> str:
    equal = [other for other, tokens in prints.items() if other != name and tokens == prints[name]]
    return f": its answers are those of {', '.join(equal)}" if equal else ""
