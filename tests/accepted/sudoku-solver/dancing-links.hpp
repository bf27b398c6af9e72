// shape: exact cover with dancing links, nodes made with new and never freed
struct Node {
    Node *left, *right, *up, *down, *head;
    int row, size = 0;
};

class Solution {
    Node* root;
    vector<Node*> columns, picked;

    Node* make(Node* head, int row) {
        Node* x = new Node;
        x->left = x->right = x->up = x->down = x;
        x->head = head ? head : x;
        x->row = row;
        return x;
    }

    void cover(Node* c) {
        c->right->left = c->left;
        c->left->right = c->right;
        for (Node* i = c->down; i != c; i = i->down)
            for (Node* j = i->right; j != i; j = j->right) {
                j->down->up = j->up;
                j->up->down = j->down;
                j->head->size--;
            }
    }

    void uncover(Node* c) {
        for (Node* i = c->up; i != c; i = i->up)
            for (Node* j = i->left; j != i; j = j->left) {
                j->head->size++;
                j->down->up = j;
                j->up->down = j;
            }
        c->right->left = c;
        c->left->right = c;
    }

    bool search() {
        if (root->right == root) return true;
        Node* c = root->right;
        for (Node* j = c->right; j != root; j = j->right)
            if (j->size < c->size) c = j;
        cover(c);
        for (Node* r = c->down; r != c; r = r->down) {
            picked.push_back(r);
            for (Node* j = r->right; j != r; j = j->right)
                cover(j->head);
            if (search()) return true;
            for (Node* j = r->left; j != r; j = j->left)
                uncover(j->head);
            picked.pop_back();
        }
        uncover(c);
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        root = make(nullptr, -1);
        for (int i = 0; i < 324; i++) {
            Node* c = make(nullptr, -1);
            c->left = root->left;
            c->right = root;
            root->left->right = c;
            root->left = c;
            columns.push_back(c);
        }
        for (int k = 0; k < 81; k++)
            for (int d = 0; d < 9; d++) {
                int r = k / 9, c = k % 9;
                if (board[r][c] != '.' && board[r][c] != '1' + d) continue;
                Node* first = nullptr;
                for (int id :
                     {k, 81 + r * 9 + d, 162 + c * 9 + d, 243 + (r / 3 * 3 + c / 3) * 9 + d}) {
                    Node* x = make(columns[id], k * 9 + d);
                    x->up = columns[id]->up;
                    x->down = columns[id];
                    columns[id]->up->down = x;
                    columns[id]->up = x;
                    columns[id]->size++;
                    if (first) {
                        x->left = first->left;
                        x->right = first;
                        first->left->right = x;
                        first->left = x;
                    } else {
                        first = x;
                    }
                }
            }
        search();
        for (Node* x : picked)
            board[x->row / 81][x->row / 9 % 9] = '1' + x->row % 9;
    }
};
