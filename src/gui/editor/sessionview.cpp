// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/sessionview.h"

#include "gui/editor/findingranges.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns the character at `offset` after change `index`, given the text after all changes; null if out of range.
QChar charAfter(QStringView text, const TextChanges &changes, qsizetype index, qsizetype offset)
{
    for (qsizetype i = index + 1; i < changes.size(); ++i) {
        const TextChange &later = changes.at(i);
        if (offset < later.offset)
            continue;
        if (offset < later.removedEnd())
            return later.removed.at(offset - later.offset);
        offset += later.inserted.size() - later.removed.size();
    }
    return offset >= 0 && offset < text.size() ? text.at(offset) : QChar();
}

} // namespace

SessionView::SessionView(QWidget *parent) : CodeView(parent)
{
    connect(document(), &QTextDocument::contentsChange, this, &SessionView::recordTyping);
    connect(document(), &QTextDocument::contentsChanged, this, &SessionView::submitTypedChange);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        handleCursorMove();
        if (!m_isApplyingChanges && !m_hasPendingTyping)
            Q_EMIT cursorOffsetChanged(cursorOffset());
    });
}

SessionView::~SessionView() = default;

void SessionView::setSession(EditSession *session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->undoStack().disconnect(this);
    }
    m_session = session;
    clearCarets();
    reloadText();
    moveCursor(QTextCursor::Start);
    setReadOnly(!canEdit());
    if (session)
        connectSession();
    Q_EMIT sessionChanged();
}

void SessionView::connectSession()
{
    m_undoIndex = m_session->undoStack().index();
    connect(m_session, &EditSession::changed, this, &SessionView::applyChanges);
    connect(m_session, &QObject::destroyed, this, [this] { setReadOnly(true); });
    connect(&m_session->undoStack(), &QUndoStack::indexChanged, this, [this](int index) {
        const bool isPushed = m_isRunningCommand || m_isSubmittingTypedChange;
        if (!isPushed && index != m_undoIndex && hasFocus())
            goToLastChange();
        m_undoIndex = index;
    });
}

/// Copies the whole text of the session, for a new session or after a rejected change.
void SessionView::reloadText()
{
    const QString text = m_session ? m_session->text() : QString();
    m_lineEndings = ShownLineEndings(text);
    m_mayContainCrLf = text.contains(u'\r');
    m_isApplyingChanges = true;
    setPlainText(ShownLineEndings::shown(text));
    m_isApplyingChanges = false;
    m_hasPendingTyping = false;
    setReadOnly(!canEdit());
    placeGutter();
    updateSelections();
}

/// Records a typed change. Removes equal text at both ends, because Qt may report a change that is too large.
void SessionView::recordTyping(int position, int removed, int added)
{
    if (m_isApplyingChanges || !m_session)
        return;
    const qsizetype from = position;
    const qsizetype oldEnd = std::min<qsizetype>(from + removed, m_lineEndings.shownSize());
    const qsizetype newEnd = std::min<qsizetype>(from + added, document()->characterCount() - 1);
    const qsizetype start = m_lineEndings.offsetAt(from);
    const QString before = m_session->text().mid(start, m_lineEndings.offsetAt(oldEnd) - start);
    const QString now = shownText(from, newEnd - from);
    const QString then = ShownLineEndings::shown(before);
    if (now == then)
        return;
    const qsizetype most = std::min(then.size(), now.size());
    const qsizetype head = std::mismatch(then.begin(), then.begin() + most, now.begin()).first - then.begin();
    const qsizetype tail =
        std::mismatch(then.rbegin(), then.rbegin() + (most - head), now.rbegin()).first - then.rbegin();
    const qsizetype first = m_lineEndings.offsetAt(from + head);
    const qsizetype last = m_lineEndings.offsetAt(oldEnd - tail);
    QString inserted = now.mid(head, now.size() - head - tail);
    if (m_session->lineEnd() != QLatin1String("\n"))
        inserted.replace(u'\n', m_session->lineEnd());
    m_typedChange = {first, m_session->text().mid(first, last - first), inserted};
    m_hasPendingTyping = true;
}

/// Applies the typed change to the session. Called after the layout update, so that listeners of the session can query the view.
void SessionView::submitTypedChange()
{
    if (!m_hasPendingTyping || m_isApplyingChanges || !m_session)
        return;
    const quint64 revision = m_session->revision();
    m_isSubmittingTypedChange = true;
    m_session->edit({m_typedChange}, m_kind == EditKind::Typing ? tr("Typing") : tr("Edit"), m_kind);
    m_isSubmittingTypedChange = false;
    m_hasPendingTyping = false;
    if (m_session && m_session->revision() == revision) { // the session rejected the change, so its revision is unchanged
        reloadText();
        return showReadOnlyReason();
    }
    Q_EMIT cursorOffsetChanged(cursorOffset());
}

void SessionView::applyChanges(const TextChanges &changes)
{
    const bool isMirrored = m_isSubmittingTypedChange && m_hasPendingTyping && changes.size() == 1 && changes.constFirst() == m_typedChange;
    const QTextBlock first = firstVisibleBlock();
    const QString text = m_session->text();
    m_isApplyingChanges = true;
    QTextCursor all(document());
    if (!isMirrored)
        all.beginEditBlock();
    for (qsizetype i = 0; i < changes.size(); ++i) {
        const TextChange &change = changes.at(i);
        m_mayContainCrLf = m_mayContainCrLf || change.inserted.contains(u'\r');
        QChar before;
        QChar behind;
        if (m_mayContainCrLf) {
            before = change.offset > 0 ? charAfter(text, changes, i, change.offset - 1) : QChar();
            behind = charAfter(text, changes, i, change.insertedEnd());
        }
        const QChar around[] = {before, behind};
        applyChange(change, QStringView(around, 2), isMirrored);
    }
    if (!isMirrored)
        all.endEditBlock();
    m_isApplyingChanges = false;
    if (!isMirrored && !m_isRunningCommand)
        restoreScrollPosition(first);
    if (!changes.isEmpty())
        m_lastChangeEnd = changes.constLast().insertedEnd();
    handleShownChanges(changes);
    shiftFindings(findings(), changes);
    if (isReadOnly() == canEdit())
        setReadOnly(!canEdit());
    updateSelections();
    Q_EMIT textChangeApplied(changes);
}

/// Applies one change to the QTextDocument. Replaces a whole line end if its CR and LF are joined or separated by the change.
void SessionView::applyChange(const TextChange &change, QStringView around, bool isMirrored)
{
    const bool hasCarriageReturn = around.at(0) == u'\r';
    const bool hasLineFeed = around.at(1) == u'\n';
    const QString head = hasCarriageReturn ? QStringLiteral("\r") : QString();
    const QString tail = hasLineFeed ? QStringLiteral("\n") : QString();
    const qsizetype from = m_lineEndings.toShownOffset(change.offset - head.size());
    m_lineEndings.applyChange(change, around.at(0), around.at(1));
    const QString wanted = ShownLineEndings::shown(QString(head + change.inserted + tail));
    const QString current = isMirrored
        ? ShownLineEndings::shown(head) + ShownLineEndings::shown(change.inserted) + ShownLineEndings::shown(tail)
        : ShownLineEndings::shown(QString(head + change.removed + tail));
    if (current == wanted)
        return;
    const qsizetype same = hasCarriageReturn && wanted.startsWith(u'\n') && current.startsWith(u'\n') ? 1 : 0;
    const qsizetype least = std::min(wanted.size(), current.size()) - same;
    const qsizetype end = hasLineFeed && least > 0 && wanted.endsWith(u'\n') && current.endsWith(u'\n') ? 1 : 0;
    replaceShownText(from + same, current.size() - same - end, wanted.mid(same, wanted.size() - same - end));
}

void SessionView::replaceShownText(qsizetype from, qsizetype length, const QString &text)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(from));
    cursor.setPosition(static_cast<int>(from + length), QTextCursor::KeepAnchor);
    cursor.insertText(text);
}

/// Returns a part of the displayed text. Does not use QTextDocument::toPlainText(), which replaces no-break spaces with spaces.
QString SessionView::shownText(qsizetype from, qsizetype length) const
{
    QString text;
    text.reserve(length);
    for (QTextBlock block = document()->findBlock(static_cast<int>(from)); block.isValid() && text.size() < length;
         block = block.next()) {
        text += QStringView(block.text()).mid(std::max<qsizetype>(0, from - block.position()));
        text += u'\n';
    }
    text.truncate(length);
    return text;
}

/// Scrolls so that `first` remains the first visible line.
void SessionView::restoreScrollPosition(const QTextBlock &first)
{
    if (first.isValid() && verticalScrollBar()->value() != first.firstLineNumber())
        verticalScrollBar()->setValue(first.firstLineNumber());
}

void SessionView::goToLastChange()
{
    if (m_lastChangeEnd < 0)
        return;
    clearCarets();
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(m_lineEndings.toShownOffset(std::min(m_lastChangeEnd, m_lineEndings.size()))));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void SessionView::undo()
{
    if (!canEdit() || !m_session->undoStack().canUndo())
        return;
    m_session->undoStack().undo();
    goToLastChange();
}

void SessionView::redo()
{
    if (!canEdit() || !m_session->undoStack().canRedo())
        return;
    m_session->undoStack().redo();
    goToLastChange();
}

void SessionView::change(const LineCommandResult &edit, const QString &title, EditKind kind)
{
    if (!canEdit())
        return showReadOnlyReason();
    if (edit.changes.isEmpty())
        return;
    editSession(edit.changes, title, kind);
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(toShownOffset(edit.selection.anchor)));
    cursor.setPosition(static_cast<int>(toShownOffset(edit.selection.position)), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    ensureCursorVisible();
    Q_EMIT cursorOffsetChanged(cursorOffset());
}

QString SessionView::toSessionLineEndings(const QString &text) const
{
    QString convertedText = text;
    convertedText.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    convertedText.replace(u'\r', u'\n');
    if (m_session && m_session->lineEnd() != QLatin1String("\n"))
        convertedText.replace(QLatin1String("\n"), m_session->lineEnd());
    return convertedText;
}

void SessionView::select(qsizetype start, qsizetype end)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(toShownOffset(start)));
    cursor.setPosition(static_cast<int>(toShownOffset(end)), QTextCursor::KeepAnchor);
    clearCarets();
    setTextCursor(cursor);
    if (!viewport()->rect().contains(cursorRect()))
        centerCursor();
}

SelectionSpan SessionView::spanOf(const QTextCursor &cursor) const
{
    return {offsetAt(cursor.anchor()), offsetAt(cursor.position())};
}

QString SessionView::textOf(const QTextCursor &cursor) const
{
    const SelectionSpan span = spanOf(cursor);
    return m_session ? m_session->text().mid(span.start(), span.end() - span.start()) : cursor.selectedText();
}

void SessionView::showReadOnlyReason()
{
    Q_EMIT editRejected();
    const QPoint below = viewport()->mapToGlobal(cursorRect().bottomLeft());
    QToolTip::showText(
        below, tr("This document is read-only because it is outside the workspace or not valid UTF-8. To edit it, copy it into the workspace or save it as UTF-8."), this);
}

void SessionView::editSession(const TextChanges &changes, const QString &title, EditKind kind)
{
    m_isRunningCommand = true;
    m_session->edit(changes, title, kind);
    m_isRunningCommand = false;
}

} // namespace outcrop
