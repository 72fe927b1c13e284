// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/codeview.h"
#include "gui/editor/linecommands.h"
#include "gui/text/shownlineendings.h"
#include "models/editing/editsession.h"

#include <QPointer>

namespace outcrop {

/// Shows the text of an EditSession in a separate QTextDocument. Applies typing to the session as one change. Applies changes of the session by other
/// views, undo, forms or the disk as small edits, which preserve the cursor, the selection and the scroll position. Offsets are in the original text.
class SessionView : public CodeView
{
    Q_OBJECT

public:
    explicit SessionView(QWidget *parent = nullptr);
    ~SessionView() override;

    /// Sets the session; null clears the view. The session may be destroyed before the view.
    void setSession(EditSession *session);
    EditSession *session() const { return m_session; }
    bool canEdit() const { return m_session && !m_session->isReadOnly(); }

    /// Selects the range and scrolls to it.
    void select(qsizetype start, qsizetype end);
    void select(const Range &range) { select(range.start.offset, range.end.offset); }
    SelectionSpan selection() const { return spanOf(textCursor()); }
    qsizetype toShownOffset(qsizetype offset) const override { return m_lineEndings.toShownOffset(offset); }
    qsizetype offsetAt(qsizetype shownOffset) const override { return m_lineEndings.offsetAt(shownOffset); }

    /// Applies an edit as one undo step and sets its selection. Does nothing if the edit is empty; shows the reason if the text is read-only.
    void change(const LineCommandResult &edit, const QString &title, EditKind kind = EditKind::Command);
    /// Converts the line ends of a text to those of the document.
    QString toSessionLineEndings(const QString &text) const;
    void undo();
    void redo();
    /// Removes additional cursors, if a subclass supports them.
    virtual void clearCarets() { }

Q_SIGNALS:
    /// Emitted when the cursor has moved.
    void cursorOffsetChanged(qsizetype offset);
    /// Emitted after the view shows a change of the session text.
    void textChangeApplied(const outcrop::TextChanges &changes);
    /// Emitted when the user tries to edit read-only text.
    void editRejected();
    void sessionChanged();

protected:
    /// Changes the session without scrolling the view.
    void editSession(const TextChanges &changes, const QString &title, EditKind kind);
    /// Sets the kind of the changes that Qt makes when it handles a key.
    void setEditKind(EditKind kind) { m_kind = kind; }
    /// Emits editRejected() and shows a tooltip with the reason.
    void showReadOnlyReason();
    SelectionSpan spanOf(const QTextCursor &cursor) const;
    QString textOf(const QTextCursor &cursor) const;
    /// Called when the cursor moves, before cursorOffsetChanged() is emitted. Also called while text changes, when the signal is not emitted.
    virtual void handleCursorMove() { }
    /// Called before textChangeApplied() is emitted.
    virtual void handleShownChanges(const TextChanges &) { }

private:
    void connectSession();
    void recordTyping(int position, int removed, int added);
    void submitTypedChange();
    void applyChanges(const TextChanges &changes);
    void applyChange(const TextChange &change, QStringView around, bool isMirrored);
    void replaceShownText(qsizetype from, qsizetype length, const QString &text);
    QString shownText(qsizetype from, qsizetype length) const;
    void reloadText();
    void restoreScrollPosition(const QTextBlock &first);
    void goToLastChange();

    QPointer<EditSession> m_session;
    ShownLineEndings m_lineEndings;
    TextChange m_typedChange; ///< change of the QTextDocument that is not yet in the session
    bool m_hasPendingTyping = false;
    bool m_isApplyingChanges = false; ///< whether changes of the session are being applied to the QTextDocument
    bool m_isSubmittingTypedChange = false; ///< whether typed text is being applied to the session
    bool m_isRunningCommand = false;      ///< whether a command of this view is changing the session
    bool m_mayContainCrLf = false;     ///< whether the text may contain CR LF, so that neighboring characters matter
    EditKind m_kind = EditKind::Command;
    int m_undoIndex = 0;
    qsizetype m_lastChangeEnd = -1; ///< end of the last change by the session; -1 if there is none
};

} // namespace outcrop
