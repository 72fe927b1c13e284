// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/taxonomy/turtle.h"

namespace outcrop {

/// Changes of a Turtle text one statement at a time, as edits: everything else stays as it is written, comments and order included. Each is tried first; what
/// would not give exactly the statements that are wanted is refused (NotAllowed) rather than made.
class TurtleEdit
{
public:
    /// Of a text without mistakes; one with mistakes cannot be changed.
    TurtleEdit(const QString &text, const QString &file);

    const TurtleDocument &document() const { return m_document; }

    /// One more object, behind the last of its kind, else at the end of what is said of the subject, else at the end of the text.
    Result<QList<TextEdit>> add(const QString &subject, const QString &predicate, const TurtleNode &object) const;
    /// By the statement's place in the document.
    Result<QList<TextEdit>> remove(qsizetype statement) const;
    Result<QList<TextEdit>> replace(qsizetype statement, const TurtleNode &object) const;
    /// A description of a new subject, at the end of the text.
    Result<QList<TextEdit>> describe(const QString &subject, const QList<QPair<QString, TurtleNode>> &statements) const;

    /// The place of a statement in the document; -1 for none.
    qsizetype indexOf(const QString &subject, const QString &predicate, const TurtleNode &object) const;

private:
    QString written(const TurtleNode &node) const;
    QString writtenPredicate(const QString &address) const;
    Result<QList<TextEdit>> tried(const TextEdit &edit, const QList<TurtleStatement> &wanted) const;
    Result<QList<TextEdit>> appended(const QString &text, const QList<TurtleStatement> &added) const;
    bool goOn(qsizetype first, qsizetype second) const;

    QString m_text;
    TurtleDocument m_document;
};

/// A text in quotes, as Turtle wants it.
QString turtleQuoted(const QString &text);

} // namespace outcrop
