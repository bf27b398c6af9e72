"""`scripts/bench-loop`: how long a learner waits between a save and its verdict, and for what.

A copy of the project is made and built; in it a right solution is edited again and again, and judged each time by
the whole command, as a process. A terminal shows the verdict when the required tests have run, and the rest after the
stretch tests. What is printed are medians; no number here fails anything.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Sequence

import problems
import processes
import toolchain
from errors import MachineError
from problems import ROOT, Problem

EDITS = 10
# By turns: one that changes nothing in the program, and one that does.
KINDS = ("// edit {}\n", "inline constexpr int edit_number = {};\n")
WHOLE_LIMITS = processes.Limits(seconds=1800)  # one compiler's row, building included
LIMITS = processes.Limits(seconds=900)
COLUMNS = ("verdict", "start", "compile", "link", "required", "stretch", "CPU")


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench-loop", description="Times the way from a save to its verdict.")
    parser.add_argument("problem", nargs="?", help="the first one where none is named")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # in the copy, for one compiler
    options = parser.parse_args(words)
    problem = problems.find(options.problem) if options.problem else problems.all_problems()[0]
    if options.here:
        print(_row(problem))
        return 0
    cores, load = os.cpu_count() or 1, os.getloadavg()[0]
    print(f"{problem.title}, from a save to its verdict: ms, medians of {EDITS} edits, {cores} cores, load {load:.1f}")
    print(f"{'':<10}" + "".join(f"{name:>9}" for name in COLUMNS), flush=True)
    found = [path for path in (shutil.which(name) for name in ("g++", "clang++")) if path]
    for compiler in found or [toolchain.find().compiler]:
        print(_in_a_copy(problem, compiler), flush=True)
    print("verdict: start, compile, link and required together. start: the shell, Python, and all that is in no other\n"
          "column. CPU: of all processes together.")
    if load > cores / 2:
        print("The machine was busy with other things: go by the ratios.")
    return 0


def _in_a_copy(problem: Problem, compiler: str) -> str:
    """The row of one compiler, measured by this same command in a copy of the project."""
    toolchain.BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=toolchain.BUILD) as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(ROOT, copy, symlinks=True,
                        ignore=shutil.ignore_patterns("build", ".git", "solution.hpp", "__pycache__"))
        outcome = processes.run([str(copy / "scripts" / "bench-loop"), problem.slug, "--here"], WHOLE_LIMITS,
                                environment={**os.environ, "KATA_CXX": compiler})
    if outcome.code != 0:
        raise MachineError(f"With {compiler}: {outcome.err.decode(errors='replace').strip() or outcome.limit}")
    return outcome.out.decode().rstrip("\n")


def _row(problem: Problem) -> str:
    tools = toolchain.find()
    right = problem.references[0].read_text(encoding="utf-8")
    _judged(problem, right)  # builds what is missing
    _judged(problem, right)  # and now all is warm
    totals: list[float] = []
    compiles: list[float] = []
    judges: list[float] = []
    stretches: list[float] = []
    before = _cpu_seconds()
    for number in range(EDITS):
        text = right + KINDS[number % len(KINDS)].format(number)
        seconds, parts = _judged(problem, text)
        totals.append(seconds)
        compiles.append(parts["compile"])
        judges.append(parts["judge"])
        stretches.append(parts["stretch"])
    cpu = (_cpu_seconds() - before) / EDITS
    total, compiled = statistics.median(totals), statistics.median(compiles)
    judged, stretch = statistics.median(judges), statistics.median(stretches)
    link = _link_share(tools, problem) * compiled
    name = os.path.basename(tools.compiler)
    values = (total - stretch, total - compiled - judged, compiled - link, link, judged - stretch, stretch, cpu)
    return f"{name:<10}" + "".join(f"{value * 1000:>9.0f}" for value in values)


def _judged(problem: Problem, text: str) -> tuple[float, dict[str, float]]:
    """Saves `text` as the learner's file; seconds until its verdict, and what the command says of its parts."""
    problem.solution.write_text(text, encoding="utf-8")
    start = time.monotonic()
    outcome = processes.run([str(ROOT / "scripts" / "kata"), "test", problem.slug, "--json"], LIMITS)
    seconds = time.monotonic() - start
    if outcome.code != 0:
        raise MachineError(f"{problem.references[0].name} is not Accepted:\n" + outcome.err.decode(errors="replace"))
    report = json.loads(outcome.out)
    return seconds, {**report["seconds"], "stretch": report["stretch"]["seconds"]}


def _link_share(tools: toolchain.Toolchain, problem: Problem) -> float:
    """The part of a compilation that linking takes, told by doing both apart."""
    link_flags = tools.link_flags(False)
    compiling = [word for word in tools.command(problem, toolchain.USUAL, False) if word not in link_flags]
    compiling[compiling.index("submission.so")] = "submission.o"
    linking = [tools.compiler, *link_flags, "-o", "submission.so", "submission.o"]
    with tempfile.TemporaryDirectory(dir=toolchain.BUILD) as folder:
        work = Path(folder)
        shutil.copy(problem.solution, work / "submission.hpp")
        compiled, linked = (_median_seconds(command, work) for command in ([*compiling, "-c"], linking))
    return linked / (compiled + linked)


def _median_seconds(command: Sequence[str], folder: Path) -> float:
    taken = []
    for _ in range(EDITS):
        start = time.monotonic()
        if processes.run(command, LIMITS, folder=folder, environment=toolchain.english()).code != 0:
            raise MachineError(f"{' '.join(command)} failed")
        taken.append(time.monotonic() - start)
    return statistics.median(taken)


def _cpu_seconds() -> float:
    """Of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
