"""`kata new`: every file that a new problem needs, made from templates, or none at all."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path
from typing import Mapping, Optional, Sequence

import content_files
import problems
import processes
import signature as signatures
import toolchain
from errors import MachineError, UsageError
from problems import ROOT, Problem
from scaffold import MARKER, NewProblem

KATA = "./scripts/kata"
LONGEST = 60  # characters of a slug or a title
ROMAN = ("ii", "iii", "iv", "vi", "vii", "viii")


def new(slug: str, signature: Optional[str], number: Optional[str], title: Optional[str],
        variants: Sequence[str], in_place: Sequence[str]) -> int:
    """Raises UsageError, in one line, and then has made nothing."""
    problem = _problem(slug)
    _refuse_to_overwrite(problem, {})
    if signature is None:
        raise UsageError(f"Name the method: {KATA} new {slug} --signature '{signatures.EXAMPLE}'.")
    made = NewProblem(problem, _number(number), _title(slug, title), signatures.parse(signature, in_place),
                      _variants(variants))
    texts = made.texts()
    _refuse_to_overwrite(problem, texts)
    texts = _formatted(texts)
    _write(texts)
    _tell(made, texts)
    return 0


def _problem(slug: str) -> Problem:
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug) or not re.search("[a-z]", slug) or len(slug) > LONGEST:
        better = re.sub("[^a-z0-9]+", "-", slug.lower()).strip("-")[:LONGEST]
        hint = f" Perhaps {better}." if re.search("[a-z]", better) and better != slug else ""
        raise UsageError(f"\"{_shown(slug)}\" cannot name a problem: small letters and digits, in words joined by "
                         f"single hyphens, {LONGEST} characters at most.{hint}")
    # The judge's own headers would be found in place of a contract of the same name.
    if slug == "submission" or (ROOT / "tests" / "judge" / f"{slug}.hpp").exists():
        raise UsageError(f"A problem cannot be called {slug}: the judge has a file of that name.")
    return Problem(slug)


def _number(number: Optional[str]) -> str:
    if number is None:
        return ""
    if not re.fullmatch(r"[1-9][0-9]{0,5}", number):
        raise UsageError(f"--number: \"{_shown(number)}\" is no problem's number. Write it in digits: --number 1.")
    other = next((problem for problem in problems.all_problems() if problem.number == number), None)
    if other:
        raise UsageError(f"--number: {number} is the number of {other.slug} already.")
    return number


def _title(slug: str, title: Optional[str]) -> str:
    if title is None:
        return " ".join(word.upper() if word in ROMAN else word.capitalize() for word in slug.split("-"))
    if not title.strip() or not title.isprintable() or len(title) > LONGEST or "\\" in title:
        raise UsageError(f"--title: \"{_shown(title)}\" is no title: one line that can be printed, without "
                         f"backslashes, of {LONGEST} characters at most.")
    if re.match(r"\s*\d+\.", title):
        raise UsageError("--title: give the number with --number, and the title without it.")
    return title.strip()


def _variants(variants: Sequence[str]) -> list[str]:
    for name in variants:
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST:
            raise UsageError(f"--variants: \"{_shown(name)}\" cannot name a variant: small letters and digits, in "
                             "words joined by single hyphens.")
        # Both mean something else to `ctest`: a test of every problem, and the label of learners' files.
        if name in ("tests-of-tests", "stub"):
            raise UsageError(f"--variants: a variant cannot be called {name}: that means something else already.")
        if variants.count(name) > 1:
            raise UsageError(f"--variants: {name} stands there twice.")
    return list(variants)


def _shown(text: str) -> str:
    """On one line, and none too long."""
    line = "".join(c if c.isprintable() else "?" for c in text)
    return line if len(line) <= LONGEST else line[:LONGEST - 1] + "…"


def _refuse_to_overwrite(problem: Problem, texts: Mapping[Path, str]) -> None:
    folders = [problem.folder, *(ROOT.joinpath(*parts, problem.slug)
                                 for parts in (("solutions",), ("tests", "mistakes"), ("tests", "accepted")))]
    there = next((path for path in [*folders, *texts] if os.path.lexists(path)), None)
    if there == problem.folder:
        raise UsageError(f"There is a problem called {problem.slug} already; nothing of it was changed. To begin anew, "
                         f"take it away: rm -r {{problems,solutions,tests/{{mistakes,accepted}}}}/{problem.slug} "
                         f"tests/{{contracts/{problem.slug}.hpp,{problem.slug}_test.cpp}}")
    if there:
        raise UsageError(f"{there.relative_to(ROOT)} is there already, and nothing is overwritten. Choose another "
                         "name, or take it away.")


def _formatted(texts: dict[Path, str]) -> dict[Path, str]:
    """Laid out by clang-format, where it is installed: long signatures are more than a template can lay out."""
    program = content_files.formatter()
    if program is None:
        return texts
    sources = [path for path in texts if path.suffix in content_files.SOURCE]
    toolchain.BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=toolchain.BUILD) as folder:  # below .clang-format
        drafts = [Path(folder, f"{number}{path.suffix}") for number, path in enumerate(sources)]
        for path, draft in zip(sources, drafts):
            draft.write_text(texts[path], encoding="utf-8")
        processes.run([program, "-i", *map(str, drafts)], content_files.FORMAT_LIMITS)
        return {**texts, **{path: draft.read_text(encoding="utf-8") for path, draft in zip(sources, drafts)}}


def _write(texts: Mapping[Path, str]) -> None:
    """All files or none. Those below problems/ come last: a problem is there as soon as its folder is."""
    order = sorted(texts, key=lambda path: (path.relative_to(ROOT).parts[0] == "problems", path))
    made: list[Path] = []
    try:
        for path in order:
            for folder in [parent for parent in reversed(path.parents) if not parent.exists()]:
                folder.mkdir()
                made.append(folder)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                made.append(path)
                file.write(texts[path])
    except BaseException as error:  # an interrupt, too, leaves nothing half-made
        for path in reversed(made):
            with contextlib.suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        if isinstance(error, OSError):
            raise MachineError(f"{path.relative_to(ROOT)} cannot be made: {error.strerror}. "
                               "Nothing was made.") from None
        raise


def _tell(made: NewProblem, texts: Mapping[Path, str]) -> None:
    files = made.files()
    width = max(len(str(file.path.relative_to(ROOT))) for file in files) + 2
    print(f"Made for {made.title}:")
    for file in files:
        print(f"  {str(file.path.relative_to(ROOT)):<{width}}{file.purpose}")
    marks = sum(text.count(MARKER) for text in texts.values())
    print(f"\n{marks} places are marked {MARKER}, each with what to write there; ./scripts/check --content lists them.")
    _tell_of_copies(made)
    reference = f"solutions/{made.slug}/{made.variants[0]}.hpp"
    print(f"\nNext: write the tests in tests/{made.slug}_test.cpp and a solution in {reference}, and type\n"
          f"  {KATA} test {made.slug} --solution {reference}")


def _tell_of_copies(made: NewProblem) -> None:
    copied = [parameter.name for parameter in made.signature.parameters
              if made.signature.result and parameter.reference and not parameter.constant and not parameter.in_place]
    if copied:
        print(f"The answer is what {made.signature.method} returns. Should what it leaves in "
              f"{' and '.join(copied)} be judged as well, remove these files\n"
              f"and make them again with --in-place {' '.join(copied)}.")
