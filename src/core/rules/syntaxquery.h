// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxtree.h"

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>

namespace outcrop {

/// A node that a query named: `(identifier) @function.name` gives the role `function.name`.
struct SyntaxCapture {
    QString role;
    TSNode node;
};

/// One place where a pattern of a query fits.
struct SyntaxMatch {
    QList<SyntaxCapture> captures;
    QHash<QString, QString> settings; ///< `(#set! message "…")`

    /// The node of a role; a null node where there is none.
    TSNode node(const QString &role) const;
};

/// Patterns over syntax trees, in tree-sitter's query language. Of its conditions these are known: `#eq?`, `#not-eq?`, `#match?`, `#not-match?`
/// (regular expressions that are searched), `#any-of?`, and our own `#field-match?` (a node, one of its fields, an expression; a pattern that names the field
/// stays open in all nodes around the one that is read, which takes the square of the depth), `#inside?` and `#not-inside?`, which ask for the kinds of what
/// is around a node, and `#adjacent?`, by which one node follows another without an empty line. Safe to use from several threads.
class SyntaxQuery
{
public:
    SyntaxQuery(const QByteArray &source, const Grammar &grammar);

    /// What is wrong with the query and where, or empty. A broken query fits nowhere.
    const QString &error() const { return m_error; }
    QList<SyntaxMatch> matches(const SyntaxTree &tree) const;
    /// Whether any pattern gives a role that begins like this.
    bool givesRoles(const QString &prefix) const;

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
