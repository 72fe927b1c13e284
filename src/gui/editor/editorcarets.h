// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPoint>
#include <QTextCursor>
#include <QTextEdit>

class QPlainTextEdit;

namespace outcrop {

/// The cursors of a view: the main one, which is the view's, and further ones beside it. Two that meet become one. It changes no text and paints nothing by
/// itself.
class EditorCarets
{
public:
    explicit EditorCarets(QPlainTextEdit *view) : m_view(view) { }

    /// Whether there are further cursors.
    bool areSeveral() const { return !m_further.isEmpty(); }
    int count() const { return static_cast<int>(m_further.size()) + 1; }
    /// The main cursor first.
    QList<QTextCursor> all() const;
    QTextCursor last() const;
    /// Not empty; the first becomes the main one.
    void set(const QList<QTextCursor> &carets);
    void add(const QTextCursor &caret);
    void clear() { m_further.clear(); }

    void move(QTextCursor::MoveOperation way, QTextCursor::MoveMode mode);
    /// Cursors without a selection select what lies that way.
    void selectBeside(QTextCursor::MoveOperation way);
    /// A cursor on the line above or below the outermost, in the same column.
    void addVertically(int lines);

    /// Column and line, both from 0.
    static QPoint placeOf(const QTextCursor &cursor);
    /// A cursor on every line between two corners, each selecting the columns between.
    void selectColumns(QPoint from, QPoint to);
    /// The columns selected last, more or less lines and columns.
    void growColumns(int columns, int lines);
    QPoint columnStart() const { return m_columnStart; }
    void setColumnStart(QPoint place) { m_columnStart = place; }

    void paint() const;
    QList<QTextEdit::ExtraSelection> selections() const;

private:
    void merge();

    QPlainTextEdit *m_view;
    QList<QTextCursor> m_further;
    QPoint m_columnStart;
    QPoint m_columnEnd;
};

} // namespace outcrop
