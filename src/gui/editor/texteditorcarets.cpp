// SPDX-License-Identifier: GPL-3.0-or-later
// The further cursors of a TextEditor.
#include "gui/editor/texteditor.h"

#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace outcrop {

namespace {

/// Puts a cursor that many characters into a line, or at its end.
QTextCursor inColumn(const QTextBlock &block, int column)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::min(column, block.length() - 1));
    return cursor;
}

} // namespace

/// Column and line.
QPoint TextEditor::placeOf(const QTextCursor &cursor)
{
    return {cursor.positionInBlock(), cursor.blockNumber()};
}

void TextEditor::typeAtCarets(const QString &text)
{
    changeAtCarets({text}, tr("Typing"));
}

void TextEditor::deleteAtCarets(QTextCursor::MoveOperation way)
{
    QList<QTextCursor> all = carets();
    for (QTextCursor &caret : all) {
        if (!caret.hasSelection())
            caret.movePosition(way, QTextCursor::KeepAnchor);
    }
    m_carets = all.mid(1);
    setTextCursor(all.constFirst());
    changeAtCarets({}, tr("Delete"));
}

/// One step: each cursor's selection gives way to the text, or each to its own where there are as many as cursors.
void TextEditor::changeAtCarets(const QStringList &texts, const QString &title)
{
    if (!canEdit())
        return refuse();
    QList<QTextCursor> all = carets();
    std::sort(all.begin(), all.end(), [](const QTextCursor &left, const QTextCursor &right) {
        return left.selectionStart() < right.selectionStart();
    });
    TextChanges changes;
    QList<qsizetype> places;
    qsizetype shift = 0;
    qsizetype free = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const SelectionSpan span = spanOf(all.at(i));
        const qsizetype start = std::max(span.start(), free);
        const qsizetype end = std::max(span.end(), start);
        const QString text = texts.size() == all.size() ? texts.at(i) : texts.value(0);
        const TextChange one{start + shift, m_session->text().mid(start, end - start), text};
        if (!one.isEmpty())
            changes += one;
        shift += text.size() - (end - start);
        free = end;
        places += end + shift;
    }
    if (changes.isEmpty())
        return;
    m_commanding = true;
    m_session->edit(changes, title, EditKind::Typing);
    m_commanding = false;
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].setPosition(static_cast<int>(shownAt(places.at(i))));
    setCarets(all);
    ensureCursorVisible();
    Q_EMIT placeChanged(cursorOffset());
}

void TextEditor::insertText(const QString &text, const QString &title)
{
    const QString own = withOwnLineEnds(text);
    const QStringList parts = m_session ? own.split(m_session->lineEnd()) : QStringList();
    changeAtCarets(parts.size() == caretCount() && caretCount() > 1 ? parts : QStringList{own}, title);
}

QList<QTextCursor> TextEditor::carets() const
{
    return QList<QTextCursor>{textCursor()} + m_carets;
}

void TextEditor::setCarets(const QList<QTextCursor> &carets)
{
    if (carets.isEmpty())
        return;
    m_carets = carets.mid(1);
    setTextCursor(carets.constFirst());
    mergeCarets();
    updateSelections();
    viewport()->update();
}

void TextEditor::addCaret(const QTextCursor &caret)
{
    m_carets += caret;
    mergeCarets();
    updateSelections();
    viewport()->update();
}

void TextEditor::clearCarets()
{
    if (m_carets.isEmpty())
        return;
    m_carets.clear();
    updateSelections();
    viewport()->update();
}

/// Two cursors that met are one.
void TextEditor::mergeCarets()
{
    QList<QTextCursor> kept{textCursor()};
    for (const QTextCursor &caret : std::as_const(m_carets)) {
        const bool met = std::any_of(kept.begin(), kept.end(), [&](const QTextCursor &other) {
            return caret.position() == other.position()
                || (caret.selectionStart() < other.selectionEnd() && other.selectionStart() < caret.selectionEnd());
        });
        if (!met)
            kept += caret;
    }
    m_carets = kept.mid(1);
}

void TextEditor::addNextOccurrence()
{
    QTextCursor main = textCursor();
    if (!main.hasSelection()) {
        main.select(QTextCursor::WordUnderCursor);
        return setTextCursor(main);
    }
    const QString wanted = textOf(main);
    const QTextCursor last = m_carets.isEmpty() ? main : m_carets.constLast();
    const QString &text = m_session->text();
    qsizetype found = text.indexOf(wanted, offsetAt(last.selectionEnd()));
    if (found < 0)
        found = text.indexOf(wanted);
    QTextCursor next(document());
    next.setPosition(static_cast<int>(shownAt(found)));
    next.setPosition(static_cast<int>(shownAt(found + wanted.size())), QTextCursor::KeepAnchor);
    addCaret(next);
}

void TextEditor::addCaretVertically(int lines)
{
    QList<QTextCursor> all = carets();
    const auto lowest = [](const QTextCursor &left, const QTextCursor &right) {
        return left.position() < right.position();
    };
    const QTextCursor edge = lines > 0 ? *std::max_element(all.begin(), all.end(), lowest)
                                       : *std::min_element(all.begin(), all.end(), lowest);
    const QTextBlock block = document()->findBlockByNumber(edge.blockNumber() + lines);
    if (block.isValid())
        addCaret(inColumn(block, textCursor().positionInBlock()));
}

void TextEditor::selectColumns(QPoint from, QPoint to)
{
    QList<QTextCursor> made;
    const int step = from.y() <= to.y() ? 1 : -1;
    for (int line = from.y(); line != to.y() + step; line += step) {
        const QTextBlock block = document()->findBlockByNumber(line);
        QTextCursor caret = inColumn(block, from.x());
        caret.setPosition(inColumn(block, to.x()).position(), QTextCursor::KeepAnchor);
        made.prepend(caret); // the line under the pointer has the main cursor
    }
    m_columnStart = from;
    m_columnEnd = to;
    setCarets(made);
}

void TextEditor::growColumns(int columns, int lines)
{
    if (m_carets.isEmpty() && textCursor().blockNumber() != m_columnEnd.y())
        m_columnStart = m_columnEnd = placeOf(textCursor());
    else if (m_carets.isEmpty() && m_columnStart.y() == m_columnEnd.y()
        && textCursor().positionInBlock() != m_columnEnd.x())
        m_columnStart = m_columnEnd = placeOf(textCursor());
    const QPoint to(std::max(0, m_columnEnd.x() + columns), std::clamp(m_columnEnd.y() + lines, 0, blockCount() - 1));
    selectColumns(m_columnStart, to);
}

void TextEditor::paintCarets()
{
    if (m_carets.isEmpty())
        return;
    QPainter painter(viewport());
    for (const QTextCursor &caret : std::as_const(m_carets)) {
        QRect bar = cursorRect(caret);
        bar.setWidth(std::max(2, cursorWidth()));
        painter.fillRect(bar, palette().color(QPalette::Text));
    }
}

} // namespace outcrop
