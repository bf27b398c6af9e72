"""What the parts of the content check share: a fault, the files of the project, a Markdown text taken apart."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator

from problems import ROOT

# Made by programs, or kept by whoever works here: not part of the project.
NOT_OURS = {"build", ".git", "__pycache__"}
# Of the folders that begin with a dot, these are part of the project.
DOT_FOLDERS = {".ci", ".devcontainer", ".github", ".vscode"}


@dataclass(frozen=True, order=True)
class Fault:
    """One thing that is missing or wrong, and what to do about it, on one line."""

    path: str  # below ROOT
    line: int  # 1 the first, also where the file itself is missing
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def fault(path: Path, line: int, text: str) -> Fault:
    return Fault(path.relative_to(ROOT).as_posix(), line, text)


def read(path: Path) -> str:
    """Text of any file: without its byte order mark, and with a mark in place of what is no UTF-8."""
    return path.read_text(encoding="utf-8-sig", errors="replace")


def files() -> Iterator[Path]:
    """Every file of the project; a learner's own are not."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders
                            if name not in NOT_OURS and (name in DOT_FOLDERS or not name.startswith(".")))
        for name in sorted(names):
            path = Path(folder, name)
            if not (name == "solution.hpp" and path.parent.parent == ROOT / "problems"):
                yield path


@dataclass
class Block:
    """Fenced lines, such as those between ```sh and ```."""

    language: str  # what stands behind the first fence, else ""
    line: int  # of the first line inside
    lines: list[str] = field(default_factory=list)


@dataclass
class Section:
    """A heading of the second level and what stands below it."""

    name: str
    line: int
    text: str = ""

    @property
    def empty(self) -> bool:
        """Whether nothing is left without comments, summaries and tags."""
        return not re.sub(r"<!--.*?-->|<summary>.*?</summary>|</?\w+[^>]*>", "", self.text, flags=re.S).strip()


@dataclass
class Document:
    """A Markdown text: its prose lines by number, its blocks, its sections."""

    path: Path
    prose: list[tuple[int, str]] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)

    def anchors(self) -> set[str]:
        """What `#…` may name in a link: headings, as GitHub spells them, and ids."""
        found: set[str] = set()
        for _, line in self.prose:
            found.update(re.findall(r"""\b(?:id|name)=["']([^"']+)["']""", line))
            heading = re.match(r"#{1,6}\s+(.*?)\s*#*$", line)
            if heading:
                words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
                name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
                number = next(n for n in range(len(self.prose) + 1) if (f"{name}-{n}" if n else name) not in found)
                found.add(f"{name}-{number}" if number else name)
        return found


def document(path: Path) -> Document:
    parsed = Document(path)
    block, fence = None, ""
    for number, line in enumerate(read(path).splitlines(), 1):
        mark = re.match(r"\s*(`{3,}|~{3,})\s*([\w+-]*)", line)
        heading = re.match(r"## (.+)", line) if block is None else None
        if heading:
            parsed.sections.append(Section(heading[1].strip(), number))
        elif parsed.sections:
            parsed.sections[-1].text += line + "\n"
        if block is None and mark:
            block, fence = Block(mark[2], number + 1), mark[1]
            parsed.blocks.append(block)
        elif block is not None and mark and mark[1].startswith(fence) and not mark[2]:
            block = None
        elif block is not None:
            block.lines.append(line)
        else:
            parsed.prose.append((number, line))
    return parsed
