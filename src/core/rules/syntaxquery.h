// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxtree.h"

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>

namespace outcrop {

/// A captured node: `(identifier) @function.name` has the role `function.name`.
struct SyntaxCapture {
    QString role;
    TSNode node;
};

/// One match of a query pattern.
struct SyntaxMatch {
    QList<SyntaxCapture> captures;
    QHash<QString, QString> settings; ///< values set by `(#set! message "…")`, by key

    /// Returns the first node with this role, or a null node.
    TSNode node(const QString &role) const;
};

/// A query in tree-sitter's query language. Supported predicates: `#eq?`, `#not-eq?`, `#match?`, `#not-match?` (unanchored regular expressions), `#any-of?`, and some
/// extensions. `#field-match?` matches a regular expression against a node's field. `#inside?` and `#not-inside?` test the node types of the ancestors. `#adjacent?`
/// holds if no empty line separates two nodes. Prefer `#field-match?` to a pattern that names the field, because tree-sitter keeps such a pattern open in every enclosing
/// node, which takes time quadratic in the depth. Thread-safe.
class SyntaxQuery
{
public:
    SyntaxQuery(const QByteArray &source, const Grammar &grammar);

    /// Returns the error in the query, or an empty string. An invalid query has no matches.
    const QString &error() const { return m_error; }
    QList<SyntaxMatch> matches(const SyntaxTree &tree) const;
    /// Returns whether any pattern captures a role with this prefix.
    bool capturesRoles(const QString &prefix) const;

private:
    struct Condition {
        QString name;
        QList<uint32_t> captures;
        QStringList words;
        QRegularExpression expression;
    };
    struct Pattern {
        QList<Condition> conditions;
        QHash<QString, QString> settings;
    };

    void readPattern(uint32_t index);
    void addCondition(Pattern &pattern, const Condition &condition);
    bool holds(const Pattern &pattern, const TSQueryMatch &match, const SyntaxTree &tree) const;
    bool holds(const Condition &condition, const TSQueryMatch &match, const SyntaxTree &tree) const;

    std::shared_ptr<TSQuery> m_query;
    QList<Pattern> m_patterns;
    QString m_error;
};

} // namespace outcrop
