// shape: a byte order mark and CRLF line ends, as some editors on Windows write
#include <vector>
#include <set>
using namespace std;

class Solution {
public:
	bool isValidSudoku(vector<vector<char> > &board) {
		for (int i = 0; i < 9; i++) {
			set<char> row, col, box;
			for (int j = 0; j < 9; j++) {
				if (board[i][j] != '.' && !row.insert(board[i][j]).second) \
					return false;
				if (board[j][i] != '.' && !col.insert(board[j][i]).second)
					return false;
				char x = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
				if (x != '.' && !box.insert(x).second)
					return false;
			}
		}
		return true;
	}
};
