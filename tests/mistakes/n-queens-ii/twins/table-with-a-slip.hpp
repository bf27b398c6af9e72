// twin of: table-with-a-slip
// variant: other
class Solution {
  public:
    int totalNQueens(int n) {
        switch (n) {
        case 0:
        case 1:
            return 1;
        case 2:
        case 3:
            return 0;
        case 4:
            return 2;
        case 5:
            return 10;
        case 6:
            return 4;
        case 7:
            return 40;
        case 8:
            return 92;
        case 9:
            return 325;
        default:
            return 724;
        }
    }
};
