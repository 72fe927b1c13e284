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

/// The syntax tree of a source. Built from the original UTF-16, so that node offsets are offsets into the source. A part that the grammar cannot parse
/// becomes an error node; the rest of the tree remains valid. The tree must outlive its nodes.
class SyntaxTree
{
public:
    /// Maximum bracket depth; deeper sources are not parsed. tree-sitter 0.20 corrupts the heap on an error node with 65,536 children, which crashes the
    /// process. Repetitive model output can contain such nesting.
    static constexpr qsizetype maximumDepth = 20'000;

    /// `grammar` must be available.
    SyntaxTree(const QString &text, const Grammar &grammar);

    const Grammar &grammar() const { return *m_grammar; }
    TSNode root() const { return ts_tree_root_node(m_tree.get()); }
    bool isTooDeep() const { return m_tooDeepOffset.has_value(); }
    /// Returns whether the grammar could not parse the whole source.
    bool hasErrors() const { return isTooDeep() || ts_node_has_error(root()); }
    /// Returns the offset of the first syntax error, or of the first bracket that is nested too deeply. Returns nullopt if there is no error.
    std::optional<qsizetype> firstError() const;
    /// Returns the parent of a node, or a null node for the root. Unlike ts_node_parent(), does not search the tree from its root.
    TSNode parentOf(TSNode node) const { return m_parents.value(node.id); }
    /// Returns whether the whole text is valid UTF-16.
    bool isValidUtf16() const { return m_isValidUtf16; }
    QStringView text(TSNode node) const;

private:
    QString m_text;
    bool m_isValidUtf16;
    std::optional<qsizetype> m_tooDeepOffset; ///< offset of the first bracket beyond the maximum depth
    const Grammar *m_grammar;
    std::shared_ptr<TSTree> m_tree;
    QHash<const void *, TSNode> m_parents;
};

/// Both functions return an offset in the source, in UTF-16 code units.
qsizetype startOf(TSNode node);
qsizetype endOf(TSNode node);

/// Returns the grammar's node type, such as `function_definition`.
QLatin1StringView nodeType(TSNode node);
bool isComment(TSNode node);
/// Returns the named children of a node, without comments.
QList<TSNode> namedChildren(TSNode node);
/// Returns the comments among the descendants of a node.
QList<TSNode> commentsIn(TSNode node);

} // namespace outcrop
