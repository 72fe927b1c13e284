// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/grammars.h"

#include <QHash>
#include <QList>
#include <QStringView>

#include <tree_sitter/api.h>

#include <memory>
#include <optional>

namespace outcrop {

/// A text as its grammar reads it. Built from the original UTF-16, so that a node's offsets are those of the text. What the grammar cannot read is
/// an error node somewhere inside; the rest of the tree is still right.
/// The tree must outlive its nodes.
class SyntaxTree
{
public:
    /// What opens more brackets than this and closes none of them is not read at all: the library (0.20) frees the wrong memory for an error of 65,536 parts,
    /// and ends the program with it. A model that repeats itself writes such texts.
    static constexpr qsizetype deepest = 20'000;

    /// The grammar must be available.
    SyntaxTree(const QString &text, const Grammar &grammar);

    const Grammar &grammar() const { return *m_grammar; }
    TSNode root() const { return ts_tree_root_node(m_tree.get()); }
    bool isTooDeep() const { return m_tooDeep.has_value(); }
    /// Whether the grammar could not read all of it.
    bool hasErrors() const { return isTooDeep() || ts_node_has_error(root()); }
    /// The offset of the first text that the grammar could not read; nothing if it read all of it.
    std::optional<qsizetype> firstError() const;
    /// The node around this one; a null node around the root. The library's own answer searches the tree from its root.
    TSNode parentOf(TSNode node) const { return m_parents.value(node.id); }
    /// Whether the text is correct UTF-16 throughout.
    bool isSound() const { return m_isSound; }
    QStringView text(TSNode node) const;

private:
    QString m_text;
    bool m_isSound;
    std::optional<qsizetype> m_tooDeep; ///< where the first bracket is that is one too many
    const Grammar *m_grammar;
    std::shared_ptr<TSTree> m_tree;
    QHash<const void *, TSNode> m_parents;
};

/// Offsets in the text, in UTF-16 code units.
qsizetype startOf(TSNode node);
qsizetype endOf(TSNode node);

/// The grammar's name for what a node is: `function_definition`.
QLatin1StringView kindOf(TSNode node);
bool isComment(TSNode node);
/// The parts of a node that have names, without comments.
QList<TSNode> partsOf(TSNode node);
/// The comments that are parts of a node or of what it holds.
QList<TSNode> commentsIn(TSNode node);

} // namespace outcrop
