"""A machine that is pretended, for the tests of what makes a machine ready.

Nothing is installed. It has a copy of the scripts in a folder with an awkward name, and a PATH of its own that holds
stand-ins for compilers and package managers. The stand-ins write what they were asked into a record, and a stand-in
package manager "installs" by adding further stand-ins.
"""

from __future__ import annotations

import contextlib
import os
import pty
import shutil
import subprocess
from pathlib import Path
from typing import Iterable, Optional

REPOSITORY = Path(__file__).resolve().parents[2]
SCRIPTS = ("scripts/kata", "scripts/check", "scripts/setup.sh", "scripts/install.sh", ".ci/run")

# What the scripts use of the system itself.
REAL_TOOLS = "cat chmod date dirname env find grep head ls mkdir mv readlink rm sed sh tail touch".split()

STAND_INS = {
    # Answers the question that setup.sh asks of each Python; else prints its arguments, and what it was called with.
    "python3": """case "$*" in
*sys.version_info*) printf 'new %s' "$0" ;;
*) printf '%s\\n' "$@"; printf 'with %s\\nin %s\\n' "${KATA_CXX-}" "$PWD" ;;
esac""",
    "old-python3": "printf 'old 3.7'",
    "g++": "printf '#define __GNUC__ 12\\n#define __GNUC_MINOR__ 2\\n'",
    "old-g++": """[ "$1" = -x ] || exit 1 # it does not know -std=c++20
printf '#define __GNUC__ 8\\n#define __GNUC_MINOR__ 3\\n'""",
    "clang++": "printf '#define __GNUC__ 4\\n#define __clang_major__ 14\\n#define __clang_minor__ 0\\n'",
    "apple-clang++": """printf '#define __clang_major__ 12\\n#define __clang_minor__ 0\\n#define __apple_build_version__ 12000032\\n'""",
    "cmake": "printf 'cmake version 3.25.1\\n\\nCMake suite\\n'",
    "old-cmake": "printf 'cmake version 3.16.3\\n'",
    "ninja": ":",
    "ccache": 'exec "$@"',
    "id": 'echo "${FAKE_UID-1000}"',
    "uname": "echo Linux",
    "sudo": """printf 'sudo %s\\n' "$*" >>"$RECORD"
[ "${FAKE_SUDO-}" != refuses ] || { echo 'sudo: a password is required' >&2; exit 1; }
[ "$1" != -n ] || shift
exec env "$@\"""",
    "apt-config": """printf "lists='%s'\\n" "$FAKE_LISTS\"""",
    "dpkg-query": "exit 1",
    "rpm": "exit 1",
    # Records its name and arguments; "installs" each package it knows, unless FAKE_LACKS or FAKE_FAILS speak against it.
    "manager": """name=${0##*/}
case "$*" in --version) exit 0 ;; -Q*|'list --versions '*) exit 1 ;; esac
printf '%s %s\\n' "$name" "$*" >>"$RECORD"
[ -z "${FAKE_FAILS-}" ] || { printf 'first words\\n1\\n2\\n3\\n4\\n%s\\n' "$FAKE_FAILS"; exit 100; }
for package in "$@"; do case " ${FAKE_LACKS-} " in *" $package "*) echo "E: Unable to locate package $package"; exit 100 ;; esac; done
[ "${DEBIAN_FRONTEND-}" = noninteractive ] || exit 99
[ "$*" != update ] || { touch "$FAKE_LISTS/some_Packages"; exit "${FAKE_UPDATE-0}"; }
for package in "$@"; do
    case $package in
    g++ | gcc | gcc-c++) give g++ ;;
    cmake | shellcheck | clang-format | clang-tidy | cppcheck | mypy) give "$package" ;;
    ninja | ninja-build) give ninja ;;
    python | python3) give python3 ;;
    libgtest-dev | gtest-devel) header gtest/gtest.h ;;
    libgmock-dev | gmock-devel) header gmock/gmock.h ;;
    gtest | googletest) header gtest/gtest.h; header gmock/gmock.h ;;
    nlohmann-json3-dev | json-devel | nlohmann-json) header nlohmann/json.hpp ;;
    esac
done
echo "chatter of $name\"""",
}
HELPERS = """give() { cp_from "$STAND_INS/$1" "$BIN/$1"; }
cp_from() { cat "$1" >"$2"; chmod +x "$2"; }
header() { mkdir -p "$KATA_INCLUDE_DIRS/${1%/*}"; touch "$KATA_INCLUDE_DIRS/$1"; }
"""

LINTERS = ("shellcheck", "clang-format", "clang-tidy", "cppcheck", "mypy")
STAND_INS.update({name: ":" for name in LINTERS})
EVERYTHING = {"g++", "cmake", "ninja", "python3", *LINTERS}
HEADERS = ("gtest/gtest.h", "gmock/gmock.h", "nlohmann/json.hpp")

class Machine:
    """A pretended machine: its own PATH, include folder, package lists and copy of the repository's scripts."""

    def __init__(self, folder: str, programs: Iterable[str] = (), headers: Iterable[str] = (),
                 manager: Optional[str] = "apt-get") -> None:
        self.folder = Path(folder)
        self.root = self.folder / "kátas of 'mine' \"x\""
        self.bin, self.include, self.lists = (self.folder / name for name in ("bin", "include dir", "lists"))
        self.store, self.record = self.folder / "store", self.folder / "record"
        for each in (self.root / "scripts", self.root / ".ci", self.bin, self.include, self.lists / "partial", self.store):
            each.mkdir(parents=True)
        for name in SCRIPTS:
            shutil.copy(REPOSITORY / name, self.root / name)
        for name in REAL_TOOLS:
            (self.bin / name).symlink_to(shutil.which(name) or name)
        for name in STAND_INS:
            self.give(name, self.store)
        for name in ("id", "uname", "sudo", "apt-config", "dpkg-query", "rpm", *programs):
            self.give(name)
        if manager:
            self.give("manager", name=manager)
        for header in headers:
            path = self.include / header
            path.parent.mkdir(exist_ok=True)
            path.touch()
        (self.lists / "some_Packages").touch()
        self.record.touch()
        self.environment = {"PATH": str(self.bin), "KATA_INCLUDE_DIRS": str(self.include), "FAKE_LISTS": str(self.lists)}
        self.environment.update(RECORD=str(self.record), BIN=str(self.bin), STAND_INS=str(self.store))

    def give(self, what: str, folder: Optional[Path] = None, name: Optional[str] = None) -> None:
        path = (folder or self.bin) / (name or what)
        path.write_text("#!/bin/sh\n" + HELPERS + STAND_INS[what] + "\n")
        path.chmod(0o755)

    def run(self, *words: str, command: str = "kata", typed: Optional[str] = None, cwd: str = "/",
            shell: Iterable[str] = (), **environment: str) -> Machine:
        """Runs a script of the copy; on a terminal, with these characters typed, where `typed` is given."""
        entry = command if os.path.isabs(command) else str(self.root / "scripts" / command)
        terminal = pty.openpty() if typed is not None else None
        if terminal and typed is not None:
            os.write(terminal[0], typed.encode())
        process = subprocess.Popen(
            [*shell, entry, *words],
            stdin=terminal[1] if terminal else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=terminal[1] if terminal else subprocess.PIPE,
            cwd=cwd,
            env={**self.environment, **environment},
        )
        if terminal:
            os.close(terminal[1])
            shown = b""
            with contextlib.suppress(OSError):  # which is how Linux says that the last program has left the terminal
                while piece := os.read(terminal[0], 4096):
                    shown += piece
            os.close(terminal[0])
        out, err = process.communicate(timeout=60)
        self.out = out.decode()
        self.err = (shown.replace(b"\r\n", b"\n") if terminal else err).decode()
        self.code = process.returncode
        return self

    @property
    def arguments(self) -> Optional[list[str]]:
        """What reached Python after its own options and `.../scripts/katas`."""
        lines = self.out.splitlines()
        own = ["-I", "-S", "-X", f"pycache_prefix={self.root / 'build' / 'python'}", str(self.root / "scripts" / "katas")]
        return lines[len(own):-2] if lines[:len(own)] == own else None

    @property
    def stamp(self) -> str:
        return (self.root / "build" / "setup.ok").read_text()

    @property
    def asked(self) -> list[str]:
        """What the package managers and sudo were asked, a line each."""
        return self.record.read_text().splitlines()
