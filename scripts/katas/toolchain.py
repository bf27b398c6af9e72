"""The compiler that submissions are built with, and how it is called.

Between a save and its verdict stands one call of it, on the adapter, with the prelude precompiled. The
prelude is kept in build/prelude/<key>, where the key covers all that could make it wrong.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

import processes
from errors import MachineError
from problems import ROOT, Problem

BUILD = ROOT / "build"
JUDGE = ROOT / "tests" / "judge"
ADAPTER = JUDGE / "adapter.cpp"

# Newest first; the first one that the compiler knows is used.
STANDARDS = ("gnu++26", "gnu++2c", "gnu++23", "gnu++2b", "gnu++20")

PRECOMPILE_LIMITS = processes.Limits(seconds=300)
COMPILE_LIMITS = processes.Limits(seconds=30, memory=4 << 30, file_size=1 << 30)

# What makes luck repeatable: an index out of range ends the program, an uninitialised local holds a
# pattern, a loop without an end stays one. -O1 is where compiling is fastest; right solutions keep a
# fiftieth of the time limit with it.
STEADY = ["-O1", "-D_GLIBCXX_ASSERTIONS", "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST",
          "-ftrivial-auto-var-init=pattern", "-fno-finite-loops"]
SANITIZED = ["-O1", "-g", "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS",
             "-fsanitize=address,undefined"]

# Of those, style is no matter: every one left out here is met in right solutions.
WARNINGS = ["-Wall", "-Wextra", "-Wno-sign-compare", "-Wno-unused-parameter", "-Wno-unused-variable",
            "-Wno-unused-function", "-Wno-unused-but-set-variable", "-Wno-missing-field-initializers"]

# Quicker than the usual linker, the quickest first; the first one that is there and works is used.
LINKERS = ("mold", "gold", "lld")


@dataclass(frozen=True)
class Prelude:
    """One of the files below tests/judge/prelude."""

    name: str

    @property
    def path(self) -> Path:
        return JUDGE / "prelude" / f"{self.name}.hpp"


USUAL = Prelude("usual")
WHOLE = Prelude("whole")


@dataclass(frozen=True)
class Toolchain:
    compiler: str  # path
    clang: bool
    standard: str  # as -std= takes it
    linker: str  # path of one of LINKERS; empty for the compiler's own choice
    steady: tuple[str, ...]  # those of STEADY that this compiler knows

    def flags(self, sanitize: bool) -> list[str]:
        """Of every compilation of a submission, its prelude included."""
        chosen = [*SANITIZED, *(flag for flag in self.steady if flag.startswith("-f"))] if sanitize else list(self.steady)
        includes = [f"-I{JUDGE / 'prelude' / 'include'}", f"-I{ROOT / 'tests' / 'contracts'}"]
        return [f"-std={self.standard}", *chosen, "-fPIC", "-w", "-fdiagnostics-color=never", *includes]

    def command(self, problem: Problem, prelude: Prelude, sanitize: bool) -> list[str]:
        """Compiles and links submission.hpp in the current folder into submission.so."""
        return [self.compiler, *self.flags(sanitize), *self._prelude_flags(prelude, sanitize),
                "-iquote", ".", f"-DCONTRACT=\"{problem.slug}.hpp\"", "-DSUBMISSION=\"submission.hpp\"",
                *self.link_flags(sanitize), "-o", "submission.so", str(ADAPTER)]

    def warnings_command(self, problem: Problem) -> list[str]:
        """Looks at submission.hpp in the current folder and warns of what is rarely meant, and nothing else."""
        left_out = (*self.link_flags(False), "-w", "-o", "submission.so")
        command = [word for word in self.command(problem, USUAL, False) if word not in left_out]
        return [*command, "-fsyntax-only", *WARNINGS]

    def link_flags(self, sanitize: bool) -> list[str]:
        # clang++ leaves the sanitizers to the program that loads the object: the host.
        loose = os.uname().sysname == "Darwin" or (self.clang and sanitize)
        return ["-shared", *([] if loose else ["-Wl,-z,defs"]), *_use(self.linker)]

    def precompile(self, prelude: Prelude) -> None:
        """Makes the precompiled prelude unless it is there."""
        target = self._precompiled(prelude)
        if target.exists():
            return
        if prelude == WHOLE:
            print("Building the whole standard library's headers (once, up to half a minute) …", file=sys.stderr, flush=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f"{target.name}.{os.getpid()}.{threading.get_ident()}")
        extra = ["-Xclang", "-fpch-instantiate-templates"] if self.clang else []
        outcome = processes.run([self.compiler, *self.flags(False), *extra, "-x", "c++-header",
                                 str(prelude.path), "-o", str(part)], PRECOMPILE_LIMITS,
                                environment=english())
        if outcome.code != 0:
            raise MachineError(f"{self.compiler} could not precompile {prelude.path.relative_to(ROOT)}:\n"
                               + outcome.err.decode(errors="replace")[-2000:])
        part.replace(target)

    def _prelude_flags(self, prelude: Prelude, sanitize: bool) -> list[str]:
        if sanitize:
            return ["-include", str(prelude.path)]
        target = self._precompiled(prelude)
        if self.clang:
            return ["-include-pch", str(target)]
        # Only the .gch is there: g++ passes over one that does not match in silence, and finding
        # nothing in its place makes that an error.
        return ["-include", str(target.with_suffix(""))]

    def _precompiled(self, prelude: Prelude) -> Path:
        compiler = os.stat(self.compiler)
        key = hashlib.sha256(repr((self.compiler, compiler.st_mtime_ns, compiler.st_size,
                                   self.flags(False), prelude.path.read_bytes())).encode()).hexdigest()[:16]
        return BUILD / "prelude" / key / (f"{prelude.name}.pch" if self.clang else f"{prelude.name}.hpp.gch")


def find() -> Toolchain:
    """The compiler of $CXX, else the first that is there; what it knows is asked once and kept in
    build/toolchain."""
    wanted = os.environ.get("KATA_CXX") or os.environ.get("CXX") or ""
    compiler = next((path for name in (wanted, "g++", "clang++", "c++") if name
                     for path in [shutil.which(name)] if path), None)
    if compiler is None:
        raise MachineError("There is no C++ compiler. Install g++ (Debian, Ubuntu: sudo apt-get install g++).")
    stamp = os.stat(compiler)
    identity = f"{compiler}\t{stamp.st_mtime_ns} {stamp.st_size} {'|'.join((*STANDARDS, *LINKERS))}"
    memory = BUILD / "toolchain"
    kept = _recall(memory, identity)
    return kept or _ask(compiler, identity, memory)


def _recall(memory: Path, identity: str) -> Optional[Toolchain]:
    # The file: a line that identifies the compiler, then "clang" or "gcc", the standard, the linker's path, and
    # the flags, a line each.
    try:
        first, kind, standard, linker, *steady = memory.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    if first != identity or linker and not os.path.exists(linker):
        return None
    return Toolchain(first.split("\t")[0], kind == "clang", standard, linker, tuple(steady))


def _ask(compiler: str, identity: str, memory: Path) -> Toolchain:
    def knows(*flags: str) -> bool:
        probe = [compiler, "-Werror", *flags, "-x", "c++", "-fsyntax-only", os.devnull]
        return processes.run(probe, COMPILE_LIMITS, environment=english()).code == 0

    version = processes.run([compiler, "--version"], COMPILE_LIMITS, environment=english())
    clang = re.search(rb"\bclang\b", version.out) is not None
    number = re.search(rb"version (\d+)", version.out)
    # clang 14 takes `if (f())` as true where f has an `if consteval` in it, as every check of libstdc++ has
    # from C++23 on: an index out of range would go unseen.
    folds = clang and number is not None and int(number[1]) < 15
    standard = next((name for name in (STANDARDS[-1:] if folds else STANDARDS) if knows(f"-std={name}")), None)
    if standard is None:
        raise MachineError(f"{compiler} does not know C++20. Install g++ 10 or later, or name another in $CXX.")
    steady = [flag for flag in STEADY if flag.startswith("-D") or knows(flag)]
    memory.parent.mkdir(parents=True, exist_ok=True)
    part = memory.with_name(f"toolchain.{os.getpid()}")

    def links(linker: str) -> bool:
        probe = [compiler, "-shared", *_use(linker), "-x", "c++", os.devnull, "-o", str(part)]
        return processes.run(probe, COMPILE_LIMITS, environment=english()).code == 0

    found = (shutil.which(f"ld.{name}") for name in LINKERS)
    linker = next((path for path in found if path and links(path)), "")
    part.write_text("\n".join([identity, "clang" if clang else "gcc", standard, linker, *steady]), encoding="utf-8")
    part.replace(memory)
    return Toolchain(compiler, clang, standard, linker, tuple(steady))


def _use(linker: str) -> list[str]:
    return [f"-fuse-ld={Path(linker).name[len('ld.'):]}"] if linker else []


def english() -> dict[str, str]:
    """The caller's, with the compiler's messages in English, which compiler_output.py reads."""
    return {**os.environ, "LC_ALL": "C"}
