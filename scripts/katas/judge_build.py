"""The judge and the hosts: built by CMake, and only when something they are made of has changed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Iterator, Sequence

import processes
from errors import MachineError
from problems import ROOT, Problem
from toolchain import BUILD, USUAL, Toolchain

BUILD_LIMITS = processes.Limits(seconds=900)
LOG = BUILD / "build.log"


def judge(problem: Problem) -> Path:
    return BUILD / f"{problem.slug}.judge"


def host(problem: Problem, sanitized: bool = False) -> Path:
    return BUILD / f"{problem.slug}.{'sanitized-host' if sanitized else 'host'}"


def ensure(problem: Problem, tools: Toolchain, sanitized: bool = False) -> None:
    """Builds the judge and the host of `problem`, with the sanitized host where asked for."""
    targets = [host(problem, True)] if sanitized else [judge(problem), host(problem)]
    stamp = BUILD / "built" / f"{problem.slug}{'.sanitized' if sanitized else ''}"
    state = _state(problem, tools)
    if _read(stamp) == state and all(target.exists() for target in targets):
        return
    what = "what the sanitizers need" if sanitized else "what judges it"
    print(f"Building {what} ({problem.title}; once, up to a minute) …", file=sys.stderr, flush=True)
    import concurrent.futures  # not on the way from a save to its verdict

    # The prelude will be wanted next, and one compiler more keeps every core busy.
    with concurrent.futures.ThreadPoolExecutor(1) as beside, _lock():
        prelude = beside.submit(tools.precompile, USUAL)
        build([target.name for target in targets], tools)
        prelude.result()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(state, encoding="utf-8")


def build(targets: Sequence[str], tools: Toolchain) -> None:
    """Has CMake build `targets`; raises MachineError with the end of its output."""
    configured = BUILD / "CMakeCache.txt"
    if configured.exists() and not (_same_compiler(configured, tools) and _same_folder(configured)):
        configured.unlink()  # made with another compiler, or before the folder was moved: configure from the start
    if not configured.exists():
        generator = ["-G", "Ninja"] if shutil.which("ninja") and not (BUILD / "Makefile").exists() else []
        _cmake(["cmake", "--preset", "default", *generator, f"-DCMAKE_CXX_COMPILER={tools.compiler}"])
    elif (BUILD / "Makefile").exists() and not all((BUILD / target).exists() for target in targets):
        _cmake(["cmake", str(BUILD)])  # make, unlike ninja, looks for a target before it looks for new problems
    _cmake(["cmake", "--build", str(BUILD), "--parallel", str(os.cpu_count() or 1), "--target", *targets])


def _same_compiler(configured: Path, tools: Toolchain) -> bool:
    """Whatever it is called: a person's own `cmake --preset default` finds g++ under the name c++."""
    found = re.search(r"^CMAKE_CXX_COMPILER:\w+=(.*)$", configured.read_text(encoding="utf-8"), re.M)
    return found is not None and os.path.realpath(found[1]) == os.path.realpath(tools.compiler)


def _same_folder(configured: Path) -> bool:
    """Whether it was configured here: a checkout that was moved or copied would go on building where it was."""
    found = re.search(r"^CMAKE_CACHEFILE_DIR:\w+=(.*)$", configured.read_text(encoding="utf-8"), re.M)
    return found is not None and os.path.realpath(found[1]) == os.path.realpath(configured.parent)


def _cmake(command: list[str]) -> None:
    try:
        outcome = processes.run(command, BUILD_LIMITS, folder=ROOT)
    except FileNotFoundError:
        raise MachineError("cmake is not installed (Debian, Ubuntu: sudo apt-get install cmake).") from None
    LOG.parent.mkdir(parents=True, exist_ok=True)
    LOG.write_bytes(outcome.out + outcome.err)
    if outcome.code != 0:
        raise MachineError(_told((outcome.out + outcome.err).decode(errors="replace"), " ".join(command)))


def _told(output: str, command: str) -> str:
    """Where the compiler saw an error in a file of the project, that comes first: it is what a maker looks for."""
    errors = [line.replace(f"{ROOT}/", "") for line in output.splitlines() if re.search(r":\d+:\d+: (fatal )?error: ", line)]
    told = errors[:5] or [f"{command} failed.", *output.splitlines()[-25:]]
    return "\n".join(["The judge could not be built:", *told, f"All of it is in {LOG.relative_to(ROOT)}."])


def _state(problem: Problem, tools: Toolchain) -> str:
    """Changes when anything that the judge or the host is made of does."""
    files = [ROOT / "CMakeLists.txt", problem.tests, problem.contract, problem.contract.with_name("seam.hpp")]
    for folder in ("support", "judge"):
        files += sorted(path for path in (ROOT / "tests" / folder).iterdir() if path.suffix in (".hpp", ".cpp"))
    facts = [tools.compiler]
    for path in files:
        with contextlib.suppress(FileNotFoundError):
            found = path.stat()
            facts.append(f"{path.name} {found.st_mtime_ns} {found.st_size}")
    return "\n".join(facts)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


@contextlib.contextmanager
def _lock() -> Iterator[None]:
    """One build at a time: tests that run side by side share the folder."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
