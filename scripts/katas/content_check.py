"""`scripts/check --content`: whether every problem has all that belongs to it, and every text says what is so.

Each fault is one line, "path:line: what is missing and what to do", and all of them are listed. The parts:
content_problems (what each problem's folders hold), content_files (every file), content_links, content_commands.
"""

from __future__ import annotations

from typing import Iterator

import content
import content_commands
import content_files
import content_links
import content_problems
import problems
from content import Document, Fault
from problems import ROOT


def run() -> int:
    """Prints every fault; 1 where there is one."""
    faults = sorted({*read(), *started()})
    for each in faults:
        print(each)
    print(f"Content: {len(faults)} fault{'' if len(faults) == 1 else 's'}." if faults else "Content: all is there.")
    return 1 if faults else 0


def read() -> Iterator[Fault]:
    """What can be told by reading: in a moment."""
    known = problems.all_problems()
    for problem in known:
        yield from content_problems.faults(problem)
    yield from content_files.faults(known)
    if not (ROOT / "README.md").is_file():
        yield content.fault(ROOT / "README.md", 1, "is missing: two commands, then a page to read in three minutes")
    for text in _texts():
        yield from content_links.faults(text)
        yield from content_commands.faults(text)


def started() -> Iterator[Fault]:
    """What has to be judged or run: the stubs, and the commands that the texts show."""
    yield from content_problems.judged_faults(problems.all_problems())
    yield from content_commands.run_faults(_texts())


def _texts() -> list[Document]:
    return [content.document(path) for path in content.files() if path.suffix == ".md"]
