"""Content check, of the commands that the texts show.

What stands in a ```console block is run, in order, in a copy of the repository: each line that begins with "$ "
must print what is shown below it. There a line "…" stands for any number of lines, and "…" within a line for
anything. A ```sh block is only read: its scripts and options must exist.
"""

from __future__ import annotations

import contextlib
import re
import shlex
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Iterator, Optional

import content
import problems
import processes
import replica
from content import Block, Document, Fault, fault
from problems import ROOT

LIMITS = processes.Limits(seconds=600)
HELP_LIMITS = processes.Limits(seconds=60)

SCRIPTS = ("scripts/kata", "scripts/check")
ANY_LINES = ("…", "...")
# Where a reader would be after these, the copy is already.
NOT_RUN = re.compile(r"cd |git clone ")
# Said while something is built, which is once: the reader meets it and the copy does not, or the other way round.
_ONCE = re.compile(r"Building .* …$")


@dataclass
class Shown:
    """A command in a ```console block, and what the text says it prints."""

    line: int
    command: str
    output: list[tuple[int, str]] = field(default_factory=list)  # by line number


def faults(text: Document) -> Iterator[Fault]:
    """What can be told without running anything but `--help`."""
    for block in text.blocks:
        if block.language == "console":
            shown = _shown(block)
            if not shown:
                yield fault(text.path, block.line, "no line here begins with \"$ \": mark the block ```text or ```sh")
            for each in shown:
                yield from _named(text.path, each.line, each.command)
        elif block.language in ("sh", "bash", "shell"):
            for number, line in enumerate(block.lines, block.line):
                yield from _named(text.path, number, line)


def comment_faults(path: Path) -> Iterator[Fault]:
    """Of the commands that stand in comments of a C++ source, a line each."""
    for number, line in enumerate(content.read(path).splitlines(), 1):
        command = re.match(r"//\s+(\./scripts/.*)", line)
        if command:
            yield from _named(path, number, command[1])


def run_faults(texts: list[Document]) -> Iterator[Fault]:
    """Runs what the ```console blocks show: for each text in a copy of its own, so that it begins as its reader does."""
    for text in texts:
        commands = [shown for block in text.blocks if block.language == "console" for shown in _shown(block)
                    if not NOT_RUN.match(shown.command)]
        if not commands:
            continue
        with contextlib.closing(replica.Copy()) as copy:
            for shown in commands:
                yield from _run(text.path, shown, copy.root)


def _shown(block: Block) -> list[Shown]:
    found: list[Shown] = []
    going_on = False
    for number, line in enumerate(block.lines, block.line):
        if going_on:
            found[-1].command += "\n" + line
        elif line.startswith("$ "):
            found.append(Shown(number, line[2:].strip()))
        elif found:
            found[-1].output.append((number, line.rstrip()))
        going_on = bool(found) and not found[-1].output and found[-1].command.endswith("\\")
    for shown in found:
        while shown.output and not shown.output[-1][1]:
            shown.output.pop()
    return found


def _run(path: Path, shown: Shown, folder: Path) -> Iterator[Fault]:
    words = shlex.split(shown.command, comments=True)
    if words and words[0].lstrip("./").startswith("scripts/check") and (len(words) == 1 or "--content" in words):
        yield fault(path, shown.line, "would start this check within itself: put it into a ```sh block")
        return
    outcome = processes.run(["/bin/sh", "-c", "exec 2>&1\n" + shown.command], LIMITS, folder=folder)
    if outcome.limit:
        yield fault(path, shown.line, f"{shown.command}: stopped at its {outcome.limit} limit")
        return
    printed = [line.rstrip() for line in outcome.out.decode(errors="replace").splitlines()]
    difference = _difference(shown.output, [line for line in printed if not _ONCE.match(line)])
    if difference:
        number, text = difference
        yield fault(path, number or shown.line, f"{shown.command}: {text}")


def _difference(shown: list[tuple[int, str]], printed: list[str]) -> Optional[tuple[int, str]]:
    """Where what is shown parts from what was printed (0: at the command), and how; None where they agree."""
    shown = [(number, line) for number, line in shown if not _ONCE.match(line)]
    while printed and not printed[-1]:
        printed.pop()
    text = "".join(line + "\n" for line in printed)
    pattern, end = "", 0
    for number, line in shown:
        pattern += _pattern(line)
        match = re.match(pattern, text)
        if match is None:
            return number, f"this line is not what comes there, which is {_first_line(text[end:])}: show what is printed"
        end = match.end()
    if re.fullmatch(pattern, text):
        return None
    return (shown[-1][0] if shown else 0), (f"more is printed than is shown, first {_first_line(text[end:])}: "
                                            "show it, or write a line \"…\" in its place")


def _pattern(line: str) -> str:
    if line.strip() in ANY_LINES:
        return r"(?:.*\n)*?"
    return ".*".join(re.escape(part) for part in line.split("…")) + r"\n"


def _first_line(text: str) -> str:
    return f"\"{text.splitlines()[0]}\"" if text else "the end"


def _named(path: Path, number: int, line: str) -> Iterator[Fault]:
    """Faults of a command line that names a script or an option that is not there."""
    try:
        words = shlex.split(line.rstrip("\\"), comments=True)
    except ValueError:
        yield fault(path, number, "a quotation mark is left open in this command")
        return
    while words and re.match(r"sudo$|\w+=", words[0]):
        del words[0]
    program = words[0][2:] if words and words[0].startswith("./") else words[0] if words else ""
    if "/" in program and not program.startswith(("/", "~", "..")) and not (ROOT / program).exists():
        yield fault(path, number, f"there is no {program}: name what is there")
    elif program in SCRIPTS:
        yield from _options(path, number, program, words[1:])


def _options(path: Path, number: int, program: str, words: list[str]) -> Iterator[Fault]:
    words = words[:words.index("--")] if "--" in words else words
    # What setup.sh takes out before the command sees it.
    words = [word for word in words if word != "--yes"]
    command = next((word for word in words if not word.startswith("-")), "") if program == "scripts/kata" else ""
    known = _help(program, command)
    if known is None:
        yield fault(path, number, f"{program} has no command \"{command}\": name one that it has")
        return
    for word in words:
        option = re.match(r"--[a-z][\w-]*", word)
        if option and not re.search(rf"{option[0]}(?![\w-])", known):
            yield fault(path, number, f"{program} {command}".strip() + f" has no option {option[0]}: name one that it has")
    if command == "test" and "--only" in words[:-1]:
        yield from _tests_named(path, number, words)


def _tests_named(path: Path, number: int, words: list[str]) -> Iterator[Fault]:
    """`kata test PROBLEM --only NAME` must name a test that there is."""
    name = words[words.index("--only") + 1]
    for problem in problems.all_problems():
        if problem.slug in words and problem.tests.is_file():
            tests = re.findall(r"^TEST\(\w+, (\w+)\)", content.read(problem.tests), re.M)
            if not any(name.lower() in test.lower() for test in tests):
                yield fault(path, number, f"{problem.slug} has no test called {name}: name one that it has")


@lru_cache(maxsize=None)
def _help(program: str, command: str) -> Optional[str]:
    """What the command says of itself; None where there is no such command."""
    outcome = processes.run([str(ROOT / program), *([command] if command else []), "--help"], HELP_LIMITS, folder=ROOT)
    return outcome.out.decode(errors="replace") if outcome.code == 0 else None
