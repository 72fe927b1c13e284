// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editorcarets.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QTextBlock>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns a cursor in a column of a line, or at its end if the line is shorter.
QTextCursor cursorInColumn(const QTextBlock &block, int column)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::min(column, block.length() - 1));
    return cursor;
}

} // namespace

QList<QTextCursor> EditorCarets::all() const
{
    return QList<QTextCursor>{m_view->textCursor()} + m_additionalCursors;
}

QTextCursor EditorCarets::last() const
{
    return m_additionalCursors.isEmpty() ? m_view->textCursor() : m_additionalCursors.constLast();
}

void EditorCarets::set(const QList<QTextCursor> &carets)
{
    m_additionalCursors = carets.mid(1);
    m_view->setTextCursor(carets.constFirst());
    merge();
}

void EditorCarets::add(const QTextCursor &caret)
{
    m_additionalCursors += caret;
    merge();
}

void EditorCarets::merge()
{
    QList<QTextCursor> keptCursors{m_view->textCursor()};
    for (const QTextCursor &caret : std::as_const(m_additionalCursors)) {
        const bool overlapsKeptCaret = std::any_of(keptCursors.begin(), keptCursors.end(), [&](const QTextCursor &other) {
            return caret.position() == other.position()
                || (caret.selectionStart() < other.selectionEnd() && other.selectionStart() < caret.selectionEnd());
        });
        if (!overlapsKeptCaret)
            keptCursors += caret;
    }
    m_additionalCursors = keptCursors.mid(1);
}

void EditorCarets::move(QTextCursor::MoveOperation operation, QTextCursor::MoveMode mode)
{
    QList<QTextCursor> movedCursors = all();
    for (QTextCursor &caret : movedCursors)
        caret.movePosition(operation, mode);
    set(movedCursors);
}

void EditorCarets::extendEmptySelections(QTextCursor::MoveOperation operation)
{
    QList<QTextCursor> selectedCursors = all();
    for (QTextCursor &caret : selectedCursors) {
        if (!caret.hasSelection())
            caret.movePosition(operation, QTextCursor::KeepAnchor);
    }
    m_additionalCursors = selectedCursors.mid(1);
    m_view->setTextCursor(selectedCursors.constFirst());
}

void EditorCarets::addVertically(int lines)
{
    const QList<QTextCursor> existingCursors = all();
    const auto isAbove = [](const QTextCursor &left, const QTextCursor &right) {
        return left.position() < right.position();
    };
    const QTextCursor edge = lines > 0 ? *std::max_element(existingCursors.begin(), existingCursors.end(), isAbove)
                                       : *std::min_element(existingCursors.begin(), existingCursors.end(), isAbove);
    const QTextBlock block = m_view->document()->findBlockByNumber(edge.blockNumber() + lines);
    if (block.isValid())
        add(cursorInColumn(block, m_view->textCursor().positionInBlock()));
}

QPoint EditorCarets::columnAndLine(const QTextCursor &cursor)
{
    return {cursor.positionInBlock(), cursor.blockNumber()};
}

void EditorCarets::selectColumns(QPoint from, QPoint to)
{
    QList<QTextCursor> carets;
    const int step = from.y() <= to.y() ? 1 : -1;
    for (int line = from.y(); line != to.y() + step; line += step) {
        const QTextBlock block = m_view->document()->findBlockByNumber(line);
        QTextCursor caret = cursorInColumn(block, from.x());
        caret.setPosition(cursorInColumn(block, to.x()).position(), QTextCursor::KeepAnchor);
        carets.prepend(caret); // makes the cursor on the last line the main cursor
    }
    m_columnStart = from;
    m_columnEnd = to;
    set(carets);
}

void EditorCarets::extendColumns(int columns, int lines)
{
    const QPoint position = columnAndLine(m_view->textCursor());
    const bool isOneLine = m_columnStart.y() == m_columnEnd.y();
    if (!hasMultiple() && (position.y() != m_columnEnd.y() || (isOneLine && position.x() != m_columnEnd.x())))
        m_columnStart = m_columnEnd = position;
    const QPoint to(std::max(0, m_columnEnd.x() + columns), std::clamp(m_columnEnd.y() + lines, 0, m_view->blockCount() - 1));
    selectColumns(m_columnStart, to);
}

void EditorCarets::paint() const
{
    if (m_additionalCursors.isEmpty())
        return;
    QPainter painter(m_view->viewport());
    for (const QTextCursor &caret : m_additionalCursors) {
        QRect bar = m_view->cursorRect(caret);
        bar.setWidth(std::max(2, m_view->cursorWidth()));
        painter.fillRect(bar, m_view->palette().color(QPalette::Text));
    }
}

QList<QTextEdit::ExtraSelection> EditorCarets::selections() const
{
    QList<QTextEdit::ExtraSelection> all;
    for (const QTextCursor &caret : m_additionalCursors) {
        if (!caret.hasSelection())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = caret;
        selection.format.setBackground(m_view->palette().brush(QPalette::Highlight));
        selection.format.setForeground(m_view->palette().brush(QPalette::HighlightedText));
        all += selection;
    }
    return all;
}

} // namespace outcrop
