"""Naming a mistake by its answers: exact matches, near ones, and above all silence."""

from __future__ import annotations

import json
import unittest
from unittest import mock

from support import ROOT

import diagnosis
import problems

KNOWN = {
    "forgets": {"a": "=", "b": "w1", "c": "w2", "d": "w3", "e": "w4", "f": "w5"},
    "doubles": {"a": "=", "b": "w6", "c": "w7", "d": "w8", "e": "w9", "f": "wa"},
    "crashes": {"a": "=", "b": "=", "c": "r1", "d": "r1", "e": "r1", "f": "r1"},
    "hangs": {"a": "=", "b": "w1", "c": "t1", "d": "t1", "e": "t1", "f": "t1"},
}


class Match(unittest.TestCase):
    def test_the_same_wrong_answers_are_the_same_mistake(self) -> None:
        self.assertEqual(diagnosis.match(KNOWN["forgets"], KNOWN), ("forgets", True))

    def test_all_right_is_no_mistake(self) -> None:
        self.assertEqual(diagnosis.match({name: "=" for name in "abcdef"}, KNOWN), (None, False))

    def test_only_silence_is_never_sure(self) -> None:
        self.assertEqual(diagnosis.match(KNOWN["crashes"], KNOWN), ("crashes", False))

    def test_crashing_everywhere_tells_nothing(self) -> None:
        always = {name: "r1" for name in "abcdef"}
        self.assertEqual(diagnosis.match(always, {**KNOWN, "falls": always}), (None, False))

    def test_loops_without_an_end_all_look_alike(self) -> None:
        known = {**KNOWN, "loops": {"a": "t0", "b": "t0"}}
        self.assertEqual(diagnosis.match({"a": "t0", "b": "t0"}, known), (None, False))

    def test_tests_that_did_not_run_tell_nothing(self) -> None:
        seen = {name: token for name, token in KNOWN["doubles"].items() if name != "f"}
        self.assertEqual(diagnosis.match(seen, KNOWN), ("doubles", True))

    def test_when_a_time_limit_struck_does_not_count(self) -> None:
        self.assertEqual(diagnosis.match({**KNOWN["hangs"], "c": "t9"}, KNOWN), ("hangs", True))

    def test_one_other_answer_is_perhaps(self) -> None:
        self.assertEqual(diagnosis.match({**KNOWN["forgets"], "f": "wz"}, KNOWN), ("forgets", False))

    def test_weak_evidence_is_silence(self) -> None:
        self.assertEqual(diagnosis.match({**KNOWN["forgets"], "e": "wy", "f": "wz"}, KNOWN), (None, False))
        self.assertEqual(diagnosis.match({name: "wz" for name in "abcdef"}, KNOWN), (None, False))

    def test_a_busy_machine_makes_no_other_fingerprint(self) -> None:
        def text(tokens: str) -> str:
            return json.dumps({"key": "k", "tests": ["a", "b", "c"], "mistakes": {"slow": tokens}})

        self.assertTrue(diagnosis.up_to_date(text("w1 t1 -"), text("w1 t1 t1")))
        self.assertTrue(diagnosis.up_to_date(text("w1 t1 t1"), text("w1 w2 t1")))
        self.assertFalse(diagnosis.up_to_date(text("w1 t1 -"), text("w2 t1 -")))
        self.assertFalse(diagnosis.up_to_date(text("w1 = ="), text("w1 = w2")))

    def test_two_mistakes_that_answer_alike_are_silence(self) -> None:
        known = {**KNOWN, "forgets-too": KNOWN["forgets"]}
        self.assertEqual(diagnosis.match(KNOWN["forgets"], known), (None, False))


class Kept(unittest.TestCase):
    def test_a_mistake_answers_as_its_file_says(self) -> None:
        for problem in problems.all_problems():
            kept = json.loads(diagnosis.fingerprints_file(problem).read_text(encoding="utf-8"))
            self.assertEqual(set(kept["mistakes"]), {mistake.name for mistake in diagnosis.mistakes(problem)})

    def test_fingerprints_of_other_tests_are_not_used(self) -> None:
        problem = problems.find("n-queens-ii")
        self.assertTrue(diagnosis._load(problem))
        with mock.patch.object(diagnosis, "key", return_value="other"):
            self.assertEqual(diagnosis._load(problem), {})

    def test_a_file_without_its_first_lines_is_named(self) -> None:
        path = ROOT / "tests" / "mistakes" / "n-queens-ii" / "none.hpp"
        with mock.patch.object(type(path), "read_text", return_value="// verdict: wrong-answer\nclass Solution {};\n"):
            with self.assertRaisesRegex(ValueError, "name no \"mistake:\""):
                diagnosis.read(path)

    def test_the_sentence_is_one(self) -> None:
        for problem in problems.all_problems():
            for mistake in diagnosis.mistakes(problem):
                sentence = diagnosis.Diagnosis(mistake, True).sentence()
                self.assertRegex(sentence, r"^A known mistake gives the same answers: [^a-z].+[^.]\.\)?$")
                for text in (mistake.text, mistake.find):
                    self.assertRegex(text, r"[.?)]$", mistake.path)


if __name__ == "__main__":
    unittest.main()
