// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPoint>
#include <QTextCursor>
#include <QTextEdit>

class QPlainTextEdit;

namespace outcrop {

/// The cursors of a view: the main cursor, which belongs to the view, and additional cursors. Merges cursors that meet. Must not change the text.
class EditorCarets
{
public:
    explicit EditorCarets(QPlainTextEdit *view) : m_view(view) { }

    /// Returns whether there are additional cursors.
    bool hasMultiple() const { return !m_additionalCursors.isEmpty(); }
    int count() const { return static_cast<int>(m_additionalCursors.size()) + 1; }
    /// Returns all cursors, the main cursor first.
    QList<QTextCursor> all() const;
    QTextCursor last() const;
    /// Replaces all cursors. The list must not be empty; its first cursor becomes the main cursor.
    void set(const QList<QTextCursor> &carets);
    void add(const QTextCursor &caret);
    void clear() { m_additionalCursors.clear(); }

    void move(QTextCursor::MoveOperation operation, QTextCursor::MoveMode mode);
    /// Extends each cursor without a selection by the given movement.
    void extendEmptySelections(QTextCursor::MoveOperation operation);
    /// Adds a cursor on the line above or below the outermost cursor, in the column of the main cursor.
    void addVertically(int lines);

    /// Returns the column and the line of a cursor, both from 0.
    static QPoint columnAndLine(const QTextCursor &cursor);
    /// Selects a rectangle of text with a cursor on each line.
    void selectColumns(QPoint from, QPoint to);
    /// Extends or shrinks the column selection.
    void extendColumns(int columns, int lines);
    QPoint columnStart() const { return m_columnStart; }
    void setColumnStart(QPoint start) { m_columnStart = start; }

    void paint() const;
    QList<QTextEdit::ExtraSelection> selections() const;

private:
    void merge();

    QPlainTextEdit *m_view;
    QList<QTextCursor> m_additionalCursors;
    QPoint m_columnStart;
    QPoint m_columnEnd;
};

} // namespace outcrop
