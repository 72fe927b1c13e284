// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/taxonomy/turtle.h"

namespace outcrop {

/// Edits a Turtle document one statement at a time and preserves everything else, including comments and order. Every edit is verified by parsing the result;
/// an edit that would not result in exactly the intended statements is rejected (NotAllowed).
class TurtleEditor
{
public:
    /// Text with syntax errors can be loaded but not edited.
    TurtleEditor(const QString &text, const QString &file);

    const TurtleDocument &document() const { return m_document; }

    /// Adds an object after the last one with the same predicate, else at the end of the subject's description, else at the end of the document.
    Result<QList<TextEdit>> add(const QString &subject, const QString &predicate, const TurtleNode &object) const;
    /// Both functions return the edits for one statement. `statement` is an index in document().statements. The first predicate of a description cannot be
    /// removed.
    Result<QList<TextEdit>> remove(qsizetype statement) const;
    Result<QList<TextEdit>> replace(qsizetype statement, const TurtleNode &object) const;
    /// Adds the description of a new subject at the end of the document.
    Result<QList<TextEdit>> addDescription(
        const QString &subject, const QList<QPair<QString, TurtleNode>> &statements) const;

    /// Returns the index in document().statements, or -1 if there is no such statement.
    qsizetype indexOf(const QString &subject, const QString &predicate, const TurtleNode &object) const;

private:
    QString formatNode(const TurtleNode &node) const;
    QString formatPredicate(const QString &address) const;
    Result<QList<TextEdit>> verifyEdits(const TextEdit &edit, const QList<TurtleStatement> &wanted) const;
    Result<QList<TextEdit>> appendEdits(const QString &text, const QList<TurtleStatement> &added) const;
    bool areAdjacent(qsizetype first, qsizetype second) const;

    QString m_text;
    TurtleDocument m_document;
};

/// Returns a string as a quoted Turtle literal.
QString toTurtleLiteral(const QString &text);

} // namespace outcrop
