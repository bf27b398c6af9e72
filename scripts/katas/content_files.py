"""Content check, of every file: that the layout knows it, and how it begins, how long it is, what is left to write."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Callable, Iterator, Optional, Sequence

import content
import processes
from content import Fault, fault
from problems import ROOT, Problem

LONGEST = 400  # lines
FORMAT_LIMITS = processes.Limits(seconds=120)
LEAST_OF_A_LIST, LINES_OF_A_LIST = 3, 6  # code that names so many problems in so many lines holds a list of them

TOP_FILES = {"README.md", "CMakeLists.txt", "CMakePresets.json", "LICENSE"}
TOP_FOLDERS = {"problems", "solutions", "tests", "scripts", "build"}
TESTS_FOLDERS = {"contracts", "support", "judge", "accepted", "mistakes", "self"}

# Their own form is what they are kept for.
SHAPES = ("tests/accepted/", "tests/mistakes/")
CODE = ("scripts/", "tests/judge/", "tests/support/", "tests/self/", "CMake", ".ci/", ".vscode/", ".devcontainer/",
        ".github/workflows/")

SOURCE = (".hpp", ".cpp", ".h")
TEXT = (*SOURCE, ".py", ".sh", ".md", ".yml", ".yaml", ".cmake")


def faults(problems: Sequence[Problem]) -> Iterator[Fault]:
    yield from _strays({problem.slug for problem in problems})
    for path in content.files():
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in TEXT or path.suffix == "" and content.read(path).startswith("#!") or path.name == "CMakeLists.txt":
            yield from _own_words(path, name)
        if name.startswith(CODE) and path.suffix != ".txt":  # which are data
            yield from _slug_list(path, problems)
    yield from _formatting()


def _strays(slugs: set[str]) -> Iterator[Fault]:
    """Files and folders that stand where the layout has no place for them."""
    for folder, known in (
            (ROOT, lambda path: path.name in (TOP_FOLDERS if path.is_dir() else TOP_FILES)),
            (ROOT / "problems", lambda path: path.is_dir()),
            (ROOT / "solutions", lambda path: path.name in slugs),
            (ROOT / "tests", lambda path: path.name in TESTS_FOLDERS if path.is_dir()
             else path.name.endswith("_test.cpp") and path.name[:-len("_test.cpp")] in slugs),
            (ROOT / "tests" / "contracts", lambda path: path.name == "seam.hpp" or path.stem in slugs and path.suffix == ".hpp"),
            (ROOT / "tests" / "accepted", lambda path: path.name in slugs),
            (ROOT / "tests" / "mistakes", lambda path: path.name in slugs)):
        yield from _strays_in(folder, known)
    for slug in sorted(slugs):
        mistakes = ROOT / "tests" / "mistakes" / slug
        yield from _strays_in(ROOT / "problems" / slug,
                              lambda path: path.name in ("README.md", "hints.md", "stub.hpp", "solution.hpp"))
        yield from _strays_in(ROOT / "solutions" / slug, lambda path: path.name == "README.md" or path.suffix == ".hpp")
        yield from _strays_in(ROOT / "tests" / "accepted" / slug, lambda path: path.is_file() and path.suffix in SOURCE)
        yield from _strays_in(mistakes, lambda path: path.suffix == ".hpp" or path.name in ("twins", "fingerprints.json"))
        yield from _strays_in(mistakes / "twins", lambda path: path.suffix == ".hpp")


def _strays_in(folder: Path, known: Callable[[Path], bool]) -> Iterator[Fault]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if not path.name.startswith(".") and path.name != "__pycache__" and not known(path):
            yield fault(path, 1, "has no place here in the layout: move it to where its kind belongs, or take it out")


def _own_words(path: Path, name: str) -> Iterator[Fault]:
    lines = content.read(path).splitlines()
    if len(lines) > LONGEST:
        yield fault(path, LONGEST + 1, f"the file goes on to line {len(lines)}: part it, {LONGEST} lines are the most")
    if not _says_what_it_is_for(path, lines):
        yield fault(path, 1, "does not say what it is for: begin with "
                    + ("a heading" if path.suffix == ".md" else "a comment" if path.suffix != ".py" else "a docstring"))
    if name.startswith(("scripts/", "tests/self/")):
        return  # these make the marker, or speak of it
    if path.suffix == ".md":
        yield from _empty_cells(path)
    for number, line in enumerate(lines, 1):
        marker = re.search(r"(?<!`)\bTODO:\s*(.*)", line)  # `TODO:` is only spoken of
        if marker:
            yield fault(path, number, "still to be written: " + (marker[1].strip(" \"';)<>-*/") or "what the marker stands for"))


def _empty_cells(path: Path) -> Iterator[Fault]:
    """In tables; the first column has a heading of its own only where it needs one."""
    for number, line in content.document(path).prose:
        cells = re.sub(r"`[^`]*`", "code", line.strip().strip("|")).split("|")
        if line.startswith("|") and not all(cell.strip() for cell in cells[1:]):
            yield fault(path, number, "a cell of this table is empty: fill it in, or say why there is nothing")


def _says_what_it_is_for(path: Path, lines: Sequence[str]) -> bool:
    first = next((line for line in lines if line.strip() and not line.startswith(("#!", "#pragma once"))), "")
    if path.suffix == ".md":
        return re.match(r"# \S|<!--|---", first) is not None
    if path.suffix in SOURCE:
        return first.startswith(("//", "/*"))
    return first.startswith(('"""', 'r"""')) if path.suffix == ".py" else first.startswith("#")


def _slug_list(path: Path, problems: Sequence[Problem]) -> Iterator[Fault]:
    """A list has its members near one another; a test may speak of several problems here and there."""
    named = [(number, problem.slug) for number, line in enumerate(content.read(path).splitlines(), 1)
             for problem in problems if re.search(rf"(?<![\w-]){re.escape(problem.slug)}(?![\w-])", line)]
    for number, _ in named:
        near = {slug for other, slug in named if number <= other < number + LINES_OF_A_LIST}
        if len(near) >= LEAST_OF_A_LIST:
            yield fault(path, number, f"names {len(near)} problems: find them from the folders, a list has to be kept up")
            return


def formatter() -> Optional[str]:
    """The clang-format whose version .clang-format names; each version formats a little otherwise."""
    wanted = re.search(r"clang-format (\d+)", content.read(ROOT / ".clang-format"))
    for name in (f"clang-format-{wanted[1]}", "clang-format") if wanted else ():
        if shutil.which(name):
            version = processes.run([name, "--version"], FORMAT_LIMITS).out.decode(errors="replace")
            if wanted and re.search(rf"version {wanted[1]}\.", version):
                return name
    return None


def unformatted() -> str:
    """Why formatting is not looked at; "" where it is."""
    return "" if formatter() else "the clang-format that .clang-format names is not installed"


def _formatting() -> Iterator[Fault]:
    program = formatter()
    sources = [path for path in content.files()
               if path.suffix in SOURCE and not path.relative_to(ROOT).as_posix().startswith(SHAPES)]
    if program is None:
        return
    outcome = processes.run([program, "--dry-run", *map(str, sources)], FORMAT_LIMITS, folder=ROOT)
    seen = set()
    for match in re.finditer(r"^(/.*?):(\d+):\d+: (?:warning|error): ", outcome.err.decode(errors="replace"), re.M):
        if match[1] not in seen:
            seen.add(match[1])
            yield fault(Path(match[1]), int(match[2]), f"is not formatted as .clang-format says: run {program} -i on it")
