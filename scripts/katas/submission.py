"""The file under test: read once, whole, and never looked into as text."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from errors import UsageError

LARGEST = 1 << 20  # bytes


@dataclass(frozen=True)
class Submission:
    shown: str  # the path as people should see it and can type it
    source: bytes
    fault: Optional[str] = None  # why it cannot be C++, in words; it is then not compiled


def read(path: Path, shown: str) -> Submission:
    """Raises UsageError where there is no such file to judge."""
    try:
        # A pipe would block, and a device may have no end.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except FileNotFoundError:
        raise UsageError(f"There is no file {shown}. Check the path after --solution.") from None
    except OSError as error:
        raise UsageError(f"{shown} cannot be read: {error.strerror}.") from None
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise UsageError(f"{shown} is a folder. Name the C++ file in it.")
        if not stat.S_ISREG(mode):
            raise UsageError(f"{shown} is not an ordinary file.")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            source = file.read(LARGEST + 1)
    finally:
        os.close(descriptor)
    return Submission(shown, source, _fault(source))


def _fault(source: bytes) -> Optional[str]:
    if len(source) > LARGEST:
        return f"it is larger than {LARGEST >> 20} MiB, which no solution is"
    if source.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "it is saved as UTF-16: save it as UTF-8"
    if b"\0" in source:
        return "it is not a text file: name the C++ source, not what was built from it"
    if not source.strip(b"\xef\xbb\xbf \t\r\n"):
        return "it is empty: paste a class Solution into it"
    return None
