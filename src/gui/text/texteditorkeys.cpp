// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, mouse and the cursors of a TextEditor.
#include "gui/text/brackets.h"
#include "gui/text/texteditor.h"

#include "gui/look/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
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

QPoint placeOf(const QTextCursor &cursor)
{
    return {cursor.positionInBlock(), cursor.blockNumber()};
}

/// Puts a cursor that many characters into a line, or at its end.
QTextCursor inColumn(const QTextBlock &block, int column)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::min(column, block.length() - 1));
    return cursor;
}

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
        const TextSpan span = spanOf(all.at(i));
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

void TextEditor::jumpToBracket()
{
    const BracketPair pair = bracketsAt(document(), textCursor().position());
    if (pair.isMatched())
        goTo(offsetAt(pair.other));
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
    paintCarets();
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

QList<QTextEdit::ExtraSelection> TextEditor::decorations() const
{
    QList<QTextEdit::ExtraSelection> all = CodeView::decorations();
    const auto [from, to] = visibleSpan();
    for (const Overlay &overlay : m_overlays)
        all += overlay(from, to);
    all += bracketMarks();
    for (const QTextCursor &caret : m_carets) {
        if (!caret.hasSelection())
            continue;
        QTextEdit::ExtraSelection selected;
        selected.cursor = caret;
        selected.format.setBackground(palette().brush(QPalette::Highlight));
        selected.format.setForeground(palette().brush(QPalette::HighlightedText));
        all += selected;
    }
    return all;
}

QList<QTextEdit::ExtraSelection> TextEditor::bracketMarks() const
{
    const BracketPair pair = bracketsAt(document(), textCursor().position());
    QList<QTextEdit::ExtraSelection> marks;
    for (const int at : {pair.here, pair.other}) {
        if (at < 0)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(at);
        mark.cursor.setPosition(at + 1, QTextCursor::KeepAnchor);
        mark.format.setFontWeight(QFont::Bold);
        mark.format.setForeground(color(pair.isMatched() ? Ink::Accent : Ink::Error, palette()));
        mark.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        marks += mark;
    }
    return marks;
}

void TextEditor::setFolding(const Folding &folding)
{
    m_folding = folding;
    placeGutter();
}

CodeView::FoldMark TextEditor::foldMark(const QTextBlock &block) const
{
    if (Folding::isFolded(block))
        return FoldMark::Folded;
    return m_folding.isFoldable(block) ? FoldMark::Open : FoldMark::None;
}

void TextEditor::fold()
{
    const QTextBlock start = m_folding.startAround(textCursor().block());
    if (!start.isValid() || !m_folding.fold(start))
        return;
    QTextCursor cursor(start);
    cursor.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(cursor);
    foldsChanged();
}

void TextEditor::unfold()
{
    if (Folding::unfold(textCursor().block()))
        foldsChanged();
}

void TextEditor::foldAll()
{
    if (!m_folding.foldAll(document()))
        return;
    QTextBlock shown = textCursor().block();
    while (!shown.isVisible() && shown.previous().isValid())
        shown = shown.previous();
    setTextCursor(QTextCursor(shown));
    foldsChanged();
}

void TextEditor::unfoldAll()
{
    if (Folding::unfoldAll(document()))
        foldsChanged();
}

/// A folded place opens when the cursor goes there.
void TextEditor::showCursorLine()
{
    QTextBlock block = textCursor().block();
    if (block.isVisible())
        return;
    while (!block.isVisible() && block.previous().isValid())
        block = block.previous();
    if (Folding::unfold(block))
        foldsChanged();
}

QList<Fix> TextEditor::fixesAt(const QTextBlock &block) const
{
    QList<Fix> fixes;
    if (findings().isEmpty() || !canEdit())
        return fixes;
    const qsizetype start = offsetAt(block.position());
    const qsizetype end = offsetAt(block.position() + block.length() - 1);
    for (const Diagnostic &finding : findings()) {
        const Range &range = finding.location.range;
        if (finding.fix && range.start.offset <= end && std::max(range.end.offset, range.start.offset) >= start)
            fixes += *finding.fix;
    }
    return fixes;
}

bool TextEditor::hasFix(const QTextBlock &block) const
{
    return !fixesAt(block).isEmpty();
}

void TextEditor::applyFix(const Fix &fix)
{
    if (!canEdit())
        return refuse();
    m_session->edit(fix.edits, fix.title);
}

void TextEditor::offerFixes()
{
    const QList<Fix> fixes = fixesHere();
    const QPoint below = viewport()->mapToGlobal(cursorRect().bottomLeft());
    if (fixes.isEmpty())
        return QToolTip::showText(below, tr("Nothing here that can be mended at one click"), this);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Fix &fix : fixes)
        menu->addAction(fix.title, this, [this, fix] { applyFix(fix); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(below);
}

void TextEditor::gutterPressed(const QTextBlock &block, bool atLamp)
{
    if (atLamp && hasFix(block)) {
        setTextCursor(QTextCursor(block));
        return offerFixes();
    }
    const bool changed = Folding::isFolded(block) ? Folding::unfold(block) : m_folding.fold(block);
    if (!changed)
        return;
    if (!textCursor().block().isVisible())
        setTextCursor(QTextCursor(block));
    foldsChanged();
}

void TextEditor::goToFinding(bool forward)
{
    QList<qsizetype> places;
    for (const Diagnostic &finding : findings()) {
        if (finding.location.range.start.line > 0)
            places += finding.location.range.start.offset;
    }
    if (places.isEmpty())
        return;
    std::sort(places.begin(), places.end());
    const qsizetype here = cursorOffset();
    const auto behind = std::upper_bound(places.begin(), places.end(), here);
    const auto before = std::lower_bound(places.begin(), places.end(), here);
    if (forward)
        goTo(behind == places.end() ? places.constFirst() : *behind);
    else
        goTo(before == places.begin() ? places.constLast() : *std::prev(before));
    const QString tip = tipAt(cursorRect().center());
    QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), tip, this);
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
