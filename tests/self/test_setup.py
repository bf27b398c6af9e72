"""Tests of what makes a machine ready: scripts/kata, scripts/check, scripts/setup.sh and scripts/install.sh."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any, Iterable, Optional

from pretended_machine import EVERYTHING, HEADERS, LINTERS, REPOSITORY, SCRIPTS, Machine

APT_LINE = (
    "apt-get install --no-install-recommends "
    "g++ cmake ninja-build libgtest-dev libgmock-dev nlohmann-json3-dev python3"
)
ALL_NAMED = "Missing: a C++20 compiler, cmake, ninja, GoogleTest, GoogleMock, nlohmann-json, Python 3."


class SetupTest(unittest.TestCase):
    def machine(self, programs: Iterable[str] = (), headers: Iterable[str] = (),
                manager: Optional[str] = "apt-get") -> Machine:
        folder = tempfile.mkdtemp(prefix="setup-test-")
        self.addCleanup(shutil.rmtree, folder)
        return Machine(folder, programs, headers, manager)

    def ready(self) -> Machine:
        return self.machine(EVERYTHING, HEADERS)

    def test_says_nothing_where_nothing_is_missing(self) -> None:
        for command in ("kata", "check"):
            with self.subTest(command):
                m = self.ready().run("test", "n queens", "", command=command)
                self.assertEqual((m.code, m.err, m.arguments, m.asked), (0, "", [command, "test", "n queens", ""], []))

    def test_starts_no_program_once_it_knows(self) -> None:
        m = self.ready()
        m.run()
        m.run("again", PATH="/nowhere", KATA_INCLUDE_DIRS="/nowhere")
        self.assertEqual((m.code, m.err, m.arguments), (0, "", ["kata", "again"]))

    def test_looks_again_when_what_it_knew_is_gone(self) -> None:
        for program, named in (("g++", "a C++20 compiler"), ("python3", "Python 3")):
            with self.subTest(program):
                m = self.ready().run()
                (m.bin / program).unlink()
                self.assertIn(f"Missing: {named}.", m.run(typed="n\n").err)

    def test_works_from_anywhere_and_through_symbolic_links(self) -> None:
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

    def test_ci_runs_check(self) -> None:
        m = self.ready()
        m.run(command=str(m.root / ".ci" / "run"), shell=(shutil.which("bash") or "bash",))
        self.assertEqual((m.code, m.arguments), (0, ["check"]))

    def test_names_all_that_is_missing_and_installs_it_where_nobody_can_be_asked(self) -> None:
        for shell in ("dash", "bash --posix"):
            if not shutil.which(shell.split()[0]):
                continue
            with self.subTest(shell):
                m = self.machine().run("start", "n-queens", shell=(shutil.which(shell.split()[0]) or "", *shell.split()[1:]))
                self.assertIn(ALL_NAMED + "\n", m.err)
                self.assertIn(f"To install: sudo {APT_LINE}\n", m.err)
                self.assertNotIn("[Y/n]", m.err)
                self.assertTrue(all(line.startswith("sudo -n ") for line in m.asked if line.startswith("sudo")))
                self.assertEqual((m.code, m.arguments), (0, ["kata", "start", "n-queens"]))
                self.assertEqual(m.run("again").err, "")

    def test_keeps_stdout_for_the_json(self) -> None:
        m = self.machine().run("test", "n-queens", "--json")
        self.assertEqual(m.arguments, ["kata", "test", "n-queens", "--json"])
        self.assertNotIn("chatter", m.err)
        self.assertIn("chatter of apt-get", (m.root / "build" / "setup.log").read_text())

    def test_asks_on_a_terminal_and_takes_return_for_yes(self) -> None:
        for typed in ("\n", "y\n", "Yes\n"):
            with self.subTest(typed):
                m = self.machine().run("x", typed=typed)
                self.assertIn("Install now? [Y/n]", m.err)
                self.assertFalse([line for line in m.asked if line.startswith("sudo -n")])
                self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))

    def test_installs_nothing_on_no_and_at_the_end_of_the_input(self) -> None:
        for typed in ("n\n", "what?\n", "\x04"):
            with self.subTest(typed):
                m = self.machine().run("x", typed=typed)
                self.assertIn(f"Nothing was installed. When you are ready, run: sudo {APT_LINE}\n", m.err)
                self.assertEqual((m.code, m.out, m.asked), (3, "", []))

    def test_yes_answers_the_question_and_is_taken_out(self) -> None:
        for words in (("--yes", "start", "a b"), ("start", "a b", "--yes"), ("--yes", "start", "a b", "--yes")):
            with self.subTest(words):
                m = self.machine().run(*words, typed="")
                self.assertNotIn("[Y/n]", m.err)
                self.assertEqual((m.code, m.arguments), (0, ["kata", "start", "a b"]))
        m.run("x", "--", "--yes")
        self.assertEqual(m.arguments, ["kata", "x", "--", "--yes"])

    def test_root_needs_no_sudo(self) -> None:
        m = self.machine().run("x", FAKE_UID="0")
        self.assertIn(f"To install: {APT_LINE}\n", m.err)
        self.assertEqual((m.code, [line for line in m.asked if line.startswith("sudo")]), (0, []))

    def test_says_what_to_run_where_sudo_refuses(self) -> None:
        for typed in (None, "y\n"):
            with self.subTest(typed):
                m = self.machine().run("x", typed=typed, FAKE_SUDO="refuses")
                self.assertTrue(m.err.endswith(f"Run this as somebody who may: sudo {APT_LINE}\n"), m.err)
                self.assertEqual((m.code, m.out, len(m.asked)), (3, "", 1))

    def test_says_what_to_run_where_there_is_no_sudo(self) -> None:
        m = self.machine()
        (m.bin / "sudo").unlink()
        m.run("x")
        self.assertIn(f"As root, run: {APT_LINE}\n", m.err)
        self.assertEqual((m.code, m.out, m.asked), (3, "", []))

    def test_says_so_where_build_cannot_be_written(self) -> None:
        m = self.ready()
        (m.root / "build").touch()
        m.run("x")
        self.assertEqual((m.code, m.out, m.err.count("\n")), (3, "", 1))
        self.assertIn(f"Cannot write in {m.root}/build", m.err)

    def test_names_a_compiler_that_is_too_old(self) -> None:
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

    def test_honours_cxx(self) -> None:
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

    def test_names_a_python_and_a_cmake_that_are_too_old(self) -> None:
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

    def test_takes_a_real_python_before_a_shim(self) -> None:
        m = self.ready()
        shims = m.folder / "shims"
        shims.mkdir()
        m.give("python3", folder=shims)
        m.run(PATH=f"{shims}:{m.bin}")
        self.assertIn(f"python={m.bin}/python3\n", m.stamp)
        (m.bin / "python3").unlink()
        m.run(PATH=f"{shims}:{m.bin}")
        self.assertIn(f"python={shims}/python3\n", m.stamp)

    def test_is_not_fooled_by_googletest_without_googlemock(self) -> None:
        m = self.machine(EVERYTHING, ("gtest/gtest.h", "nlohmann/json.hpp")).run()
        self.assertIn("Missing: GoogleMock.\n", m.err)
        self.assertEqual([line.split()[-1] for line in m.asked if line.startswith("apt-get")], ["libgmock-dev"])

    def test_each_package_manager_is_asked_in_its_own_words(self) -> None:
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

    def test_check_also_wants_what_it_lints_with(self) -> None:
        for manager, words in (
            ("apt-get", "shellcheck clang-format clang-tidy cppcheck mypy"),
            ("dnf", "ShellCheck clang-tools-extra cppcheck python3-mypy"),
            ("pacman", "shellcheck clang cppcheck mypy"),
            ("brew", "shellcheck clang-format llvm cppcheck mypy"),
        ):
            with self.subTest(manager):
                m = self.machine(EVERYTHING - set(LINTERS), HEADERS, manager=manager)
                self.assertEqual(m.run("x").err, "")
                m.run("x", command="check")
                self.assertIn("Missing: shellcheck, clang-format, clang-tidy, cppcheck, mypy.\n", m.err)
                self.assertEqual(m.asked[-1].split()[-len(words.split()):], words.split())
                self.assertEqual((m.code, m.arguments), (0, ["check", "x"]))

    def test_check_goes_on_without_what_it_lints_with(self) -> None:
        m = self.machine(EVERYTHING - {"mypy", "cppcheck"}, HEADERS).run("x", command="check", FAKE_SUDO="refuses")
        self.assertIn("Going on without cppcheck, mypy: what they would look at is left out.\n", m.err)
        self.assertEqual((m.code, m.arguments), (0, ["check", "x"]))
        self.assertEqual(m.run("x", command="check").err, "")

    def test_says_so_where_there_is_no_package_manager(self) -> None:
        m = self.machine(manager=None).run()
        self.assertEqual((m.code, m.err.count("None of apt-get, dnf, pacman and brew is here")), (3, 1))

    def test_goes_on_without_what_cmake_can_fetch(self) -> None:
        for how in ({"FAKE_LACKS": "libgmock-dev"}, {"FAKE_SUDO": "refuses"}, {"typed": "n\n"}):
            with self.subTest(how):
                m = self.machine(EVERYTHING, HEADERS[:1] + HEADERS[2:]).run("x", **how)
                self.assertIn("Going on without GoogleMock: CMake fetches", m.err)
                self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))
                self.assertEqual(m.run("x").err, "")
        m = self.machine().run("x", FAKE_LACKS="libgmock-dev")
        self.assertIn("Going on without GoogleTest, GoogleMock, nlohmann-json: CMake fetches", m.err)
        self.assertEqual((m.code, m.arguments), (0, ["kata", "x"]))

    def test_fetches_apts_lists_where_there_are_none_or_old_ones(self) -> None:
        m = self.machine()
        os.utime(m.lists / "partial", (0, 0))
        empty = self.machine()
        (empty.lists / "some_Packages").unlink()
        for each in (m, empty):
            each.run(FAKE_UPDATE="100")  # one list of several that cannot be fetched
            self.assertIn(f"To install: sudo apt-get update && sudo {APT_LINE}\n", each.err)
            self.assertEqual([x.split()[1] for x in each.asked if x.startswith("apt-get")], ["update", "install"])
            self.assertEqual(each.code, 0)

    def test_shows_the_last_words_of_a_package_manager_that_fails(self) -> None:
        for words, told in (
            ("E: the disk is full", "apt-get failed; build/setup.log has all it said."),
            ("E: Could not get lock /var/lib/dpkg/lock", "apt is locked: another program is installing just now."),
        ):
            with self.subTest(words):
                m = self.machine().run(FAKE_FAILS=words)
                self.assertIn(f"  | {words}\n{told}", m.err)
                self.assertNotIn("first words", m.err)
                self.assertEqual((m.code, m.out, [x[:15] for x in m.asked if x[0] == "a"]), (3, "", ["apt-get install"]))

    def test_says_so_where_installing_was_not_enough(self) -> None:
        m = self.machine(EVERYTHING - {"cmake"}, HEADERS)
        m.give("old-cmake", m.store, "cmake")
        m.run()
        self.assertEqual(m.code, 3)
        self.assertIn("Still missing: cmake (cmake 3.16.3 is too old: 3.20 is needed).", m.err)

    @unittest.skipUnless(shutil.which("shellcheck"), "shellcheck is not installed")
    def test_shellcheck_has_nothing_to_say(self) -> None:
        found = subprocess.run(["shellcheck", *SCRIPTS], cwd=REPOSITORY, capture_output=True, text=True)
        self.assertEqual((found.returncode, found.stdout), (0, ""))


if __name__ == "__main__":
    unittest.main()
