// verdict: wrong-answer
// mistake: Boards that turn or mirror into one another are counted as one board.
// find: Read the statement again on the two boards of n = 4: are they one answer, or two?
#include <algorithm>
#include <set>
#include <vector>
using namespace std;

class Solution {
    set<vector<int>> seen;

    vector<int> turned(const vector<int>& q) {
        int n = q.size();
        vector<int> t(n);
        for (int r = 0; r < n; ++r)
            t[q[r]] = n - 1 - r;
        return t;
    }

    void search(vector<int>& q, int n) {
        int r = q.size();
        if (r == n) {
            vector<int> smallest = q, image = q;
            for (int k = 0; k < 4; ++k) {
                image = turned(image);
                smallest = min({smallest, image, vector<int>(image.rbegin(), image.rend())});
            }
            seen.insert(smallest);
            return;
        }
        for (int c = 0; c < n; ++c) {
            bool ok = true;
            for (int i = 0; i < r; ++i)
                if (q[i] == c || abs(q[i] - c) == r - i) ok = false;
            if (!ok) continue;
            q.push_back(c);
            search(q, n);
            q.pop_back();
        }
    }

  public:
    int totalNQueens(int n) {
        vector<int> q;
        search(q, n);
        return seen.size();
    }
};
