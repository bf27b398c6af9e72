"""`scripts/check --mutants`: the shared tests are tested by change.

Each reference solution is changed in one small place after another (mutants.py), and each mutant is judged as
a learner's file is. Any verdict but Accepted kills it. One that is Accepted and fails a stretch test which the
solution itself passes is killed by stretch only: it is right inside the constraints and wrong or too slow past
them. Any other survives, and must be explained in tests/self/equivalent_mutants.txt.
"""

from __future__ import annotations

import concurrent.futures
import fnmatch
import functools
import itertools
import os
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import AbstractSet, Callable, Optional, Sequence

import judge_build
import judgement
import mutants
import toolchain
from errors import MachineError, UsageError
from judgement import Judgement
from mutants import Mutant
from problems import ROOT, Problem
from submission import Submission

EXPLANATIONS = ROOT / "tests" / "self" / "equivalent_mutants.txt"

UNCOMPILED, KILLED, STRETCH, SURVIVED = "not compiling", "killed", "by stretch only", "survived"


@dataclass(frozen=True)
class Explanation:
    """Why a change makes no difference: one change of one line, in every file that `files` matches."""

    files: str  # relative to the root, as a shell pattern
    before: str
    after: str
    reason: str

    def fits(self, file: str, mutant: Mutant) -> bool:
        return self.covers(file) and (self.before, self.after) == (mutant.before, mutant.after)

    def covers(self, file: str) -> bool:
        return fnmatch.fnmatchcase(file, self.files)


@dataclass(frozen=True)
class Row:
    """What came of the mutants of one reference solution."""

    file: str  # relative to the root
    fates: Sequence[tuple[Mutant, str]]

    def of(self, fate: str) -> list[Mutant]:
        return [mutant for mutant, seen in self.fates if seen == fate]

    def unexplained(self, explanations: Sequence[Explanation]) -> list[Mutant]:
        return [mutant for mutant in self.of(SURVIVED)
                if not any(entry.fits(self.file, mutant) for entry in explanations)]


def run(chosen: Sequence[Problem], sample: Optional[int] = None, seed: int = 1) -> bool:
    """Judges every mutant, or a sample of them, and prints the table; True when each survivor is explained
    and, where all were judged, each explanation is of a survivor."""
    if sample is not None and sample < 1:
        raise UsageError("--sample takes the number of mutants to judge, 1 or more.")
    start = time.monotonic()
    tools = toolchain.find()
    for problem in chosen:
        judge_build.ensure(problem, tools)
    tools.precompile(toolchain.USUAL)
    explanations = read(EXPLANATIONS.read_text(encoding="utf-8"))
    work = [(problem, path, mutant) for problem in chosen for path in problem.references
            for mutant in mutants.of(path.read_text(encoding="utf-8"))]
    whole = sample is None or sample >= len(work)
    if sample is not None and not whole:
        print(f"{sample} of {len(work)} mutants, drawn with the seed {seed}")
        work = [work[index] for index in sorted(random.Random(seed).sample(range(len(work)), sample))]

    width = max((len(row) for row in (_shown(str(path.relative_to(ROOT))) for _, path, _ in work)), default=0) + 1
    print(f"{'':<{width}}{'mutants':>9}{UNCOMPILED:>15}{KILLED:>8}{STRETCH:>17}{'explained':>11}{'unexplained':>13}")
    rows = []
    for (problem, path), group in itertools.groupby(work, key=lambda item: item[:2]):
        rows.append(_row(problem, path, [mutant for _, _, mutant in group], tools))
        _print_row(rows[-1], explanations, width)
    full = report(rows, explanations, whole)
    print(f"\n{len(work)} mutants in {time.monotonic() - start:.0f} s")
    return full


def report(rows: Sequence[Row], explanations: Sequence[Explanation], whole: bool) -> bool:
    """Prints what needs a look; True when nothing needs an explanation, and when `whole` none is stale."""
    _print_mutants("Killed by stretch tests only:", [(row, mutant) for row in rows for mutant in row.of(STRETCH)])
    unexplained = [(row, mutant) for row in rows for mutant in row.unexplained(explanations)]
    _print_mutants(f"Survivors without an explanation (one goes into {EXPLANATIONS.relative_to(ROOT)}):", unexplained)
    stale = [entry for entry in explanations if whole and _is_stale(entry, rows)]
    for entry in stale:
        print(f"\n{EXPLANATIONS.relative_to(ROOT)} explains a change that does not survive, or that nothing makes, in {entry.files}:")
        _print_change(entry.before, entry.after)
    return not unexplained and not stale


def fate(tools: toolchain.Toolchain, problem: Problem, changed: Submission,
         beyond: Callable[[], AbstractSet[str]]) -> str:
    """What becomes of one mutant; `beyond` gives the stretch tests that the solution itself fails."""
    judged = judgement.judge_once(tools, problem, changed, options=["--first-failure"])
    if judged.verdict == "judge-error":
        raise MachineError(f"The judge failed on {changed.shown}: {judged.screen}")
    if judged.verdict == "compile-error":
        return UNCOMPILED
    if judged.verdict != "accepted":
        return KILLED
    failed = _failed(judged)
    return STRETCH if failed and failed - beyond() else SURVIVED


def _failed(judged: Judgement) -> set[str]:
    return {test["name"] for test in judged.report["tests"] if test["verdict"] not in ("accepted", "not-run")}


def read(text: str) -> list[Explanation]:
    """The explanations of a file whose head says how it is written; raises MachineError where it is not."""
    explanations = []
    for block in text.split("\n\n"):
        files: list[str] = []
        lines: list[str] = []
        changes: list[tuple[str, str]] = []
        reason: list[str] = []
        for line in block.splitlines():
            if line.startswith("#"):
                continue
            if line.startswith("- "):
                lines.append(line[2:].strip())
            elif line.startswith("+ ") and lines:
                changes.append((lines[-1], line[2:].strip()))
            elif line.startswith("  "):
                reason.append(line.strip())
            else:
                files.append(line.strip())
        if (files or lines) and not (files and changes and reason):
            number = text.count("\n", 0, text.index(block)) + 1
            raise MachineError(f"{EXPLANATIONS.relative_to(ROOT)}:{number}: an entry is files, changes (- before, + after) and "
                               "a reason, indented by two spaces; this one is not.")
        explanations += [Explanation(file, before, after, " ".join(reason))
                         for file in files for before, after in changes]
    return explanations


def _is_stale(entry: Explanation, rows: Sequence[Row]) -> bool:
    # A mutant that only a stretch test kills may owe it to a busy machine, so it makes no entry stale.
    covered = [row for row in rows if entry.covers(row.file)]
    return bool(covered) and not any(entry.fits(row.file, mutant) for row in covered
                                     for mutant in row.of(SURVIVED) + row.of(STRETCH))


def _row(problem: Problem, path: Path, made: Sequence[Mutant], tools: toolchain.Toolchain) -> Row:
    file = str(path.relative_to(ROOT))

    @functools.lru_cache(maxsize=None)
    def beyond() -> AbstractSet[str]:
        return _failed(judgement.judge_once(tools, problem, Submission(file, path.read_bytes())))

    def judge(mutant: Mutant) -> str:
        changed = Submission(f"{file}:{mutant.line} ({mutant.after})", mutant.source.encode())
        return fate(tools, problem, changed, beyond)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as workers:
        return Row(file, list(zip(made, workers.map(judge, made))))


def _shown(file: str) -> str:
    return file[len("solutions/"):]


def _print_row(row: Row, explanations: Sequence[Explanation], width: int) -> None:
    unexplained = len(row.unexplained(explanations))
    print(f"{_shown(row.file):<{width}}{len(row.fates):>9}{len(row.of(UNCOMPILED)):>15}{len(row.of(KILLED)):>8}"
          f"{len(row.of(STRETCH)):>17}{len(row.of(SURVIVED)) - unexplained:>11}{unexplained:>13}", flush=True)


def _print_mutants(title: str, made: Sequence[tuple[Row, Mutant]]) -> None:
    if made:
        print(f"\n{title}")
    for row, mutant in made:
        print(f"{row.file}:{mutant.line}")
        _print_change(mutant.before, mutant.after)


def _print_change(before: str, after: str) -> None:
    print(f"- {before}\n+ {after}")
