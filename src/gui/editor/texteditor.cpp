// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/texteditor.h"

#include "gui/editor/brackets.h"
#include "gui/editor/editorkeys.h"
#include "gui/editor/findingranges.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace outcrop {

TextEditor::TextEditor(QWidget *parent) : SessionView(parent) { }

void TextEditor::handleShownChanges(const TextChanges &changes)
{
    for (const TextChange &change : changes) {
        const QTextBlock line = document()->findBlock(static_cast<int>(toShownOffset(change.offset)));
        if (change.removed.size() + change.inserted.size() > 1 || Folding::mayBeFence(change.removed + change.inserted)
            || Folding::mayBeFence(line.text().left(4)))
            m_folding.clearCache();
    }
}

bool TextEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && session()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && m_carets.hasMultiple()) {
            event->accept();
            return true;
        }
        const bool isShortcut = key->matches(QKeySequence::DeleteCompleteLine) || key->matches(QKeySequence::DeleteEndOfLine) || key->matches(QKeySequence::Undo)
            || key->matches(QKeySequence::Redo);
        if (isShortcut) {
            event->ignore(); // the window has shortcuts for keys such as Ctrl+U, Ctrl+K and Ctrl+Z
            return false;
        }
    }
    return SessionView::event(event);
}

void TextEditor::keyPressEvent(QKeyEvent *event)
{
    for (const KeyFilter &filter : std::as_const(m_filters)) {
        if (filter(event))
            return;
    }
    if (handleKey(event))
        return event->accept();
    setEditKind(EditKind::Typing);
    QPlainTextEdit::keyPressEvent(event);
    setEditKind(EditKind::Command);
}

bool TextEditor::handleKey(QKeyEvent *event)
{
    if (!canEdit()) {
        const bool changes = isTypedText(event) || event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete
            || event->key() == Qt::Key_Return || event->matches(QKeySequence::Paste)
            || event->matches(QKeySequence::Cut);
        if (changes && session())
            showReadOnlyReason();
        return changes;
    }
    if (event->matches(QKeySequence::Undo))
        return undo(), true;
    if (event->matches(QKeySequence::Redo) || (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier))
        return redo(), true;
    return handleColumnKey(event) || (m_carets.hasMultiple() && handleCaretKey(event)) || handleTextKey(event);
}

bool TextEditor::handleColumnKey(const QKeyEvent *event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != (Qt::AltModifier | Qt::ShiftModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_Left:
        return extendColumns(-1, 0), true;
    case Qt::Key_Right:
        return extendColumns(1, 0), true;
    case Qt::Key_Up:
        return extendColumns(0, -1), true;
    case Qt::Key_Down:
        return extendColumns(0, 1), true;
    default:
        return false;
    }
}

bool TextEditor::handleTextKey(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        change(lines::breakLine(session()->text(), selection(), session()->lineEnd(), isMarkdown()), tr("Typing"));
        return true;
    }
    if (isPlain && event->key() == Qt::Key_Tab) {
        change(lines::indent(session()->text(), selection(), m_tabWidth), tr("Indent"));
        return true;
    }
    if (event->key() == Qt::Key_Backtab) {
        change(lines::unindent(session()->text(), selection(), m_tabWidth), tr("Unindent"));
        return true;
    }
    return false;
}

bool TextEditor::handleCaretKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return clearCarets(), true;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return typeAtCarets(session()->lineEnd()), true;
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
    if (isTypedText(event))
        return typeAtCarets(event->text()), true;
    const std::optional<CaretMotion> motion = caretMotion(event);
    if (!motion)
        return false;
    m_carets.move(motion->operation, motion->mode);
    showCarets();
    return true;
}

void TextEditor::inputMethodEvent(QInputMethodEvent *event)
{
    if (m_carets.hasMultiple() && !event->commitString().isEmpty()) {
        typeAtCarets(event->commitString());
        event->setCommitString(QString());
    }
    setEditKind(EditKind::Typing);
    SessionView::inputMethodEvent(event);
    setEditKind(EditKind::Command);
}

void TextEditor::mousePressEvent(QMouseEvent *event)
{
    if (session())
        session()->endTyping();
    if (event->button() == Qt::LeftButton && isColumnDrag(event) && session()) {
        const QTextCursor target = cursorForPosition(event->position().toPoint());
        m_isColumnDrag = true;
        m_carets.setColumnStart(
            EditorCarets::columnAndLine(event->modifiers() & Qt::ShiftModifier ? textCursor() : target));
        if (event->modifiers() & Qt::ShiftModifier)
            selectColumns(m_carets.columnStart(), EditorCarets::columnAndLine(target));
        else
            addCaret(target);
        return;
    }
    if (event->button() == Qt::LeftButton)
        clearCarets();
    SessionView::mousePressEvent(event);
}

void TextEditor::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isColumnDrag)
        return SessionView::mouseMoveEvent(event);
    const QPoint position = EditorCarets::columnAndLine(cursorForPosition(event->position().toPoint()));
    if (position != m_carets.columnStart())
        selectColumns(m_carets.columnStart(), position);
}

void TextEditor::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_isColumnDrag)
        return SessionView::mouseReleaseEvent(event);
    m_isColumnDrag = false;
}

void TextEditor::focusOutEvent(QFocusEvent *event)
{
    if (session())
        session()->endTyping();
    SessionView::focusOutEvent(event);
}

void TextEditor::paintEvent(QPaintEvent *event)
{
    SessionView::paintEvent(event);
    runTextPainters(event->rect());
    m_carets.paint();
}

void TextEditor::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QTextCursor target = cursorForPosition(event->pos());
    QAction *first = menu->actions().value(0);
    for (const Fix &fix : fixesAt(target.block())) {
        auto *action = new QAction(fix.title, menu);
        connect(action, &QAction::triggered, this, [this, fix] { applyFix(fix); });
        menu->insertAction(first, action);
    }
    Q_EMIT contextMenuRequested(menu, target.position());
    menu->popup(event->globalPos());
}

bool TextEditor::isMarkdown() const
{
    const QString path = session() ? session()->path() : QString();
    return session() && (session()->isUntitled() || path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive));
}

void TextEditor::showCarets()
{
    updateSelections();
    viewport()->update();
}

void TextEditor::setCarets(const QList<QTextCursor> &carets)
{
    if (carets.isEmpty())
        return;
    m_carets.set(carets);
    showCarets();
}

void TextEditor::addCaret(const QTextCursor &caret)
{
    m_carets.add(caret);
    showCarets();
}

void TextEditor::clearCarets()
{
    if (!m_carets.hasMultiple())
        return;
    m_carets.clear();
    showCarets();
}

void TextEditor::addCaretVertically(int lines)
{
    m_carets.addVertically(lines);
    showCarets();
}

void TextEditor::selectColumns(QPoint from, QPoint to)
{
    m_carets.selectColumns(from, to);
    showCarets();
}

void TextEditor::extendColumns(int columns, int lines)
{
    m_carets.extendColumns(columns, lines);
    showCarets();
}

void TextEditor::typeAtCarets(const QString &text)
{
    changeAtCarets({text}, tr("Typing"));
}

void TextEditor::deleteAtCarets(QTextCursor::MoveOperation operation)
{
    m_carets.extendEmptySelections(operation);
    changeAtCarets({}, tr("Delete"));
}

/// Replaces the selection of each cursor in one undo step: with the only text, or with one text per cursor if the counts are equal.
void TextEditor::changeAtCarets(const QStringList &texts, const QString &title)
{
    if (!canEdit())
        return showReadOnlyReason();
    QList<QTextCursor> all = carets();
    std::sort(all.begin(), all.end(), [](const QTextCursor &left, const QTextCursor &right) {
        return left.selectionStart() < right.selectionStart();
    });
    TextChanges changes;
    QList<qsizetype> places;
    qsizetype shift = 0;
    qsizetype freeStart = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const SelectionSpan span = spanOf(all.at(i));
        const qsizetype start = std::max(span.start(), freeStart);
        const qsizetype end = std::max(span.end(), start);
        const QString text = texts.size() == all.size() ? texts.at(i) : texts.value(0);
        const TextChange one{start + shift, session()->text().mid(start, end - start), text};
        if (!one.hasNoEffect())
            changes += one;
        shift += text.size() - (end - start);
        freeStart = end;
        places += end + shift;
    }
    if (changes.isEmpty())
        return;
    editSession(changes, title, EditKind::Typing);
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].setPosition(static_cast<int>(toShownOffset(places.at(i))));
    setCarets(all);
    ensureCursorVisible();
    Q_EMIT cursorOffsetChanged(cursorOffset());
}

void TextEditor::insertText(const QString &text, const QString &title)
{
    const QString convertedText = toSessionLineEndings(text);
    const QStringList parts = session() ? convertedText.split(session()->lineEnd()) : QStringList();
    changeAtCarets(parts.size() == caretCount() && caretCount() > 1 ? parts : QStringList{convertedText}, title);
}

void TextEditor::addNextOccurrence()
{
    QTextCursor mainCursor = textCursor();
    if (!mainCursor.hasSelection()) {
        mainCursor.select(QTextCursor::WordUnderCursor);
        return setTextCursor(mainCursor);
    }
    const QString wanted = textOf(mainCursor);
    const QTextCursor lastCursor = m_carets.last();
    const QString &text = session()->text();
    qsizetype found = text.indexOf(wanted, offsetAt(lastCursor.selectionEnd()));
    if (found < 0)
        found = text.indexOf(wanted);
    QTextCursor next(document());
    next.setPosition(static_cast<int>(toShownOffset(found)));
    next.setPosition(static_cast<int>(toShownOffset(found + wanted.size())), QTextCursor::KeepAnchor);
    addCaret(next);
}

void TextEditor::jumpToBracket()
{
    const BracketPair pair = bracketsAt(document(), textCursor().position());
    if (pair.isMatched())
        goTo(offsetAt(pair.other));
}

QList<QTextEdit::ExtraSelection> TextEditor::decorations() const
{
    QList<QTextEdit::ExtraSelection> all = SessionView::decorations();
    const auto [from, to] = visibleSpan();
    for (const Overlay &overlay : m_overlays)
        all += overlay(from, to);
    all += bracketMarks(document(), textCursor().position(), palette());
    all += m_carets.selections();
    return all;
}

void TextEditor::runTextPainters(const QRect &dirty)
{
    if (m_textPainters.isEmpty())
        return;
    QPainter painter(viewport());
    for (const TextPainter &painting : std::as_const(m_textPainters))
        painting(painter, dirty);
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
    const QTextBlock start = m_folding.enclosingStart(textCursor().block());
    if (!start.isValid() || !m_folding.fold(start))
        return;
    QTextCursor cursor(start);
    cursor.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(cursor);
    updateAfterFolding();
}

void TextEditor::unfold()
{
    if (Folding::unfold(textCursor().block()))
        updateAfterFolding();
}

void TextEditor::foldAll()
{
    if (!m_folding.foldAll(document()))
        return;
    QTextBlock shownBlock = textCursor().block();
    while (!shownBlock.isVisible() && shownBlock.previous().isValid())
        shownBlock = shownBlock.previous();
    setTextCursor(QTextCursor(shownBlock));
    updateAfterFolding();
}

void TextEditor::unfoldAll()
{
    if (Folding::unfoldAll(document()))
        updateAfterFolding();
}

void TextEditor::handleCursorMove()
{
    QTextBlock block = textCursor().block();
    if (block.isVisible())
        return;
    while (!block.isVisible() && block.previous().isValid())
        block = block.previous();
    if (Folding::unfold(block))
        updateAfterFolding();
}

QList<Fix> TextEditor::fixesAt(const QTextBlock &block) const
{
    if (findings().isEmpty() || !canEdit())
        return {};
    return fixesWithin(findings(), offsetAt(block.position()), offsetAt(block.position() + block.length() - 1));
}

bool TextEditor::hasFix(const QTextBlock &block) const
{
    return !fixesAt(block).isEmpty();
}

void TextEditor::applyFix(const Fix &fix)
{
    if (!canEdit())
        return showReadOnlyReason();
    session()->edit(fix.edits, fix.title);
}

void TextEditor::showFixMenu()
{
    const QList<Fix> fixes = fixesAtCursor();
    const QPoint below = viewport()->mapToGlobal(cursorRect().bottomLeft());
    if (fixes.isEmpty())
        return QToolTip::showText(below, tr("No quick fix available"), this);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Fix &fix : fixes)
        menu->addAction(fix.title, this, [this, fix] { applyFix(fix); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(below);
}

void TextEditor::handleGutterPress(const QTextBlock &block, bool isFixIcon)
{
    if (isFixIcon && hasFix(block)) {
        setTextCursor(QTextCursor(block));
        return showFixMenu();
    }
    const bool hasChanged = Folding::isFolded(block) ? Folding::unfold(block) : m_folding.fold(block);
    if (!hasChanged)
        return;
    if (!textCursor().block().isVisible())
        setTextCursor(QTextCursor(block));
    updateAfterFolding();
}

void TextEditor::goToFinding(bool isForward)
{
    const std::optional<qsizetype> place = nextFinding(findings(), cursorOffset(), isForward);
    if (!place)
        return;
    goTo(*place);
    const QString tip = toolTipAt(cursorRect().center());
    QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), tip, this);
}

void TextEditor::setTabWidth(int width)
{
    m_tabWidth = std::max(1, width);
    setTabStopDistance(m_tabWidth * fontMetrics().horizontalAdvance(u' '));
}

void TextEditor::setSpacesVisible(bool isVisible)
{
    QTextOption option = document()->defaultTextOption();
    option.setFlags(option.flags().setFlag(QTextOption::ShowTabsAndSpaces, isVisible));
    document()->setDefaultTextOption(option);
}

bool TextEditor::canInsertFromMimeData(const QMimeData *source) const
{
    return canEdit() && source->hasText() && !source->hasUrls();
}

void TextEditor::insertFromMimeData(const QMimeData *source)
{
    if (!canEdit())
        return showReadOnlyReason();
    if (source->hasText())
        insertText(source->text(), tr("Paste"));
}

/// Returns the original text of the selections, joined by line ends.
QMimeData *TextEditor::createMimeDataFromSelection() const
{
    QStringList texts;
    const QList<QTextCursor> all = carets();
    for (const QTextCursor &caret : all) {
        if (caret.hasSelection())
            texts += textOf(caret);
    }
    auto *mimeData = new QMimeData;
    mimeData->setText(texts.join(session() ? session()->lineEnd() : QStringLiteral("\n")));
    return mimeData;
}

/// Applies a move as two changes, so that the text between source and target is unchanged.
void TextEditor::dropEvent(QDropEvent *event)
{
    QDragLeaveEvent left;
    SessionView::dragLeaveEvent(&left);
    if (!canInsertFromMimeData(event->mimeData()))
        return event->ignore();
    const qsizetype to = offsetAt(cursorForPosition(event->position().toPoint()).position());
    const SelectionSpan from = selection();
    const QString text = toSessionLineEndings(event->mimeData()->text());
    const bool isInternal = event->source() == this || event->source() == viewport();
    const bool isMove = isInternal && event->dropAction() == Qt::MoveAction;
    event->acceptProposedAction();
    setFocus();
    if (!isMove)
        return change({{{to, QString(), text}}, {to, to + text.size()}}, tr("Drop"));
    if (to >= from.start() && to <= from.end())
        return;
    const QString taken = session()->text().mid(from.start(), from.end() - from.start());
    const qsizetype put = to > from.end() ? to - taken.size() : to;
    change({{{from.start(), taken, QString()}, {put, QString(), taken}}, {put, put + taken.size()}}, tr("Move"));
}

QString TextEditor::toolTipAt(const QPoint &position) const
{
    QStringList tips{SessionView::toolTipAt(position)};
    const int at = cursorForPosition(position).position();
    for (const TipSource &source : m_tips)
        tips += source(at);
    tips.removeAll(QString());
    return tips.join(u'\n');
}

} // namespace outcrop
