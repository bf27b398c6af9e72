"""`scripts/check --lint`: what other programs have to say of the project's own code.

shellcheck reads the scripts, mypy the Python, cppcheck and clang-tidy (with .clang-tidy) the C++ of the judge, of
what the tests are written with, and of the reference solutions. One that is not installed is left out, and named.
Another version than the one below has other opinions: they are shown, and fail nothing.
"""

from __future__ import annotations

import concurrent.futures
import os
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

import content
import problems
import processes
import toolchain
from problems import ROOT

LIMITS = processes.Limits(seconds=600)

# Debian 12's, with which there is nothing to say.
VERSIONS = {"shellcheck": "0.9", "mypy": "1.0", "cppcheck": "2.10", "clang-tidy": "14"}

CPP_FOLDERS = ("tests/judge", "tests/support", "solutions")
INCLUDES = ["-Itests", "-Itests/contracts", "-Itests/judge"]

# What cppcheck is not asked about, each for a reason.
CPPCHECK_LEAVES_OUT = (
    "missingIncludeSystem",  # it reads without the standard library
    "useStlAlgorithm",  # a plain loop often says it more plainly
)


@dataclass(frozen=True)
class Step:
    """One program on some of the files."""

    program: str
    options: list[str]
    files: list[str]  # below ROOT
    compilation: list[str] = field(default_factory=list)  # how clang-tidy is to compile them

    @property
    def command(self) -> list[str]:
        return [self.program, *self.options, *self.files, *(["--", *self.compilation] if self.compilation else [])]


def run() -> int:
    """Prints all that is found; 1 where that is anything."""
    every = steps()
    there = {name: version(name) for name in {step.program for step in every}}
    found = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as workers:
        asked = [step for step in every if there[step.program]]
        for step, words in zip(asked, workers.map(said, asked)):
            if words:
                print(words, flush=True)
                found = found or there[step.program] == VERSIONS[step.program]
    for name, number in sorted(there.items()):
        if number is None:
            print(f"Lint: {name} is not installed, and left out.")
        elif number != VERSIONS[name]:
            print(f"Lint: {name} is {number} here and not {VERSIONS[name]}: what it says fails nothing.")
    print("Lint: see above." if found else "Lint: nothing to mend.")
    return 1 if found else 0


def version(program: str) -> Optional[str]:
    """Its number, in as many parts as VERSIONS has it; None where there is no such program."""
    if shutil.which(program) is None:
        return None
    printed = processes.run([program, "--version"], LIMITS).out.decode(errors="replace")
    parts = re.search(r"\d+(\.\d+)+", printed)
    wanted = VERSIONS[program].count(".") + 1
    return ".".join(parts[0].split(".")[:wanted]) if parts else "unknown"


def steps() -> list[Step]:
    """The slowest first."""
    scripts = [path.relative_to(ROOT).as_posix() for path in content.files()
               if path.suffix in ("", ".sh") and content.read(path).startswith(("#!/bin/sh", "#!/usr/bin/env bash"))]
    suppressed = [f"--suppress={name}" for name in CPPCHECK_LEAVES_OUT]
    sources = [path for folder in CPP_FOLDERS for path in sorted((ROOT / folder).rglob("*"))
               if path.suffix == ".cpp" or path.suffix == ".hpp" and (folder == "solutions" or _alone(path))]
    return [
        *(Step("clang-tidy", ["--quiet"], [path.relative_to(ROOT).as_posix()], _compilation(path)) for path in sources),
        # The oldest Python that scripts/setup.sh takes.
        Step("mypy", ["--strict", "--python-version=3.9", "--no-error-summary", f"--cache-dir={toolchain.BUILD / 'mypy'}"],
             ["scripts/katas", "tests/self"]),
        Step("cppcheck", ["--quiet", "--std=c++20", "--language=c++", "--enable=warning,performance,portability,style",
                          "--inline-suppr", *suppressed, "--error-exitcode=1", *INCLUDES,
                          "--template={file}:{line}: {message} [{id}]"], list(CPP_FOLDERS)),
        Step("shellcheck", [], scripts)]


def _alone(header: Path) -> bool:
    """Whether nothing else that is read includes it: what the shared tests alone are written with."""
    return header.parent.name == "support" and not any(
        f'"{header.name}"' in content.read(path) or f'"support/{header.name}"' in content.read(path)
        for folder in CPP_FOLDERS for path in (ROOT / folder).glob("*.[ch]pp"))


def _compilation(path: Path) -> list[str]:
    """How clang compiles a source, close enough: the judge's sources are seen as one problem's."""
    first = problems.all_problems()[0]
    fetched = [f"-isystem{toolchain.BUILD / '_deps' / name / 'include'}"
               for name in ("googletest-src/googletest", "googletest-src/googlemock", "json-src")]
    language = ["-xc++"] if path.suffix == ".hpp" else []
    return [*language, "-std=c++20", *INCLUDES, *fetched, f"-DCONTRACT=\"{first.contract.name}\"",
            f"-DSUBMISSION=\"{first.stub}\""]


def said(step: Step) -> str:
    """What the program has found, "" where nothing."""
    outcome = processes.run(step.command, LIMITS, folder=ROOT)
    if outcome.limit:
        return f"{step.program} {' '.join(step.files)}: stopped at its {outcome.limit} limit"
    return "" if outcome.code == 0 else (outcome.out + outcome.err).decode(errors="replace").strip()
