// verdict: wrong-answer
// mistake: The loop over the earlier queens begins at row 1, so nobody ever looks at the queen in
//   row 0.
// find: For n = 2, write down which pairs of queens your check compares.
#include <cstdlib>
#include <vector>

class Solution {
  public:
    int totalNQueens(int n) {
        std::vector<int> pos(n);
        return place(pos, 0);
    }

  private:
    int place(std::vector<int>& pos, int row) {
        const int n = static_cast<int>(pos.size());
        if (row == n) return 1;
        int total = 0;
        for (pos[row] = 0; pos[row] < n; ++pos[row]) {
            if (legal(pos, row)) total += place(pos, row + 1);
        }
        return total;
    }

    bool legal(const std::vector<int>& pos, int row) {
        for (int i = 1; i < row; ++i) {
            if (pos[i] == pos[row]) return false;
            if (std::abs(pos[i] - pos[row]) == row - i) return false;
        }
        return true;
    }
};
