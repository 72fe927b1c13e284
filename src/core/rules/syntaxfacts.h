// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxquery.h"

#include <QSet>

#include <optional>

namespace outcrop {

/// The nodes of one source by role, as captured by the queries of its language. Checks refer to roles only, so that one check works for every
/// language whose queries capture them.
class SyntaxFacts
{
public:
    SyntaxFacts(const SyntaxTree &tree, const SyntaxQuery &query);

    const SyntaxTree &tree() const { return m_tree; }
    QString text(TSNode node) const { return m_tree.text(node).toString(); }
    /// Returns the matches that capture this role, in source order.
    QList<SyntaxMatch> matches(const QString &role) const;
    /// Returns the nodes of a role in source order, without duplicates.
    QList<TSNode> nodes(const QString &role) const;
    bool has(const QString &role) const { return m_matches.contains(role); }
    bool hasRole(TSNode node, const QString &role) const;
    /// Returns the innermost proper ancestor with this role, or nullopt.
    std::optional<TSNode> enclosingNode(TSNode node, const QString &role) const;
    /// Returns whether the node or one of its ancestors has this role.
    bool isWithin(TSNode node, const QString &role) const { return hasRole(node, role) || enclosingNode(node, role); }

private:
    using Key = QPair<const void *, uint32_t>;

    static Key keyOf(TSNode node) { return {node.id, node.context[0]}; }

    const SyntaxTree &m_tree;
    QHash<QString, QList<SyntaxMatch>> m_matches;
    QHash<QString, QSet<Key>> m_nodes;
};

/// Returns the queries of a language, loaded from `:/rules/` on first use. The grammar must be available. Thread-safe.
const SyntaxQuery &queryOf(const Grammar &grammar);

} // namespace outcrop
