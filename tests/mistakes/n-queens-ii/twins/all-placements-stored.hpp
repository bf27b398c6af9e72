// twin of: all-placements-stored
// variant: other
class Solution {
  public:
    int totalNQueens(int n) {
        queue<string> boards;
        boards.push("");
        int ans = 0;
        while (!boards.empty() && boards.front().size() < (size_t)n) {
            for (int c = 0; c < n; c++)
                boards.push(boards.front() + char('1' + c));
            boards.pop();
        }
        for (; !boards.empty(); boards.pop())
            ans += fine(boards.front());
        return ans;
    }

    bool fine(const string& b) {
        for (int i = 0; i < (int)b.size(); i++)
            for (int j = 0; j < i; j++)
                if (b[i] == b[j] || abs(b[i] - b[j]) == i - j) return false;
        return true;
    }
};
