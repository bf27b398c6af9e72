"""Tests of what makes a machine ready: scripts/kata, scripts/check, scripts/setup.sh and scripts/install.sh.

Nothing is installed. Each test has a copy of the scripts in a folder with an awkward name, and a PATH of its own that
holds stand-ins for compilers and package managers. The stand-ins write what they were asked into a record, and a
stand-in package manager "installs" by adding further stand-ins.
"""

import contextlib
import os
import pty
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

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
    cmake) give cmake ;;
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

EVERYTHING = {"g++", "cmake", "ninja", "python3"}
HEADERS = ("gtest/gtest.h", "gmock/gmock.h", "nlohmann/json.hpp")
APT_LINE = (
    "apt-get install --no-install-recommends "
    "g++ cmake ninja-build libgtest-dev libgmock-dev nlohmann-json3-dev python3"
)
ALL_NAMED = "Missing: a C++20 compiler, cmake, ninja, GoogleTest, GoogleMock, nlohmann-json, Python 3."


class Machine:
    """A pretended machine: its own PATH, include folder, package lists and copy of the repository's scripts."""

    def __init__(self, folder, programs=(), headers=(), manager="apt-get"):
        self.folder = Path(folder)
        self.root = self.folder / "kátas of 'mine' \"x\""
        self.bin, self.include, self.lists = (self.folder / name for name in ("bin", "include dir", "lists"))
        self.store, self.record = self.folder / "store", self.folder / "record"
        for each in (self.root / "scripts", self.root / ".ci", self.bin, self.include, self.lists / "partial", self.store):
            each.mkdir(parents=True)
        for name in SCRIPTS:
            shutil.copy(REPOSITORY / name, self.root / name)
        for name in REAL_TOOLS:
            (self.bin / name).symlink_to(shutil.which(name))
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

    def give(self, what, folder=None, name=None):
        path = (folder or self.bin) / (name or what)
        path.write_text("#!/bin/sh\n" + HELPERS + STAND_INS[what] + "\n")
        path.chmod(0o755)

    def run(self, *words, command="kata", typed=None, cwd="/", shell=(), **environment):
        """Runs a script of the copy; on a terminal, with these characters typed, where `typed` is given."""
        entry = command if os.path.isabs(command) else str(self.root / "scripts" / command)
        terminal = pty.openpty() if typed is not None else None
        if terminal:
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
    def arguments(self):
        """What reached Python after `-I -B .../scripts/katas`."""
        lines = self.out.splitlines()
        return lines[3:-2] if lines[:3] == ["-I", "-B", str(self.root / "scripts" / "katas")] else None

    @property
    def stamp(self):
        return (self.root / "build" / "setup.ok").read_text()

    @property
    def asked(self):
        """What the package managers and sudo were asked, a line each."""
        return self.record.read_text().splitlines()


class SetupTest(unittest.TestCase):
    def machine(self, programs=(), headers=(), **more):
        folder = tempfile.mkdtemp(prefix="setup-test-")
        self.addCleanup(shutil.rmtree, folder)
        return Machine(folder, programs, headers, **more)

    def ready(self, **more):
        return self.machine(EVERYTHING, HEADERS, **more)

    def test_says_nothing_where_nothing_is_missing(self):
        for command in ("kata", "check"):
            with self.subTest(command):
                m = self.ready().run("test", "n queens", "", command=command)
                self.assertEqual((m.code, m.err, m.arguments, m.asked), (0, "", [command, "test", "n queens", ""], []))

    def test_starts_no_program_once_it_knows(self):
        m = self.ready()
        m.run()
        m.run("again", PATH="/nowhere", KATA_INCLUDE_DIRS="/nowhere")
        self.assertEqual((m.code, m.err, m.arguments), (0, "", ["kata", "again"]))

    def test_looks_again_when_what_it_knew_is_gone(self):
        for program, named in (("g++", "a C++20 compiler"), ("python3", "Python 3")):
            with self.subTest(program):
                m = self.ready().run()
                (m.bin / program).unlink()
                self.assertIn(f"Missing: {named}.", m.run(typed="n\n").err)

    def test_works_from_anywhere_and_through_symbolic_links(self):
        m = self.ready()
        (m.folder / "link one").symlink_to(m.root / "scripts" / "kata")
        (m.folder / "link two").symlink_to("link one")
        scripts = str(m.root / "scripts")
        for command, cwd in ((str(m.folder / "link two"), scripts), (scripts + "/kata", scripts), (scripts + "/kata", "/")):
            with self.subTest(command=command, cwd=cwd):
                m.run("x", command=command, cwd=cwd, CDPATH=str(m.root))
                self.assertEqual(m.arguments, ["kata", "x"])
                self.assertIn(f"in {cwd}\n", m.out)
        bare = subprocess.run(["/bin/sh", "kata", "x"], cwd=scripts, env=m.environment, stdout=subprocess.PIPE)
        self.assertIn(b"\nkata\nx\n", bare.stdout)

    def test_ci_runs_check(self):
        m = self.ready()
        m.run(command=str(m.root / ".ci" / "run"), shell=(shutil.which("bash"),))
        self.assertEqual((m.code, m.arguments), (0, ["check"]))

    def test_names_all_that_is_missing_and_installs_it_where_nobody_can_be_asked(self):
        for shell in ("dash", "bash --posix"):
            if not shutil.which(shell.split()[0]):
                continue
            with self.subTest(shell):
                m = self.machine().run("start", "n-queens", shell=(shutil.which(shell.split()[0]), *shell.split()[1:]))
                self.assertIn(ALL_NAMED + "\n", m.err)
                self.assertIn(f"To install: sudo {APT_LINE}\n", m.err)
                self.assertNotIn("[Y/n]", m.err)
                self.assertTrue(all(line.startswith("sudo -n ") for line in m.asked if line.startswith("sudo")))
                self.assertEqual((m.code, m.arguments), (0, ["kata", "start", "n-queens"]))
                self.assertEqual(m.run("again").err, "")

    def test_keeps_stdout_for_the_json(self):
        m = self.machine().run("test", "n-queens", "--json")
        self.assertEqual(m.arguments, ["kata", "test", "n-queens", "--json"])
        self.assertNotIn("chatter", m.err)
        self.assertIn("chatter of apt-get", (m.root / "build" / "setup.log").read_text())

    def test_asks_on_a_terminal_and_takes_return_for_yes(self):
        for typed in ("\n", "y\n", "Yes\n"):
            with self.subTest(typed):
                m = self.machine().run("x", typed=typed)
                self.assertIn("Install now? [Y/n]", m.err)
                self.assertFalse([line for line in m.asked if line.startswith("sudo -n")])
                self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))

    def test_installs_nothing_on_no_and_at_the_end_of_the_input(self):
        for typed in ("n\n", "what?\n", "\x04"):
            with self.subTest(typed):
                m = self.machine().run("x", typed=typed)
                self.assertIn(f"Nothing was installed. When you are ready, run: sudo {APT_LINE}\n", m.err)
                self.assertEqual((m.code, m.out, m.asked), (3, "", []))

    def test_yes_answers_the_question_and_is_taken_out(self):
        for words in (("--yes", "start", "a b"), ("start", "a b", "--yes"), ("--yes", "start", "a b", "--yes")):
            with self.subTest(words):
                m = self.machine().run(*words, typed="")
                self.assertNotIn("[Y/n]", m.err)
                self.assertEqual((m.code, m.arguments), (0, ["kata", "start", "a b"]))
        m.run("x", "--", "--yes")
        self.assertEqual(m.arguments, ["kata", "x", "--", "--yes"])

    def test_root_needs_no_sudo(self):
        m = self.machine().run("x", FAKE_UID="0")
        self.assertIn(f"To install: {APT_LINE}\n", m.err)
        self.assertEqual((m.code, [line for line in m.asked if line.startswith("sudo")]), (0, []))

    def test_says_what_to_run_where_sudo_refuses(self):
        for typed in (None, "y\n"):
            with self.subTest(typed):
                m = self.machine().run("x", typed=typed, FAKE_SUDO="refuses")
                self.assertTrue(m.err.endswith(f"Run this as somebody who may: sudo {APT_LINE}\n"), m.err)
                self.assertEqual((m.code, m.out, len(m.asked)), (3, "", 1))

    def test_says_what_to_run_where_there_is_no_sudo(self):
        m = self.machine()
        (m.bin / "sudo").unlink()
        m.run("x")
        self.assertIn(f"As root, run: {APT_LINE}\n", m.err)
        self.assertEqual((m.code, m.out, m.asked), (3, "", []))

    def test_says_so_where_build_cannot_be_written(self):
        m = self.ready()
        (m.root / "build").touch()
        m.run("x")
        self.assertEqual((m.code, m.out, m.err.count("\n")), (3, "", 1))
        self.assertIn(f"Cannot write in {m.root}/build", m.err)

    def test_names_a_compiler_that_is_too_old(self):
        for old, words in (("old-g++", "g++ 8.3"), ("apple-clang++", "clang++ 12.0")):
            with self.subTest(old):
                m = self.machine(EVERYTHING - {"g++"}, HEADERS)
                m.give(old, name="g++")
                m.run("x", typed="n\n")
                self.assertIn(f"Missing: a C++20 compiler ({words} is too old: g++ 10 or clang++ 12 is needed).", m.err)
                m.give("g++", name="g++-11")
                m.run("x")
                self.assertEqual((m.code, m.err), (0, ""))
                self.assertIn("/g++-11\n", m.stamp)
                self.assertIn(f"with {m.bin}/g++-11\n", m.out)

    def test_honours_cxx(self):
        m = self.ready()
        m.give("ccache")
        m.give("clang++", name="my clang++")
        mine = str(m.bin / "my clang++")
        for cxx, kata_cxx, found in ((mine, "", "my clang++"), ("ccache g++", "", "ccache"), ("g++", mine, "my clang++"), ("", "", "g++")):
            m.run(CXX=cxx, KATA_CXX=kata_cxx)
            self.assertEqual((m.code, m.err), (0, ""))
            self.assertIn(f"compiler={m.bin}/{found}\n", m.stamp)
        m.run(CXX="g++-99")
        self.assertEqual((m.code, m.asked, m.err.count("\n")), (3, [], 1))
        self.assertIn('CXX is set to "g++-99"', m.err)

    def test_names_a_python_and_a_cmake_that_are_too_old(self):
        m = self.machine({"g++", "ninja"}, HEADERS)
        m.give("old-python3", name="python3")
        m.give("old-cmake", name="cmake")
        m.run(typed="n\n")
        self.assertIn("cmake (cmake 3.16.3 is too old: 3.20 is needed)", m.err)
        self.assertIn("Python 3 (Python 3.7 is too old: 3.9 is needed)", m.err)
        m.give("python3", name="python3.11")
        m.give("cmake")
        m.run()
        self.assertEqual((m.code, m.err), (0, ""))

    def test_takes_a_real_python_before_a_shim(self):
        m = self.ready()
        shims = m.folder / "shims"
        shims.mkdir()
        m.give("python3", folder=shims)
        m.run(PATH=f"{shims}:{m.bin}")
        self.assertIn(f"python={m.bin}/python3\n", m.stamp)
        (m.bin / "python3").unlink()
        m.run(PATH=f"{shims}:{m.bin}")
        self.assertIn(f"python={shims}/python3\n", m.stamp)

    def test_is_not_fooled_by_googletest_without_googlemock(self):
        m = self.machine(EVERYTHING, ("gtest/gtest.h", "nlohmann/json.hpp")).run()
        self.assertIn("Missing: GoogleMock.\n", m.err)
        self.assertEqual([line.split()[-1] for line in m.asked if line.startswith("apt-get")], ["libgmock-dev"])

    def test_each_package_manager_is_asked_in_its_own_words(self):
        for manager, line in (
            ("apt-get", "sudo " + APT_LINE),
            ("dnf", "sudo dnf install gcc-c++ libasan libubsan cmake ninja-build gtest-devel gmock-devel json-devel python3"),
            ("pacman", "sudo pacman -Sy --needed gcc cmake ninja gtest nlohmann-json python"),
            ("brew", "brew install gcc cmake ninja googletest nlohmann-json python"),
        ):
            with self.subTest(manager):
                if manager == "pacman" and any(Path("/var/lib/pacman/sync").glob("*.db")):
                    line = line.replace("-Sy", "-S")
                m = self.machine(manager=manager).run("x")
                self.assertIn(f"To install: {line}\n", m.err)
                self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))
                packages = [word for word in line.split() if word.startswith(("g", "lib", "c", "n", "j", "python"))]
                self.assertEqual(m.asked[-1].split()[-len(packages):], packages)

    def test_says_so_where_there_is_no_package_manager(self):
        m = self.machine(manager=None).run()
        self.assertEqual((m.code, m.err.count("None of apt-get, dnf, pacman and brew is here")), (3, 1))

    def test_goes_on_without_what_cmake_can_fetch(self):
        for how in ({"FAKE_LACKS": "libgmock-dev"}, {"FAKE_SUDO": "refuses"}, {"typed": "n\n"}):
            with self.subTest(how):
                m = self.machine(EVERYTHING, HEADERS[:1] + HEADERS[2:]).run("x", **how)
                self.assertIn("Going on without GoogleMock: CMake fetches", m.err)
                self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))
                self.assertEqual(m.run("x").err, "")
        m = self.machine().run("x", FAKE_LACKS="libgmock-dev")
        self.assertIn("Going on without GoogleTest, GoogleMock, nlohmann-json: CMake fetches", m.err)
        self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))

    def test_fetches_apts_lists_where_there_are_none_or_old_ones(self):
        m = self.machine()
        os.utime(m.lists / "partial", (0, 0))
        empty = self.machine()
        (empty.lists / "some_Packages").unlink()
        for each in (m, empty):
            each.run(FAKE_UPDATE="100")  # one list of several that cannot be fetched
            self.assertIn(f"To install: sudo apt-get update && sudo {APT_LINE}\n", each.err)
            self.assertEqual([x.split()[1] for x in each.asked if x.startswith("apt-get")], ["update", "install"])
            self.assertEqual(each.code, 0)

    def test_shows_the_last_words_of_a_package_manager_that_fails(self):
        for words, told in (
            ("E: the disk is full", "apt-get failed; build/setup.log has all it said."),
            ("E: Could not get lock /var/lib/dpkg/lock", "apt is locked: another program is installing just now."),
        ):
            with self.subTest(words):
                m = self.machine().run(FAKE_FAILS=words)
                self.assertIn(f"  | {words}\n{told}", m.err)
                self.assertNotIn("first words", m.err)
                self.assertEqual((m.code, m.out, [x[:15] for x in m.asked if x[0] == "a"]), (3, "", ["apt-get install"]))

    def test_says_so_where_installing_was_not_enough(self):
        m = self.machine(EVERYTHING - {"cmake"}, HEADERS)
        m.give("old-cmake", m.store, "cmake")
        m.run()
        self.assertEqual(m.code, 3)
        self.assertIn("Still missing: cmake (cmake 3.16.3 is too old: 3.20 is needed).", m.err)

    @unittest.skipUnless(shutil.which("shellcheck"), "shellcheck is not installed")
    def test_shellcheck_has_nothing_to_say(self):
        found = subprocess.run(["shellcheck", *SCRIPTS], cwd=REPOSITORY, capture_output=True, text=True)
        self.assertEqual((found.returncode, found.stdout), (0, ""))


if __name__ == "__main__":
    unittest.main()
