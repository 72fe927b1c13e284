// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxquery.h"

#include <QSet>

#include <optional>

namespace outcrop {

/// What the queries of a language say of one text: which nodes play which role. The checks are written in terms of roles, so that one check serves
/// every language whose queries name them.
class SyntaxFacts
{
public:
    SyntaxFacts(const SyntaxTree &tree, const SyntaxQuery &query);

    const SyntaxTree &tree() const { return m_tree; }
    QString text(TSNode node) const { return m_tree.text(node).toString(); }
    /// The matches that give this role, in the order of the text.
    QList<SyntaxMatch> matches(const QString &role) const;
    /// The nodes of a role in the order of the text, each once.
    QList<TSNode> nodes(const QString &role) const;
    bool has(const QString &role) const { return m_matches.contains(role); }
    bool is(TSNode node, const QString &role) const;
    /// The nearest node around this one, itself not included, that has the role.
    std::optional<TSNode> around(TSNode node, const QString &role) const;
    /// Whether the node or one around it has the role.
    bool isWithin(TSNode node, const QString &role) const { return is(node, role) || around(node, role); }

private:
    using Key = QPair<const void *, uint32_t>;

    static Key keyOf(TSNode node) { return {node.id, node.context[0]}; }

    const SyntaxTree &m_tree;
    QHash<QString, QList<SyntaxMatch>> m_matches;
    QHash<QString, QSet<Key>> m_nodes;
};

/// The queries of a language, read once from `:/rules/`. The grammar must be available.
const SyntaxQuery &queryOf(const Grammar &grammar);

} // namespace outcrop
