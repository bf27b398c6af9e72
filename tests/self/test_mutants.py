"""The mutants of the reference solutions: what is made of a text, how survivors are explained, and a sample that
must have none without an explanation."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import unittest
from pathlib import Path
from typing import AbstractSet

import support  # finds the modules

import judge_build
import judgement
import mutants
import mutants_check
import problems
import toolchain
from errors import MachineError, UsageError
from submission import Submission

SAMPLE = 30
SEED = 52


def changed(text: str) -> list[str]:
    """What each mutant of `text` is in its place, for a text of one line."""
    return [mutant.after for mutant in mutants.of(text)]


class Operators(unittest.TestCase):
    def check(self, text: str, *after: str) -> None:
        self.assertCountEqual(changed(text), after, text)

    def test_a_comparison_becomes_each_neighbour_and_its_opposite(self) -> None:
        self.check("a < b", "a <= b", "a != b", "a >= b")
        self.check("a <= b", "a < b", "a == b", "a > b")
        self.check("a > b", "a >= b", "a != b", "a <= b")
        self.check("a >= b", "a > b", "a == b", "a < b")
        self.check("a == b", "a <= b", "a >= b", "a != b")
        self.check("a != b", "a < b", "a > b", "a == b")

    def test_arithmetic(self) -> None:
        self.check("a + b", "a - b", "a * b")
        self.check("a - b", "a + b")
        self.check("a * b", "a / b", "a + b")
        self.check("a / b", "a * b", "a % b")
        self.check("a % b", "a / b")

    def test_bits(self) -> None:
        self.check("a & b", "a | b", "a ^ b", "a", "b")
        self.check("a | b", "a & b", "a ^ b", "a", "b")
        self.check("a ^ b", "a | b", "a & b")
        self.check("a << b", "a >> b")
        self.check("a >> b", "a << b")

    def test_before_an_operand(self) -> None:
        self.check("x = ~a", "x = a")
        self.check("x = !a", "x = a")
        self.check("x = -a", "x = a")
        self.check("f(a, -b)", "f(a, b)")
        self.check("f(-b)", "f(b)")
        self.check("x = *a")
        self.check("x = &a")

    def test_logic_and_its_operands(self) -> None:
        self.check("a && b", "a || b", "a", "b")
        self.check("f(a(1u) || b || c[i])", "f(a(1u) && b || c[i])", "f(a(1u) || b && c[i])", "f(b || c[i])",
                   "f(a(1u) || c[i])", "f(a(1u) || b)", "f(a(0u) || b || c[i])", "f(a(2u) || b || c[i])")

    def test_true_false_steps_and_jumps(self) -> None:
        self.check("x = true", "x = false")
        self.check("x = false", "x = true")
        self.check("++a", "--a")
        self.check("a--", "a++")
        self.check("for (;;) { break; }", "for (;;) { continue; }", "for (;;) { ; }")
        self.check("for (;;) { continue; }", "for (;;) { break; }", "for (;;) { ; }")

    def test_assignments(self) -> None:
        self.check("a += b", "a -= b", "a = b")
        self.check("a -= b", "a += b", "a = b")
        self.check("a &= b", "a |= b", "a = b")
        self.check("a |= b", "a &= b", "a = b")
        self.check("a ^= b", "a |= b", "a &= b", "a = b")
        self.check("a <<= b", "a >>= b")

    def test_one_target_of_an_assignment_is_left_out(self) -> None:
        self.check("{ a[i] = b = c; }", "{ ; }", "{ b = c; }", "{ a[i] = c; }")

    def test_constants_by_one_either_way(self) -> None:
        self.check("x = 9", "x = 8", "x = 10")
        self.check("x = 0U", "x = -1U", "x = 1U")
        self.check("x = 0x1FFU", "x = 0x1feU", "x = 0x200U")
        self.check("x = 0b111'111'111", "x = 0b111111110", "x = 0b1000000000")
        self.check("x = 1'000", "x = 999", "x = 1001")
        self.check("x = 1.5")
        self.check("x = '1'", "x = '0'", "x = '2'")
        self.check("x = '.'", "x = '-'", "x = '/'")
        self.check("x = '('", "x = ')'")  # ''' is no constant
        self.check(r"x = '\n'")

    def test_statements_left_out(self) -> None:
        self.check("{ f(a); }", "{ ; }")
        self.check("{ if (a) f({b, c}); else g(); }", "{ if (a) ; else g(); }", "{ if (a) f({b, c}); else ; }")
        self.check("{ for (a(); b; c()) { d.e(); } }", "{ for (a(); b; c()) { ; } }")
        self.check("g([&] { f(a); });", "g([&] { ; });")
        self.check("{ a[i] = 'Q'; }", "{ ; }", "{ a[i] = 'P'; }", "{ a[i] = 'R'; }")

    def test_declarations_stay(self) -> None:
        for text in ("{ int a; }", "{ int a = b; }", "{ std::vector<int> a(b), c; }", "{ const int& a = b; }",
                     "{ auto [a, b] = c; }", "{ char& a = b; }", "{ using A = B; }",
                     "class A { public: int a; private: B<C> b{}; };"):
            self.check(text)

    def test_results(self) -> None:
        self.check("{ return a; }", "{ return {}; }")
        self.check("{ return {{}}; }", "{ return {}; }")
        self.check("{ return {}; }")
        self.check("{ return true; }", "{ return false; }")
        self.check("{ return 1; }", "{ return 0; }", "{ return 2; }")
        self.check("{ if (a) return f(b); return c; }", "{ if (a) ; return c; }", "{ if (a) return {}; return c; }",
                   "{ if (a) return f(b); return {}; }")


class Untouched(unittest.TestCase):
    def test_comments_strings_and_directives(self) -> None:
        for text in ("// a < 1", "/* a < 1\n && true */", '"a < 1 && true"', r'"\" + 1"', 'R"(a " < 1)"',
                     'R"x( )" + 1)x"', "#include <a-1>\n", "#if A < 1 && B\n", "  #define A 1 \\\n  + 2\n"):
            self.assertEqual(changed(text), [], text)

    def test_what_stands_beside_them(self) -> None:
        self.assertCountEqual(changed("a /* one */ < /* two */ b"), ["a <= b", "a != b", "a >= b"])
        self.assertCountEqual(changed("a\n#undef b\n < b"), ["<= b", "!= b", ">= b"])

    def test_template_brackets(self) -> None:
        for text in ("std::vector<std::vector<char>>& a", "std::array<std::array<bool, 9>, 9> a{}",
                     "template <class T, int N = 1> class A {}", "std::function<void(int, A<1>)> f",
                     "static_cast<char>(a)", "A<b>::c d"):
            self.assertEqual(changed(text), [], text)

    def test_references_and_captures(self) -> None:
        for text in ("void f(int& a, B&& b, const C& c)", "[&](int r) {}", "[&r](int) {}", "void f(int*, int&)"):
            self.assertEqual(changed(text), [], text)

    def test_a_comparison_beside_a_template(self) -> None:
        self.assertCountEqual(changed("f<int>(a) < b"), ["f<int>(a) <= b", "f<int>(a) != b", "f<int>(a) >= b"])
        self.assertCountEqual(changed("a<b;"), ["a<=b;", "a!=b;", "a>=b;"])


class Places(unittest.TestCase):
    def test_line_and_whole_text(self) -> None:
        text = "// one\nint a = b;\nint c = d\n      - e; // the rest\n"
        first = mutants.of(text)[0]
        self.assertEqual((first.line, first.before, first.after), (4, "- e;", "+ e;"))
        self.assertEqual(first.source, text.replace("- e", "+ e"))

    def test_a_change_of_two_lines_is_shown_as_one(self) -> None:
        only, = mutants.of("{\n    f(a,\n      b);\n}\n")
        self.assertEqual((only.line, only.before, only.after), (2, "f(a, b);", ";"))


class Explanations(unittest.TestCase):
    def test_an_entry_names_files_changes_and_a_reason(self) -> None:
        read = mutants_check.read("# how\n\nsolutions/a/*.hpp\nsolutions/b/set.hpp\n- x < 1\n+ x != 1\n- y\n+ z\n"
                            "  All\n  the same.\n")
        self.assertEqual([(entry.files, entry.before, entry.after) for entry in read],
                         [(file, *change) for file in ("solutions/a/*.hpp", "solutions/b/set.hpp")
                          for change in (("x < 1", "x != 1"), ("y", "z"))])
        self.assertEqual({entry.reason for entry in read}, {"All the same."})
        fitting = mutants.Mutant("", 7, "x < 1", "x != 1")
        self.assertTrue(read[0].fits("solutions/a/array.hpp", fitting))
        self.assertFalse(read[0].fits("solutions/c/array.hpp", fitting))
        self.assertFalse(read[1].fits("solutions/a/array.hpp", fitting))

    def test_an_entry_without_a_reason_is_refused(self) -> None:
        with self.assertRaises(MachineError):
            mutants_check.read("solutions/a/set.hpp\n- x\n+ y\n")


class Reports(unittest.TestCase):
    CHANGED = mutants.Mutant("", 3, "a < b", "a != b")
    WHY = mutants_check.Explanation("solutions/x/*.hpp", "a < b", "a != b", "the same")

    def report(self, fate: str, explanations: list[mutants_check.Explanation], whole: bool = True) -> tuple[bool, str]:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            full = mutants_check.report([mutants_check.Row("solutions/x/set.hpp", [(self.CHANGED, fate)])], explanations, whole)
        return full, said.getvalue()

    def test_a_survivor_without_an_explanation(self) -> None:
        full, said = self.report(mutants_check.SURVIVED, [])
        self.assertFalse(full)
        self.assertIn("solutions/x/set.hpp:3\n- a < b\n+ a != b\n", said)

    def test_a_survivor_with_one(self) -> None:
        self.assertEqual(self.report(mutants_check.SURVIVED, [self.WHY]), (True, ""))

    def test_an_explanation_of_none(self) -> None:
        full, said = self.report(mutants_check.KILLED, [self.WHY])
        self.assertFalse(full)
        self.assertIn("solutions/x/*.hpp", said)
        self.assertTrue(self.report(mutants_check.KILLED, [self.WHY], whole=False)[0])
        self.assertTrue(self.report(mutants_check.KILLED, [dataclasses.replace(self.WHY, files="solutions/y/*.hpp")])[0])

    def test_killed_by_stretch_only_is_listed_and_no_fault(self) -> None:
        full, said = self.report(mutants_check.STRETCH, [])
        self.assertTrue(full)
        self.assertIn("solutions/x/set.hpp:3", said)


class Judged(unittest.TestCase):
    """With the judge, on one small solution."""

    problem: problems.Problem
    tools: toolchain.Toolchain
    reference: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.problem = problems.find("n-queens-ii")
        cls.tools = toolchain.find()
        judge_build.ensure(cls.problem, cls.tools)
        cls.reference = next(path for path in cls.problem.references if path.stem == "bitmask")

    def fate(self, old: str, new: str, beyond: AbstractSet[str] = frozenset()) -> str:
        text = self.reference.read_text(encoding="utf-8")
        self.assertIn(old, text)
        changed = Submission("changed", text.replace(old, new).encode())
        return mutants_check.fate(self.tools, self.problem, changed, lambda: beyond)

    def test_each_fate(self) -> None:
        self.assertEqual(self.fate("free ^= queen", "free -= queen"), mutants_check.SURVIVED)
        self.assertEqual(self.fate("<< 1", "<< 2"), mutants_check.KILLED)
        self.assertEqual(self.fate("return boards", "return bards"), mutants_check.UNCOMPILED)
        nothing_for_none = ("return boardsFrom(", "return n == 0 ? 0 : boardsFrom(")
        self.assertEqual(self.fate(*nothing_for_none), mutants_check.STRETCH)
        self.assertEqual(self.fate(*nothing_for_none, beyond={"NoQueensStandInOneWay"}), mutants_check.SURVIVED)

    def test_the_judge_leaves_out_what_follows_the_first_failure(self) -> None:
        wrong = Submission("wrong", self.reference.read_bytes().replace(b"<< 1", b"<< 2"))
        whole = judgement.judge_once(self.tools, self.problem, wrong)
        short = judgement.judge_once(self.tools, self.problem, wrong, options=["--first-failure"])
        self.assertEqual((short.verdict, short.report["failed"]), (whole.verdict, 1))
        failures = [each.first_failure() or {} for each in (short, whole)]
        self.assertEqual(failures[0]["name"], failures[1]["name"])
        self.assertGreater(whole.report["failed"], 1)
        self.assertEqual(short.report["not_run"] + short.report["passed"] + 1,
                         whole.report["passed"] + whole.report["failed"])

    def test_a_sample_of_none_is_refused(self) -> None:
        with self.assertRaises(UsageError):
            mutants_check.run([self.problem], 0)

    def test_a_sample_has_no_survivor_without_an_explanation(self) -> None:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            full = mutants_check.run(problems.all_problems(), SAMPLE, SEED)
        self.assertTrue(full, said.getvalue())


if __name__ == "__main__":
    unittest.main()
