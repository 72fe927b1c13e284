// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/editorcarets.h"
#include "gui/editor/folding.h"
#include "gui/editor/sessionview.h"

#include <functional>

class QMenu;

namespace outcrop {

/// Source text to write: keys, several cursors, folds, and fixes for what is wrong. What it shows and changes is a session's, see SessionView.
class TextEditor : public SessionView
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget *parent = nullptr);

    /// Puts a text where each cursor is; line ends become those of the document.
    void insertText(const QString &text, const QString &title);

    /// Further cursors beside the main one; typing, deleting, moving, copy and paste work at all of them.
    void addCaret(const QTextCursor &caret);
    void clearCarets() override;
    int caretCount() const { return m_carets.count(); }
    QList<QTextCursor> carets() const { return m_carets.all(); }
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

    /// The problems of the cursor's line that have fixes.
    QList<Fix> fixesHere() const { return fixesAt(textCursor().block()); }
    void applyFix(const Fix &fix);
    /// A menu of what can be done here; shows a message if there is nothing.
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
    /// The menu of a right click is about to be shown: listeners add their entries for this place.
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
    bool hasFolds() const override { return session() != nullptr; }
    FoldMark foldMark(const QTextBlock &block) const override;
    bool hasFix(const QTextBlock &block) const override;
    void gutterPressed(const QTextBlock &block, bool atLamp) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    /// A folded place opens when the cursor goes there.
    void cursorMoved() override;
    void changesShown(const TextChanges &changes) override;

private:
    bool handleKey(QKeyEvent *event);
    bool handleColumnKey(const QKeyEvent *event);
    bool handleTextKey(QKeyEvent *event);
    bool handleCaretKey(QKeyEvent *event);
    void typeAtCarets(const QString &text);
    void deleteAtCarets(QTextCursor::MoveOperation way);
    void changeAtCarets(const QStringList &texts, const QString &title);
    void showCarets();
    bool isMarkdown() const;
    void paintOver(const QRect &dirty);
    QList<Fix> fixesAt(const QTextBlock &block) const;

    EditorCarets m_carets{this};
    bool m_columnDrag = false;
    Folding m_folding;
    int m_tabWidth = 4;
    QList<Overlay> m_overlays;
    QList<Painting> m_paintings;
    QList<TipSource> m_tips;
    QList<KeyFilter> m_filters;
};

} // namespace outcrop
