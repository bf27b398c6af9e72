"""Reading a method as LeetCode writes it, for `kata new`: every way of writing it, and what is refused."""

from __future__ import annotations

import unittest

import support  # finds the modules below

import signature as signatures
from errors import UsageError

TWO_SUM = "vector<int> twoSum(vector<int>& nums, int target)"


class Reading(unittest.TestCase):
    def test_every_spelling_is_read(self) -> None:
        for text in (TWO_SUM, TWO_SUM + " {", TWO_SUM + "{}", TWO_SUM + ";",
                     "std::vector<int> twoSum(std::vector<int> &nums, int target)",
                     "  vector <int>twoSum (\n vector< int >&nums,int\ttarget ) ;",
                     "std :: vector < int > twoSum(vector<int>&nums , int target)"):
            with self.subTest(text):
                self.assertEqual(signatures.parse(text), signatures.parse(TWO_SUM))

    def test_types_passed_in_every_way(self) -> None:
        for written, as_contract in (
                ("int n", "int n"), ("long long n", "long long n"), ("long long int n", "long long n"),
                ("double& x", "double x"), ("const bool& b", "bool b"), ("char const & c", "char c"),
                ("const int n", "int n"), ("std::string s", "std::string s"),
                ("vector<vector<std::vector<char>>>& v", "std::vector<std::vector<std::vector<char>>> v")):
            with self.subTest(written):
                self.assertEqual(signatures.parse(f"int f({written})").parameters[0].carried(), as_contract)

    def test_the_declaration_stays_as_leetcode_writes_it(self) -> None:
        for written, declared in (("vector< int > &v", "vector<int>& v"), ("std::string const& s", "const string& s"),
                                  ("const int n", "int n"), ("long long int n", "long long n")):
            self.assertEqual(signatures.parse(f"int f({written})").parameters[0].text(), declared)

    def test_what_is_an_answer(self) -> None:
        def answers(text: str, *in_place: str) -> list[str]:
            return [each.name for each in signatures.parse(text, in_place).parameters if each.in_place]

        self.assertEqual(answers("void f(vector<int>& a, int b, const string& c, bool& d)"), ["a", "d"])
        self.assertEqual(answers("int f(vector<int>& a, vector<int>& b)"), [])
        self.assertEqual(answers("int f(vector<int>& a, vector<int>& b)", "b"), ["b"])

    def test_the_plain_name(self) -> None:
        for method, plain in (("twoSum", "two_sum"), ("solveNQueens", "solve_n_queens"), ("trap", "trap"),
                              ("isValidSudoku", "is_valid_sudoku"), ("threeSum2", "three_sum2"),
                              ("toHTMLText", "to_html_text"), ("already_plain", "already_plain")):
            self.assertEqual(signatures.parse(f"int {method}(int n)").plain_name, plain)

    def test_what_cannot_be_read_is_refused_in_one_line(self) -> None:
        types = "These are: int, long long, double, bool, char, string, and vectors of these, nested to any depth."
        for text, words in {
            "": "is no method", "   \n": "is no method", "int": "is no method", "int n, int m)": "is no method",
            "int f(int n": "never closed", "int f(vector<int> n, (": "never closed",
            "f(int n)": "What f returns is missing", "(int n)": "cannot be the name of a method",
            "int f()": "takes no parameters", "int f(void)": "takes no parameters",
            "int f(int)": "has no name", "int f(vector<int>&)": "has no name", "int f(const string)": "has no name",
            "int f(int a, long long)": "Parameter 2 of f", "int f(std::string)": "has no name",
            "int f(int a,)": "Parameter 2 of f is empty", "int f(,int a)": "Parameter 1 of f is empty",
            "int f(int a, int a)": "Two parameters of f are called a", "int f(int a = 1)": "default value",
            "int f(int class)": "\"class\" is a word of C++", "int f(int 2a)": "\"2a\" cannot be the name",
            "int delete(int a)": "\"delete\" is a word of C++", "int Delete(int a)": "means something else",
            "int f(int __a)": "underscores", "int f(int _A)": "underscores", "int main(int a)": "means something else",
            "int f(int Solution)": "means something else", "int f(int ä)": "has no place in a signature",
            "int Solution::f(int a)": "name alone", "int f(int a) const": "After the closing bracket stands \"const\"",
            "int f(int a) { return a; }": "After the closing bracket", "int f(int a) int g(int b)": "After the closing",
            "void f(int a)": "no answer", "void f(const vector<int>& a)": "no answer",
            "int& f(int& a)": "returns a reference",
            "ListNode* f(ListNode* head)": types, "static int f(int a)": types,
            "int f(ListNode* head)": "\"ListNode*\" is not a type",
            "int f(TreeNode *)": "\"TreeNode*\" is not a type",
            "int f(vector<pair<int, int>>& a)": "\"vector<pair<int, int>>&\" is not a type", "float f(int a)": types,
            "int f(unsigned int a)": types, "int f(long a)": types, "int f(map<int, int> m)": types,
            "int f(int&& a)": types, "int f(int a[])": types, "int f(vector<void> a)": types,
            "int f(vector<int&> a)": types, "int f(vector<> a)": types, "int f(vector<int a)": types,
            "int f(vector<int>> a)": types, "int f(auto a)": types,
            "int f(std::int a)": types, "int f(std::vector<string, A> a)": types, "int f(void a)": types,
            "int f(void a, int b)": types, "int f(function<int(int)> a)": types,
            f"int f({'vector<' * 9999}int{'>' * 9999} a)": types,
        }.items():
            with self.subTest(text[:60]), self.assertRaises(UsageError) as caught:
                signatures.parse(text)
            message = str(caught.exception)
            self.assertIn(words, message)
            self.assertNotIn("\n", message)
            self.assertLess(len(message), 300)

    def test_what_is_named_in_place_must_be_able_to_change(self) -> None:
        for name, words in (("c", "no parameter called c. It has a, b"), ("b", "b is not taken by"), ("a", "")):
            with self.subTest(name):
                if words:
                    with self.assertRaisesRegex(UsageError, words):
                        signatures.parse("int f(int& a, int b)", [name])
                else:
                    signatures.parse("int f(int& a, int b)", [name])


if __name__ == "__main__":
    unittest.main()
