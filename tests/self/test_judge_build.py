"""When the judge and the hosts are built anew, and what is said when they cannot be built."""

from __future__ import annotations

import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from support import ROOT

import judge_build
import toolchain
from errors import MachineError

SMALL = """\
cmake_minimum_required(VERSION 3.20)
project(small NONE)
file(GLOB problems CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/problems problems/*)
foreach(problem IN LISTS problems)
  add_custom_target(${problem}.judge COMMAND ${CMAKE_COMMAND} -E touch ${problem}.judge)
endforeach()
"""
PRESET = ('{"version": 3, "configurePresets": [{"name": "default", "generator": "Unix Makefiles", '
          '"binaryDir": "${sourceDir}/build"}]}')


@unittest.skipUnless(shutil.which("make"), "make is not installed")
class Build(unittest.TestCase):
    """With a small project in place of ours."""

    def setUp(self) -> None:
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = Path(home.name)
        self.root = self.home / "here"
        (self.root / "problems" / "first").mkdir(parents=True)
        (self.root / "CMakeLists.txt").write_text(SMALL, encoding="utf-8")
        (self.root / "CMakePresets.json").write_text(PRESET, encoding="utf-8")
        self.tools = toolchain.find()

    def build(self, target: str) -> None:
        build = self.root / "build"
        with mock.patch.multiple(judge_build, ROOT=self.root, BUILD=build, LOG=build / "build.log"), \
                mock.patch.object(shutil, "which", lambda name: None if name == "ninja" else f"/usr/bin/{name}"):
            judge_build.build([target], self.tools)
        self.assertTrue((build / target).exists())

    def test_make_finds_a_new_problem_as_ninja_does(self) -> None:
        self.build("first.judge")
        (self.root / "problems" / "fifth").mkdir()
        self.build("fifth.judge")

    def test_a_checkout_that_was_copied_builds_in_its_own_folder(self) -> None:
        self.build("first.judge")
        there = self.home / "there"
        shutil.copytree(self.root, there)
        (there / "build" / "first.judge").unlink()
        old = self.root / "build" / "first.judge"
        old.unlink()
        self.root = there
        self.build("first.judge")
        self.assertFalse(old.exists())


class Told(unittest.TestCase):
    def test_the_compilers_errors_come_first(self) -> None:
        output = (f"[1/2] Building\n{ROOT}/tests/two-sum_test.cpp:9:5: error: no such thing\n   9 | x\n"
                  + "note\n" * 50)
        said = judge_build._told(output, "cmake --build").splitlines()
        self.assertEqual(said[1], "tests/two-sum_test.cpp:9:5: error: no such thing")
        self.assertEqual(len(said), 3)

    def test_without_one_the_end_of_the_output_is_shown(self) -> None:
        said = judge_build._told("first\n" * 50 + "last\n", "cmake --build")
        self.assertIn("cmake --build failed.", said)
        self.assertIn("last", said)
        self.assertLess(len(said.splitlines()), 30)

    def test_no_cmake_is_named(self) -> None:
        with self.assertRaisesRegex(MachineError, "cmake is not installed"), \
                mock.patch("processes.run", side_effect=FileNotFoundError):
            judge_build._cmake(["cmake"])


class Compiler(unittest.TestCase):
    def test_a_build_by_another_name_of_the_compiler_is_kept(self) -> None:
        with tempfile.TemporaryDirectory() as home:
            folder = Path(home)
            for name in ("g++", "clang++"):
                (folder / name).write_text("", encoding="utf-8")
            (folder / "c++").symlink_to("g++")
            tools = toolchain.Toolchain(str(folder / "g++"), False, "gnu++20", "", ())
            cache = folder / "CMakeCache.txt"
            for kind in ("STRING", "FILEPATH"):
                cache.write_text(f"A:BOOL=ON\nCMAKE_CXX_COMPILER:{kind}={folder / 'c++'}\n", encoding="utf-8")
                self.assertTrue(judge_build._same_compiler(cache, tools), kind)
            cache.write_text(f"CMAKE_CXX_COMPILER:STRING={folder / 'clang++'}\n", encoding="utf-8")
            self.assertFalse(judge_build._same_compiler(cache, tools))
            cache.write_text("", encoding="utf-8")
            self.assertFalse(judge_build._same_compiler(cache, tools))


if __name__ == "__main__":
    unittest.main()
