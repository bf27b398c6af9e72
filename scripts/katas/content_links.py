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


def faults(text: Document) -> Iterator[Fault]:
    for number, line in text.prose:
        for match in _TARGETS.finditer(re.sub(r"`[^`]*`", "", line)):
            target = match[1] or match[2] or match[3]
            if not re.match(r"[a-z][a-z0-9+.-]*:", target):
                why = _broken(text.path, target)
                if why:
                    yield fault(text.path, number, f"the link {target} leads nowhere: {why}")


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
