// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QSet>

#include <algorithm>
#include <concepts>
#include <memory>
#include <vector>

namespace outcrop {

/// An item and its children: the content of a tree model.
template<typename Item>
struct Branch {
    Item item;
    QList<Branch> children = {};
};

/// Base class of tree models with items of one type; the enum of the columns starts at 0. Subclasses implement cell(), header() and key(). A new tree
/// is merged into the old one: unchanged items keep their indexes, so that views keep expansion and selection.
template<typename Item, typename Column>
class TreeModel : public QAbstractItemModel
{
public:
    TreeModel(Column last, QObject *parent) : QAbstractItemModel(parent), m_columns(static_cast<int>(last) + 1) { }

    void setTree(const QList<Branch<Item>> &tree) { merge(&m_root, tree); }
    /// Returns the item of an index of this model, or null.
    const Item *itemAt(const QModelIndex &index) const { return isFromThisModel(index) ? &nodeAt(index)->item : nullptr; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const final;
    QModelIndex parent(const QModelIndex &child) const final;
    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex & = {}) const final { return m_columns; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    virtual QVariant cell(const Item &item, Column column, int role) const = 0;
    virtual QString header(Column column) const = 0;
    /// Returns the key of an item, which is unique among its siblings and does not change when other data changes.
    virtual QString key(const Item &item) const = 0;
    /// Returns whether two items are equal. Override if items have no operator==; otherwise all items count as changed.
    virtual bool areEqual(const Item &left, const Item &right) const
    {
        if constexpr (std::equality_comparable<Item>)
            return left == right;
        else
            return false;
    }

private:
    struct Node {
        Item item = {};
        Node *parent = nullptr;
        std::vector<std::unique_ptr<Node>> children = {};

        int size() const { return static_cast<int>(children.size()); }
        Node *at(int row) const { return children.at(static_cast<size_t>(row)).get(); }
    };

    bool isFromThisModel(const QModelIndex &index) const { return index.isValid() && checkIndex(index); }
    const Node *nodeAt(const QModelIndex &index) const;
    int rowOf(const Node *node) const;
    QModelIndex indexOf(const Node *node) const;
    static std::unique_ptr<Node> makeNode(const Branch<Item> &branch, Node *parent);

    void merge(Node *node, const QList<Branch<Item>> &wanted);
    void removeUnwantedChildren(Node *node, const QList<Branch<Item>> &wanted);
    void mergeChild(Node *node, int row, const Branch<Item> &wanted);
    void removeChild(Node *node, int row);
    void insertChild(Node *node, int row, const Branch<Item> &branch);

    int m_columns;
    Node m_root;
};

template<typename Item, typename Column>
QModelIndex TreeModel<Item, Column>::index(int row, int column, const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    const bool isInside = row >= 0 && row < node->size() && column >= 0 && column < m_columns && parent.column() <= 0;
    return isInside ? createIndex(row, column, node->at(row)) : QModelIndex();
}

template<typename Item, typename Column>
QModelIndex TreeModel<Item, Column>::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(nodeAt(child)->parent) : QModelIndex();
}

template<typename Item, typename Column>
int TreeModel<Item, Column>::rowCount(const QModelIndex &parent) const
{
    return parent.column() <= 0 ? nodeAt(parent)->size() : 0;
}

template<typename Item, typename Column>
QVariant TreeModel<Item, Column>::data(const QModelIndex &index, int role) const
{
    return isFromThisModel(index) ? cell(nodeAt(index)->item, static_cast<Column>(index.column()), role) : QVariant();
}

template<typename Item, typename Column>
QVariant TreeModel<Item, Column>::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isInside = orientation == Qt::Horizontal && section >= 0 && section < m_columns;
    return isInside && role == Qt::DisplayRole ? QVariant(header(static_cast<Column>(section))) : QVariant();
}

template<typename Item, typename Column>
auto TreeModel<Item, Column>::nodeAt(const QModelIndex &index) const -> const Node *
{
    return index.isValid() ? static_cast<const Node *>(index.constInternalPointer()) : &m_root;
}

template<typename Item, typename Column>
int TreeModel<Item, Column>::rowOf(const Node *node) const
{
    const auto &siblings = node->parent->children;
    const auto found =
        std::find_if(siblings.begin(), siblings.end(), [node](const auto &sibling) { return sibling.get() == node; });
    return static_cast<int>(found - siblings.begin());
}

template<typename Item, typename Column>
QModelIndex TreeModel<Item, Column>::indexOf(const Node *node) const
{
    return node == &m_root ? QModelIndex() : createIndex(rowOf(node), 0, node);
}

template<typename Item, typename Column>
auto TreeModel<Item, Column>::makeNode(const Branch<Item> &branch, Node *parent) -> std::unique_ptr<Node>
{
    auto node = std::make_unique<Node>(Node{branch.item, parent});
    for (const Branch<Item> &child : branch.children)
        node->children.push_back(makeNode(child, node.get()));
    return node;
}

/// Removes missing rows, then matches or inserts each wanted row in order, then removes rows left over by a changed order.
template<typename Item, typename Column>
void TreeModel<Item, Column>::merge(Node *node, const QList<Branch<Item>> &wanted)
{
    removeUnwantedChildren(node, wanted);
    for (int row = 0; row < wanted.size(); ++row)
        mergeChild(node, row, wanted.at(row));
    while (node->size() > wanted.size())
        removeChild(node, node->size() - 1);
}

template<typename Item, typename Column>
void TreeModel<Item, Column>::removeUnwantedChildren(Node *node, const QList<Branch<Item>> &wanted)
{
    QSet<QString> keys;
    for (const Branch<Item> &branch : wanted)
        keys.insert(key(branch.item));
    for (int row = node->size() - 1; row >= 0; --row) {
        if (!keys.contains(key(node->at(row)->item)))
            removeChild(node, row);
    }
}

template<typename Item, typename Column>
void TreeModel<Item, Column>::mergeChild(Node *node, int row, const Branch<Item> &wanted)
{
    if (row >= node->size() || key(node->at(row)->item) != key(wanted.item))
        return insertChild(node, row, wanted);
    Node *child = node->at(row);
    merge(child, wanted.children);
    if (areEqual(child->item, wanted.item))
        return;
    child->item = wanted.item;
    Q_EMIT dataChanged(createIndex(row, 0, child), createIndex(row, m_columns - 1, child));
}

template<typename Item, typename Column>
void TreeModel<Item, Column>::removeChild(Node *node, int row)
{
    beginRemoveRows(indexOf(node), row, row);
    node->children.erase(node->children.begin() + row);
    endRemoveRows();
}

template<typename Item, typename Column>
void TreeModel<Item, Column>::insertChild(Node *node, int row, const Branch<Item> &branch)
{
    beginInsertRows(indexOf(node), row, row);
    node->children.insert(node->children.begin() + row, makeNode(branch, node));
    endInsertRows();
}

} // namespace outcrop
