"""What the Python tests of the project share: the repository, a copy to type commands in, the processes left."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Optional

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "katas"))
sys.dont_write_bytecode = True

import replica


def processes_of(marker: str, patience: float = 3.0) -> list[str]:
    """Command lines of the processes in which `marker` stands and that are still there after `patience`
    seconds: a process that was killed takes a moment to go."""
    end = time.monotonic() + patience
    while True:
        found = _command_lines(marker)
        if not found or time.monotonic() > end:
            return found
        time.sleep(0.02)


def _command_lines(marker: str) -> list[str]:
    found = []
    for entry in Path("/proc").iterdir() if Path("/proc").is_dir() else ():
        if entry.name.isdigit():
            try:
                line = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue
            if marker in line:
                found.append(line)
    return found


class Copy(replica.Copy):
    """A copy in which a test types commands."""

    def kata(self, *words: str, folder: Optional[Path] = None) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([str(self.root / "scripts" / "kata"), *words], cwd=folder or self.root,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False)
