// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/codeview.h"
#include "gui/editor/folding.h"
#include "gui/editor/linecommands.h"
#include "gui/text/shownlineends.h"
#include "models/editing/editsession.h"

#include <QPointer>

class QMenu;

namespace outcrop {

/// Source text to write. The view has a QTextDocument of its own that mirrors an EditSession: what the user types is taken from it as one change of
/// the session's text, and what happens to the session elsewhere (another view, undo, a form, the disk) is done to it as the same small changes, so
/// that cursor, selection and scroll position stay. Speaks in offsets of the document's own text.
class TextEditor : public CodeView
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget *parent = nullptr);
    ~TextEditor() override;

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
    /// Puts a text where each cursor is; line ends become those of the document.
    void insertText(const QString &text, const QString &title);
    /// The document's own line ends in a text that came from elsewhere.
    QString withOwnLineEnds(const QString &text) const;
    void undo();
    void redo();

    /// Further cursors beside the main one; typing, deleting, moving, copy and paste work at all of them.
    void addCaret(const QTextCursor &caret);
    void clearCarets();
    int caretCount() const { return static_cast<int>(m_carets.size()) + 1; }
    QList<QTextCursor> carets() const;
    void setCarets(const QList<QTextCursor> &carets);
    /// Selects the word here, then the next place of the same text, too.
    void addNextOccurrence();
    /// A cursor on the line above or below, in the same column.
    void addCaretVertically(int lines);
    /// A cursor on every line between two corners, each selecting the columns between. `x` is a column, `y` a line, both from 0.
    void selectColumns(QPoint from, QPoint to);
    /// A cursor more or less on the lines above or below, or a column wider: what Alt+Shift and an arrow do.
    void growColumns(int columns, int lines);
    void jumpToBracket();

    void setFolding(const Folding &folding);
    const Folding &folding() const { return m_folding; }
    void fold();
    void unfold();
    void foldAll();
    void unfoldAll();

    /// The problems that the cursor's line has and that can be mended.
    QList<Fix> fixesHere() const { return fixesAt(textCursor().block()); }
    void applyFix(const Fix &fix);
    /// A menu of what can be done here; says so where there is nothing.
    void offerFixes();
    /// To the next finding behind the cursor, or the one before it, round the end.
    void goToFinding(bool forward);

    int tabWidth() const { return m_tabWidth; }
    void setTabWidth(int width);
    void setSpacesShown(bool shown);
    /// Something else that is laid over what can be seen of the text, such as the matches of a search. Called for every repaint that needs it.
    using Overlay = std::function<QList<QTextEdit::ExtraSelection>(int from, int to)>;
    void addOverlay(const Overlay &overlay) { m_overlays += overlay; }
    using CodeView::updateSelections;
    using CodeView::visibleSpan;
    /// Something painted over the text; `dirty` is all that is being painted.
    using Painting = std::function<void(QPainter &painter, const QRect &dirty)>;
    void addPainting(const Painting &painting) { m_paintings += painting; }
    using CodeView::LineBox;
    using CodeView::visibleLines;
    /// A tip for a position of the QTextDocument, beside those of the findings.
    using TipSource = std::function<QString(int position)>;
    void addTips(const TipSource &tips) { m_tips += tips; }
    /// Sees each key before the editor; true keeps it from the editor.
    using KeyFilter = std::function<bool(QKeyEvent *event)>;
    void addKeyFilter(const KeyFilter &filter) { m_filters += filter; }
    const Diagnostics &shownFindings() const { return findings(); }

Q_SIGNALS:
    /// The cursor is somewhere else now.
    void placeChanged(qsizetype offset);
    /// The session's text changed and the view shows it.
    void textTaken(const outcrop::TextChanges &changes);
    /// A key was pressed that would change a text which can only be read.
    void refused();
    void sessionChanged();
    /// The menu of a right click is about to be shown: whoever has something for this place adds it.
    void contextMenuWanted(QMenu *menu, int position);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    QMimeData *createMimeDataFromSelection() const override;
    QList<QTextEdit::ExtraSelection> decorations() const override;
    QString tipAt(const QPoint &position) const override;
    bool hasFolds() const override { return m_session != nullptr; }
    FoldMark foldMark(const QTextBlock &block) const override;
    bool hasFix(const QTextBlock &block) const override;
    void gutterPressed(const QTextBlock &block, bool atLamp) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    // the mirror
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

    // keys
    bool handleKey(QKeyEvent *event);
    bool handleColumnKey(const QKeyEvent *event);
    bool handleTextKey(QKeyEvent *event);
    bool handleCaretKey(QKeyEvent *event);
    bool moveCarets(QKeyEvent *event);
    void typeAtCarets(const QString &text);
    void deleteAtCarets(QTextCursor::MoveOperation way);
    void changeAtCarets(const QStringList &texts, const QString &title);
    void mergeCarets();
    void refuse();
    SelectionSpan spanOf(const QTextCursor &cursor) const;
    QString textOf(const QTextCursor &cursor) const;
    bool isMarkdown() const;
    QList<QTextEdit::ExtraSelection> bracketMarks() const;
    void paintCarets();
    void paintOver(const QRect &dirty);
    static QPoint placeOf(const QTextCursor &cursor);
    QList<Fix> fixesAt(const QTextBlock &block) const;
    void showCursorLine();
    void shiftFindings(const TextChanges &changes);

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
    QList<QTextCursor> m_carets;
    QPoint m_columnStart;
    QPoint m_columnEnd;
    bool m_columnDrag = false;
    Folding m_folding;
    int m_tabWidth = 4;
    QList<Overlay> m_overlays;
    QList<Painting> m_paintings;
    QList<TipSource> m_tips;
    QList<KeyFilter> m_filters;
};

} // namespace outcrop
