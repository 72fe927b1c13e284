// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and mouse of a TextEditor.
#include "gui/editor/texteditor.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace outcrop {

namespace {

bool isColumnDrag(const QMouseEvent *event)
{
    return event->modifiers() == Qt::AltModifier || event->modifiers() == (Qt::AltModifier | Qt::ShiftModifier);
}

bool isText(const QKeyEvent *event)
{
    const Qt::KeyboardModifiers pressed = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool plain = pressed == Qt::NoModifier || event->modifiers().testFlag(Qt::GroupSwitchModifier)
        || pressed == (Qt::ControlModifier | Qt::AltModifier);
    return plain && !event->text().isEmpty() && event->text().at(0).isPrint();
}

struct Motion {
    QKeySequence::StandardKey key;
    QTextCursor::MoveOperation way;
    bool select;
};

constexpr std::array motions{Motion{QKeySequence::MoveToNextChar, QTextCursor::Right, false},
    Motion{QKeySequence::MoveToPreviousChar, QTextCursor::Left, false},
    Motion{QKeySequence::MoveToNextWord, QTextCursor::WordRight, false},
    Motion{QKeySequence::MoveToPreviousWord, QTextCursor::WordLeft, false},
    Motion{QKeySequence::MoveToNextLine, QTextCursor::Down, false},
    Motion{QKeySequence::MoveToPreviousLine, QTextCursor::Up, false},
    Motion{QKeySequence::MoveToStartOfLine, QTextCursor::StartOfLine, false},
    Motion{QKeySequence::MoveToEndOfLine, QTextCursor::EndOfLine, false},
    Motion{QKeySequence::SelectNextChar, QTextCursor::Right, true},
    Motion{QKeySequence::SelectPreviousChar, QTextCursor::Left, true},
    Motion{QKeySequence::SelectNextWord, QTextCursor::WordRight, true},
    Motion{QKeySequence::SelectPreviousWord, QTextCursor::WordLeft, true},
    Motion{QKeySequence::SelectNextLine, QTextCursor::Down, true},
    Motion{QKeySequence::SelectPreviousLine, QTextCursor::Up, true},
    Motion{QKeySequence::SelectStartOfLine, QTextCursor::StartOfLine, true},
    Motion{QKeySequence::SelectEndOfLine, QTextCursor::EndOfLine, true}};

} // namespace

bool TextEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_session) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool ours = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)
            || (key->key() == Qt::Key_Escape && !m_carets.isEmpty());
        if (ours) {
            event->accept();
            return true;
        }
        if (key->matches(QKeySequence::DeleteCompleteLine) || key->matches(QKeySequence::DeleteEndOfLine)) {
            event->ignore(); // Ctrl+U and Ctrl+K are free for commands
            return false;
        }
    }
    return CodeView::event(event);
}

void TextEditor::keyPressEvent(QKeyEvent *event)
{
    for (const KeyFilter &filter : std::as_const(m_filters)) {
        if (filter(event))
            return;
    }
    if (handleKey(event))
        return event->accept();
    m_kind = EditKind::Typing;
    QPlainTextEdit::keyPressEvent(event);
    m_kind = EditKind::Command;
}

bool TextEditor::handleKey(QKeyEvent *event)
{
    if (!canEdit()) {
        const bool changes = isText(event) || event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete
            || event->key() == Qt::Key_Return || event->matches(QKeySequence::Paste)
            || event->matches(QKeySequence::Cut);
        if (changes && m_session)
            refuse();
        return changes;
    }
    if (event->matches(QKeySequence::Undo))
        return undo(), true;
    if (event->matches(QKeySequence::Redo) || (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier))
        return redo(), true;
    return handleColumnKey(event) || (!m_carets.isEmpty() && handleCaretKey(event)) || handleTextKey(event);
}

bool TextEditor::handleColumnKey(const QKeyEvent *event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != (Qt::AltModifier | Qt::ShiftModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_Left:
        return growColumns(-1, 0), true;
    case Qt::Key_Right:
        return growColumns(1, 0), true;
    case Qt::Key_Up:
        return growColumns(0, -1), true;
    case Qt::Key_Down:
        return growColumns(0, 1), true;
    default:
        return false;
    }
}

bool TextEditor::handleTextKey(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        change(lines::breakLine(m_session->text(), selection(), m_session->lineEnd(), isMarkdown()), tr("Typing"));
        return true;
    }
    if (plain && event->key() == Qt::Key_Tab) {
        change(lines::indent(m_session->text(), selection(), m_tabWidth), tr("Indent"));
        return true;
    }
    if (event->key() == Qt::Key_Backtab) {
        change(lines::unindent(m_session->text(), selection(), m_tabWidth), tr("Unindent"));
        return true;
    }
    return false;
}

bool TextEditor::handleCaretKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return clearCarets(), true;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return typeAtCarets(m_session->lineEnd()), true;
    if (event->key() == Qt::Key_Tab)
        return typeAtCarets(QString(m_tabWidth, u' ')), true;
    if (event->matches(QKeySequence::Backspace) || event->key() == Qt::Key_Backspace)
        return deleteAtCarets(event->modifiers() & Qt::ControlModifier ? QTextCursor::WordLeft : QTextCursor::Left),
               true;
    if (event->matches(QKeySequence::Delete) || event->key() == Qt::Key_Delete)
        return deleteAtCarets(event->modifiers() & Qt::ControlModifier ? QTextCursor::WordRight : QTextCursor::Right),
               true;
    if (event->matches(QKeySequence::Cut)) {
        QGuiApplication::clipboard()->setMimeData(createMimeDataFromSelection());
        changeAtCarets({}, tr("Cut"));
        return true;
    }
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setMimeData(createMimeDataFromSelection());
        return true;
    }
    if (isText(event))
        return typeAtCarets(event->text()), true;
    return moveCarets(event);
}

bool TextEditor::moveCarets(QKeyEvent *event)
{
    const auto motion = std::find_if(
        motions.begin(), motions.end(), [&](const Motion &candidate) { return event->matches(candidate.key); });
    if (motion == motions.end())
        return false;
    QList<QTextCursor> all = carets();
    for (QTextCursor &caret : all)
        caret.movePosition(motion->way, motion->select ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    setCarets(all);
    return true;
}

void TextEditor::inputMethodEvent(QInputMethodEvent *event)
{
    if (!m_carets.isEmpty() && !event->commitString().isEmpty()) {
        typeAtCarets(event->commitString());
        event->setCommitString(QString());
    }
    m_kind = EditKind::Typing;
    CodeView::inputMethodEvent(event);
    m_kind = EditKind::Command;
}

void TextEditor::mousePressEvent(QMouseEvent *event)
{
    if (m_session)
        m_session->endTyping();
    if (event->button() == Qt::LeftButton && isColumnDrag(event) && m_session) {
        const QTextCursor here = cursorForPosition(event->position().toPoint());
        m_columnDrag = true;
        m_columnStart = placeOf(event->modifiers() & Qt::ShiftModifier ? textCursor() : here);
        if (event->modifiers() & Qt::ShiftModifier)
            selectColumns(m_columnStart, placeOf(here));
        else
            addCaret(here);
        return;
    }
    if (event->button() == Qt::LeftButton)
        clearCarets();
    CodeView::mousePressEvent(event);
}

void TextEditor::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_columnDrag)
        return CodeView::mouseMoveEvent(event);
    const QPoint here = placeOf(cursorForPosition(event->position().toPoint()));
    if (here != m_columnStart)
        selectColumns(m_columnStart, here);
}

void TextEditor::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_columnDrag)
        return CodeView::mouseReleaseEvent(event);
    m_columnDrag = false;
}

void TextEditor::focusOutEvent(QFocusEvent *event)
{
    if (m_session)
        m_session->endTyping();
    CodeView::focusOutEvent(event);
}

void TextEditor::paintEvent(QPaintEvent *event)
{
    CodeView::paintEvent(event);
    paintOver(event->rect());
    paintCarets();
}

void TextEditor::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QTextCursor here = cursorForPosition(event->pos());
    QAction *first = menu->actions().value(0);
    for (const Fix &fix : fixesAt(here.block())) {
        auto *action = new QAction(fix.title, menu);
        connect(action, &QAction::triggered, this, [this, fix] { applyFix(fix); });
        menu->insertAction(first, action);
    }
    Q_EMIT contextMenuWanted(menu, here.position());
    menu->popup(event->globalPos());
}

void TextEditor::refuse()
{
    Q_EMIT refused();
    const QPoint below = viewport()->mapToGlobal(cursorRect().bottomLeft());
    QToolTip::showText(
        below, tr("This document can only be read: its bytes are not UTF-8, and saving would lose some."), this);
}

bool TextEditor::isMarkdown() const
{
    const QString path = m_session ? m_session->path() : QString();
    return m_session && (m_session->isUntitled() || path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive));
}

} // namespace outcrop
