// shape: a tree of nodes made by new and never freed, walked by a second pass
struct Node {
    int row, col;
    Node* up;
    vector<Node*> kids;
};

class Solution {
    bool attacked(Node* above, int row, int col) {
        for (; above->row >= 0; above = above->up) {
            if (above->col == col) return true;
            if (abs(above->col - col) == row - above->row) return true;
        }
        return false;
    }

    void grow(Node* node, int n) {
        int row = node->row + 1;
        for (int col = 0; row < n && col < n; col++) {
            if (attacked(node, row, col)) continue;
            Node* kid = new Node{row, col, node, {}};
            node->kids.push_back(kid);
            grow(kid, n);
        }
    }

    int leaves(Node* node, int depth) {
        if (depth == 0) return 1;
        int sum = 0;
        for (Node* kid : node->kids)
            sum += leaves(kid, depth - 1);
        return sum;
    }

  public:
    int totalNQueens(int n) {
        Node* root = new Node{-1, -1, nullptr, {}};
        grow(root, n);
        return leaves(root, n);
    }
};
