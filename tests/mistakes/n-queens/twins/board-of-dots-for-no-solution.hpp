// twin of: board-of-dots-for-no-solution
// variant: array
class Solution {
    vector<vector<string>> keep;
    int N;
    vector<int> c, a, b;
    vector<string> g;
    int run(int y) {
        if (y == N) {
            keep.push_back(g);
            return 1;
        }
        int k = 0;
        for (int x = 0; x < N; ++x) {
            if (c[x] + a[x + y] + b[x - y + N]) continue;
            c[x]++, a[x + y]++, b[x - y + N]++;
            g[y][x] = 'Q';
            k += run(y + 1);
            g[y][x] = '.';
            c[x]--, a[x + y]--, b[x - y + N]--;
        }
        return k;
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        N = n;
        c = vector<int>(n);
        a = b = vector<int>(2 * n);
        g = vector<string>(n, string(n, '.'));
        return run(0) ? keep : vector<vector<string>>{g};
    }
};
