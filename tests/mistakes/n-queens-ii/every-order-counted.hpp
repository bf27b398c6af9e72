// verdict: wrong-answer
// mistake: The same board is counted once for every order in which its queens can be put down.
// find: For n = 4 your answer is 2 times a number you know. Which one is it, and which choice in
//   your search makes it?
class Solution {
    int n, cnt = 0;
    vector<char> rows, cols;
    set<int> d1, d2;

    void put(int queens) {
        if (queens == n) {
            cnt++;
            return;
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (rows[r] || cols[c] || d1.count(r - c) || d2.count(r + c)) continue;
                rows[r] = cols[c] = 1;
                d1.insert(r - c), d2.insert(r + c);
                put(queens + 1);
                rows[r] = cols[c] = 0;
                d1.erase(r - c), d2.erase(r + c);
            }
        }
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        rows.resize(n);
        cols.resize(n);
        put(0);
        return cnt;
    }
};
