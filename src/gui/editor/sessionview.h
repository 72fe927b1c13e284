// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/codeview.h"
#include "gui/editor/linecommands.h"
#include "gui/text/shownlineends.h"
#include "models/editing/editsession.h"

#include <QPointer>

namespace outcrop {

/// Shows the text of an EditSession. The view has a separate QTextDocument that mirrors the session: what the user types is taken from it as one change of
/// the session's text, and what happens to the session elsewhere (another view, undo, a form, the disk) is done to it as the same small changes, so
/// that cursor, selection and scroll position stay. Speaks in offsets of the document's own text.
class SessionView : public CodeView
{
    Q_OBJECT

public:
    explicit SessionView(QWidget *parent = nullptr);
    ~SessionView() override;

    /// Null empties the view. The session may die before it.
    void setSession(EditSession *session);
    EditSession *session() const { return m_session; }
    bool canEdit() const { return m_session && !m_session->isReadOnly(); }

    /// Selects and shows the place.
    void select(qsizetype start, qsizetype end);
    void select(const Range &range) { select(range.start.offset, range.end.offset); }
    SelectionSpan selection() const { return spanOf(textCursor()); }
    qsizetype shownAt(qsizetype offset) const override { return m_ends.shownAt(offset); }
    qsizetype offsetAt(qsizetype shown) const override { return m_ends.offsetAt(shown); }

    /// One undo step, after which `selection` is selected.
    void change(const LineEdit &edit, const QString &title, EditKind kind = EditKind::Command);
    /// The document's own line ends in a text that came from elsewhere.
    QString withOwnLineEnds(const QString &text) const;
    void undo();
    void redo();
    /// Leaves only the main cursor, where a subclass has more.
    virtual void clearCarets() { }

Q_SIGNALS:
    /// The cursor is somewhere else now.
    void placeChanged(qsizetype offset);
    /// The session's text changed and the view shows it.
    void textTaken(const outcrop::TextChanges &changes);
    /// A key was pressed that would change a text which can only be read.
    void refused();
    void sessionChanged();

protected:
    /// Changes the session; what the view shows is not scrolled back.
    void editSession(const TextChanges &changes, const QString &title, EditKind kind);
    /// What kind of change Qt's own handling of keys makes from now on.
    void setKind(EditKind kind) { m_kind = kind; }
    /// Shows the user why nothing changes.
    void refuse();
    SelectionSpan spanOf(const QTextCursor &cursor) const;
    QString textOf(const QTextCursor &cursor) const;
    /// Before a new position is announced.
    virtual void cursorMoved() { }
    /// Before new text is announced.
    virtual void changesShown(const TextChanges &) { }

private:
    void connectSession();
    void noteTyped(int position, int removed, int added);
    void handOver();
    void take(const TextChanges &changes);
    void takeOne(const TextChange &change, QStringView around, bool mirrored);
    void replaceShown(qsizetype from, qsizetype length, const QString &text);
    QString shownText(qsizetype from, qsizetype length) const;
    void restoreMirror();
    void keepScroll(const QTextBlock &first);
    void showUndone();
    bool isInFront() const;

    QPointer<EditSession> m_session;
    ShownLineEnds m_ends;
    TextChange m_typed; ///< seen in the QTextDocument and not yet handed to the session
    bool m_hasTyped = false;
    bool m_taking = false;      ///< changes of the session are being done to the mirror
    bool m_handing = false;     ///< what was typed is being handed to the session
    bool m_commanding = false;  ///< a command of this view is changing the session
    bool m_hasCarriage = false; ///< there may be CR LF, so that neighbours matter
    EditKind m_kind = EditKind::Command;
    int m_undoIndex = 0;
    qsizetype m_changedAt = -1; ///< the end of the last change that came from the session
};

} // namespace outcrop
