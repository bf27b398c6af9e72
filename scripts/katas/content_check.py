"""`scripts/check --content`: whether every problem has all that belongs to it, and every text says what is so.

Each fault is one line, "path:line: what is missing and what to do", and all of them are listed. The parts:
content_problems (what each problem's folders hold), content_files (every file), content_links, content_commands.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Iterable, Iterator, Sequence

import content
import content_commands
import content_files
import content_links
import content_problems
import problems
from content import Document, Fault
from problems import ROOT, Problem


def run(chosen: Sequence[Problem]) -> int:
    """Prints every fault of the `chosen` problems, of the whole project where none are; 1 where there is one."""
    told = _print(each for each in read() if not chosen or _is_of(each, chosen))
    told |= _print({*started(chosen)} - told)
    if content_files.unformatted():
        print(f"Content: no formatting was looked at: {content_files.unformatted()}.")
    where = f" in {', '.join(problem.slug for problem in chosen)}" if chosen else ""
    print(f"Content: {len(told)} fault{'' if len(told) == 1 else 's'}{where}." if told else f"Content: all is there{where}.")
    return 1 if told else 0


def _print(faults: Iterable[Fault]) -> set[Fault]:
    told = set(faults)
    for each in sorted(told):
        print(each, flush=True)  # what takes long comes after
    return told


def _is_of(each: Fault, chosen: Sequence[Problem]) -> bool:
    """Whether it is in a file that belongs to one of the problems."""
    parts = PurePosixPath(each.path).parts
    names = {*parts, PurePosixPath(each.path).stem}
    return any(names & {problem.slug, problem.tests.stem} or f" {problem.slug} " in each.text for problem in chosen)


def read() -> Iterator[Fault]:
    """What can be told by reading: in a moment."""
    known = problems.all_problems()
    for problem in known:
        yield from content_problems.faults(problem)
        if problem.tests.is_file():
            yield from content_commands.comment_faults(problem.tests)
    yield from content_files.faults(known)
    if not (ROOT / "README.md").is_file():
        yield content.fault(ROOT / "README.md", 1, "is missing: two commands, then a page to read in three minutes")
    for text in _texts():
        yield from content_links.faults(text)
        yield from content_commands.faults(text)


def started(chosen: Sequence[Problem]) -> Iterator[Fault]:
    """What has to be judged or run: the stubs, and the commands that the texts show."""
    yield from content_problems.judged_faults(chosen or problems.all_problems())
    texts = [text for text in _texts() if not chosen or _is_of(content.fault(text.path, 1, ""), chosen)]
    yield from content_commands.run_faults(texts)


def _texts() -> list[Document]:
    return [content.document(path) for path in content.files() if path.suffix == ".md"]
