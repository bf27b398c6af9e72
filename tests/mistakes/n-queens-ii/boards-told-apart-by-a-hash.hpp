// verdict: wrong-answer
// mistake: Boards are told apart by a small hash, and two different boards that happen to share
//   one are counted once.
// find: Count with a plain counter beside your set, and print both for n = 7, 8 and 9. Then ask
//   whether your search can ever find the same board twice.
class Solution {
    unordered_set<int> boards;

    void place(vector<int>& q, int n) {
        if ((int)q.size() == n) {
            int hash = 0;
            for (int col : q)
                hash = (hash * 31 + col) % 10007;
            boards.insert(hash);
            return;
        }
        int row = q.size();
        for (int col = 0; col < n; col++) {
            bool ok = true;
            for (int r = 0; r < row && ok; r++)
                ok = q[r] != col && abs(q[r] - col) != row - r;
            if (!ok) continue;
            q.push_back(col);
            place(q, n);
            q.pop_back();
        }
    }

  public:
    int totalNQueens(int n) {
        vector<int> q;
        place(q, n);
        return boards.size();
    }
};
