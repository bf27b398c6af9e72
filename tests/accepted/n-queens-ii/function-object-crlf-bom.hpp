// shape: CRLF line ends after a byte order mark, tabs; std::function recursion over bitsets
#include <bitset>
#include <functional>
#include <iostream>
using namespace std;

class Solution
{
public:
	int totalNQueens(int n)
	{
		bitset<64> cols, falling, rising;
		function<int(int)> place = [&](int row) -> int
		{
			if (row == n)
				return 1;
			int total = 0;
			for (int col = 0; col < n; col++)
			{
				if (cols[col] || falling[row - col + n] || rising[row + col])
					continue;
				cols[col] = falling[row - col + n] = rising[row + col] = 1;
				total += place(row + 1);
				cols[col] = falling[row - col + n] = rising[row + col] = 0;
			}
			return total;
		};
		return place(0);
	}
};
