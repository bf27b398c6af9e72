"""Content check, of every text: that its links lead somewhere."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Iterator
from urllib.parse import unquote

import content
from content import Document, Fault, fault
from problems import ROOT

_TARGETS = re.compile(r"""\]\(<?([^()<>\s]+)>?(?:\s+"[^"]*")?\)|^\s*\[[^\]]+\]:\s+(\S+)|\b(?:href|src)=["']([^"']+)["']""")
# [words][label], which may go over the end of a line, and [label]: target
_REFERENCES = re.compile(r"\[[^\]\[]*\]\[([^\]\[]+)\]")
_DEFINITIONS = re.compile(r"^[ ]*\[([^\]\[]+)\]:\s", re.M)


def faults(text: Document) -> Iterator[Fault]:
    for number, target in _targets(text):
        why = _broken(text.path, target)
        if why:
            yield fault(text.path, number, f"the link {target} leads nowhere: {why}")
    yield from _undefined(text)


def aims(text: Document) -> Iterator[Path]:
    """The files and folders that the text links."""
    for _, target in _targets(text):
        yield text.path.parent / unquote(target).partition("#")[0]


def _targets(text: Document) -> Iterator[tuple[int, str]]:
    """What is linked inside the repository, by line."""
    for number, line in text.prose:
        for match in _TARGETS.finditer(_without_code(line)):
            target = match[1] or match[2] or match[3]
            if not re.match(r"[a-z][a-z0-9+.-]*:", target):
                yield number, target


def _undefined(text: Document) -> Iterator[Fault]:
    """A link by a label that no line defines is shown as it is typed; a definition that nothing uses, not at all."""
    prose = "\n".join(_without_code(line) for _, line in text.prose)
    defined = {match[1].lower() for match in _DEFINITIONS.finditer(prose)}
    used = set()
    for match in _REFERENCES.finditer(prose):
        label = " ".join(match[1].split()).lower()
        used.add(label)
        if label not in defined:
            yield fault(text.path, _line(text, prose, match.start(1)),
                        f"the link [{label}] leads nowhere: no line \"[{label}]: …\" defines it")
    for match in _DEFINITIONS.finditer(prose):
        if match[1].lower() not in used and not _used_alone(prose, match[1]):
            yield fault(text.path, _line(text, prose, match.start(1)), f"nothing links to [{match[1]}]: use it, or take it out")


def _line(text: Document, prose: str, position: int) -> int:
    return text.prose[prose.count("\n", 0, position)][0]


def _used_alone(prose: str, label: str) -> bool:
    """Whether [label] stands in the text by itself, which is a link too."""
    return re.search(rf"\[{re.escape(label)}\](?![:\[(])", prose, re.I) is not None


def _without_code(line: str) -> str:
    return re.sub(r"`[^`]*`", "", line)


def _broken(path: Path, target: str) -> str:
    name, _, anchor = unquote(target).partition("#")
    aim = (path.parent / name).resolve() if name else path
    if not aim.exists():
        return "there is no such file"
    if ROOT not in (aim, *aim.parents):
        return "it leaves the repository"
    if anchor and (aim.suffix != ".md" or anchor not in _anchors(aim)):
        return f"{aim.relative_to(ROOT).as_posix()} has no heading #{anchor}"
    return ""


@lru_cache(maxsize=None)
def _anchors(path: Path) -> frozenset[str]:
    return frozenset(content.document(path).anchors())
