"""What the Python tests of the project share: the repository, the command, one judgement."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Optional, Sequence

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "katas"))
sys.dont_write_bytecode = True


def kata(*words: str, folder: Optional[Path] = None, environment: Optional[dict[str, str]] = None,
         seconds: float = 300) -> "subprocess.CompletedProcess[str]":
    """Runs scripts/kata as a person would, without a terminal."""
    return subprocess.run([str(ROOT / "scripts" / "kata"), *words], cwd=folder or ROOT, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, timeout=seconds, check=False,
                          env={**os.environ, **(environment or {})})


def report(*words: str, **options: Any) -> dict[str, Any]:
    """The machine form of `kata test`."""
    found: dict[str, Any] = json.loads(kata("test", *words, "--json", **options).stdout)
    return found


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


class Copy:
    """The repository copied to a folder of its own, with what was built, so that a test can act as a
    learner does without touching anyone's work. The path has a space and a letter outside ASCII."""

    def __init__(self) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="kätas ")
        self.root = Path(self._home.name) / "checkout"
        shutil.copytree(ROOT, self.root, symlinks=True, ignore=self._left_out)
        build = self.root / "build"
        build.mkdir()
        for name in ("built", "toolchain", "setup.ok"):
            source = ROOT / "build" / name
            if source.is_dir():
                shutil.copytree(source, build / name)
            elif source.exists():
                shutil.copy2(source, build / name)
        for built in (*ROOT.glob("build/*.judge"), *ROOT.glob("build/*host")):
            shutil.copy2(built, build / built.name)

    @staticmethod
    def _left_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if name in ("build", ".git", "solution.hpp", "__pycache__")}

    def kata(self, *words: str, folder: Optional[Path] = None) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([str(self.root / "scripts" / "kata"), *words], cwd=folder or self.root,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False)

    def close(self) -> None:
        self._home.cleanup()
