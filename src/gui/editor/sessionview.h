// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/codeview.h"
#include "gui/editor/linecommands.h"
#include "gui/text/shownlineendings.h"
#include "models/editing/editsession.h"

#include <QPointer>

namespace outcrop {

/// Shows the text of an EditSession in a separate QTextDocument that mirrors it. Typing is applied to the session as one change; changes of the
/// session by other views, undo, forms or the disk are applied to the mirror as small edits, so that cursor, selection and scroll position are
/// preserved. Offsets are in the document's original text.
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
    qsizetype toShownOffset(qsizetype offset) const override { return m_ends.toShownOffset(offset); }
    qsizetype offsetAt(qsizetype shown) const override { return m_ends.offsetAt(shown); }

    /// Applies an edit as one undo step and sets its selection.
    void change(const LineEdit &edit, const QString &title, EditKind kind = EditKind::Command);
    /// Converts the line ends of a text to those of the document.
    QString withSessionLineEndings(const QString &text) const;
    void undo();
    void redo();
    /// Removes additional cursors, if a subclass supports them.
    virtual void clearCarets() { }

Q_SIGNALS:
    /// Emitted when the cursor has moved.
    void cursorOffsetChanged(qsizetype offset);
    /// Emitted when the view shows a change of the session's text.
    void textChangeShown(const outcrop::TextChanges &changes);
    /// Emitted when the user tries to edit read-only text.
    void editRefused();
    void sessionChanged();

protected:
    /// Changes the session without scrolling the view.
    void editSession(const TextChanges &changes, const QString &title, EditKind kind);
    /// Sets the kind of change that Qt's key handling makes from now on.
    void setEditKind(EditKind kind) { m_kind = kind; }
    /// Shows the user why the text cannot be changed.
    void showReadOnlyReason();
    SelectionSpan spanOf(const QTextCursor &cursor) const;
    QString textOf(const QTextCursor &cursor) const;
    /// Called before a new position is announced.
    virtual void cursorMoved() { }
    /// Called before new text is announced.
    virtual void changesShown(const TextChanges &) { }

private:
    void connectSession();
    void recordTyping(int position, int removed, int added);
    void submitTyped();
    void applyChanges(const TextChanges &changes);
    void applyChange(const TextChange &change, QStringView around, bool mirrored);
    void replaceShown(qsizetype from, qsizetype length, const QString &text);
    QString shownText(qsizetype from, qsizetype length) const;
    void restoreMirror();
    void keepScroll(const QTextBlock &first);
    void showUndone();
    bool isInFront() const;

    QPointer<EditSession> m_session;
    ShownLineEndings m_ends;
    TextChange m_typed; ///< change in the QTextDocument that is not yet in the session
    bool m_hasTyped = false;
    bool m_applyingChanges = false;      ///< changes of the session are being applied to the mirror
    bool m_submittingTyped = false;     ///< typed text is being applied to the session
    bool m_commanding = false;  ///< a command of this view is changing the session
    bool m_hasCarriage = false; ///< the text may contain CR LF, so neighboring characters matter
    EditKind m_kind = EditKind::Command;
    int m_undoIndex = 0;
    qsizetype m_changedAt = -1; ///< end of the last change that came from the session
};

} // namespace outcrop
