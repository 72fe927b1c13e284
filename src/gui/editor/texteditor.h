// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/editorcarets.h"
#include "gui/editor/folding.h"
#include "gui/editor/sessionview.h"

#include <functional>

class QMenu;

namespace outcrop {

/// An editor for the text of a session, with multiple cursors, folding and quick fixes.
class TextEditor : public SessionView
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget *parent = nullptr);

    /// Inserts text at each cursor, or one line of it per cursor if the counts are equal. Converts line ends to those of the document.
    void insertText(const QString &text, const QString &title);

    /// Adds a cursor. Typing, deletion, movement, copy and paste apply to all cursors.
    void addCaret(const QTextCursor &caret);
    void clearCarets() override;
    int caretCount() const { return m_carets.count(); }
    QList<QTextCursor> carets() const { return m_carets.all(); }
    void setCarets(const QList<QTextCursor> &carets);
    /// Selects the word at the cursor; on the next call, adds a cursor at its next occurrence.
    void addNextOccurrence();
    /// Adds a cursor on the line above or below, in the same column.
    void addCaretVertically(int lines);
    /// Selects a rectangle of text with a cursor on each line. `x` is a column, `y` a line, both from 0.
    void selectColumns(QPoint from, QPoint to);
    /// Extends or shrinks the column selection.
    void extendColumns(int columns, int lines);
    void jumpToBracket();

    void setFolding(const Folding &folding);
    const Folding &folding() const { return m_folding; }
    void fold();
    void unfold();
    void foldAll();
    void unfoldAll();

    /// Returns the fixes of the findings on the cursor's line.
    QList<Fix> fixesAtCursor() const { return fixesAt(textCursor().block()); }
    void applyFix(const Fix &fix);
    /// Shows a menu of the fixes for the cursor's line, or a tooltip if there are none.
    void showFixMenu();
    /// Goes to the next or previous finding, wrapping around.
    void goToFinding(bool isForward);

    int tabWidth() const { return m_tabWidth; }
    void setTabWidth(int width);
    void setSpacesVisible(bool isVisible);
    /// Returns additional marks for the visible text, such as search matches. Called when the marks are updated, for example after typing or scrolling.
    using Overlay = std::function<QList<QTextEdit::ExtraSelection>(int from, int to)>;
    void addOverlay(const Overlay &overlay) { m_overlays += overlay; }
    using CodeView::updateSelections;
    using CodeView::visibleSpan;
    /// Paints over the text; `dirty` is the rectangle to repaint.
    using TextPainter = std::function<void(QPainter &painter, const QRect &dirty)>;
    void addTextPainter(const TextPainter &painting) { m_textPainters += painting; }
    using CodeView::LineBox;
    using CodeView::visibleLines;
    /// Returns a tooltip for a position in the QTextDocument, in addition to the tooltips of findings.
    using TipSource = std::function<QString(int position)>;
    void addToolTipSource(const TipSource &tips) { m_tips += tips; }
    /// Handles a key before the editor. Returns true to consume the key.
    using KeyFilter = std::function<bool(QKeyEvent *event)>;
    void addKeyFilter(const KeyFilter &filter) { m_filters += filter; }
    const Diagnostics &shownFindings() const { return findings(); }

Q_SIGNALS:
    /// Emitted before the context menu is shown, so that listeners can add entries for the position.
    void contextMenuRequested(QMenu *menu, int position);

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
    QString toolTipAt(const QPoint &position) const override;
    bool hasFolds() const override { return session() != nullptr; }
    FoldMark foldMark(const QTextBlock &block) const override;
    bool hasFix(const QTextBlock &block) const override;
    void handleGutterPress(const QTextBlock &block, bool isFixIcon) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    /// Unfolds a region that the cursor enters.
    void handleCursorMove() override;
    void handleShownChanges(const TextChanges &changes) override;

private:
    bool handleKey(QKeyEvent *event);
    bool handleColumnKey(const QKeyEvent *event);
    bool handleTextKey(QKeyEvent *event);
    bool handleCaretKey(QKeyEvent *event);
    void typeAtCarets(const QString &text);
    void deleteAtCarets(QTextCursor::MoveOperation operation);
    void changeAtCarets(const QStringList &texts, const QString &title);
    void showCarets();
    bool isMarkdown() const;
    void runTextPainters(const QRect &dirty);
    QList<Fix> fixesAt(const QTextBlock &block) const;

    EditorCarets m_carets{this};
    bool m_isColumnDrag = false;
    Folding m_folding;
    int m_tabWidth = 4;
    QList<Overlay> m_overlays;
    QList<TextPainter> m_textPainters;
    QList<TipSource> m_tips;
    QList<KeyFilter> m_filters;
};

} // namespace outcrop
