"""A copy of the repository to act in, so that nobody's own files are touched."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from problems import ROOT


class Copy:
    """The repository copied to a folder of its own, with what was built, to act in as a learner does. The path
    has a space and a letter outside ASCII."""

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

    def close(self) -> None:
        self._home.cleanup()
