// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "gui/text/linetextview.h"

namespace outcrop {

class LineGutter;

/// A line and a column of a text view, both from 0.
struct TextPosition {
    int line = 0;
    int column = 0;
};

/// A view of source text with line numbers, a highlighted current line, and underlined findings. Uses offsets in the original text, which the subclass
/// maps to positions in the QTextDocument.
class CodeView : public LineTextView
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    /// Sets the language from the file name, see highlight().
    void setLanguageOf(const QString &fileName);
    void setFindings(const Diagnostics &findings);
    void setWrapped(bool isWrapped);
    /// Sets a size difference in points and the font family; empty for the fixed-width font of the system.
    void setZoom(int points, const QString &family = {});

    /// Moves the cursor to the offset and centers the view on the cursor.
    void goTo(qsizetype offset);
    /// Returns the cursor offset in the original text.
    qsizetype cursorOffset() const;
    TextPosition cursorPosition() const;

    /// Converts an offset in the original text to a position in the QTextDocument, which has one character per line end.
    virtual qsizetype toShownOffset(qsizetype offset) const = 0;
    /// Converts a position in the QTextDocument to an offset in the original text.
    virtual qsizetype offsetAt(qsizetype shownOffset) const = 0;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    /// Paints the background of the current line, then the text. As an extra selection, the line would be laid out and painted twice for each keystroke.
    void paintEvent(QPaintEvent *event) override;

    /// Returns the first and last visible positions in the QTextDocument.
    std::pair<int, int> visibleSpan() const;
    /// Returns the marks of the visible findings.
    virtual QList<QTextEdit::ExtraSelection> decorations() const;
    void updateSelections();
    const Diagnostics &findings() const { return m_findings; }
    Diagnostics &findings() { return m_findings; }
    QTextCursor cursorFor(const Range &range) const;
    virtual QString toolTipAt(const QPoint &position) const;
    /// The fold arrow beside a line in the gutter.
    enum class FoldMark { None, Open, Folded };
    virtual bool hasFolds() const { return false; }
    virtual FoldMark foldMark(const QTextBlock &) const { return FoldMark::None; }
    virtual bool hasFix(const QTextBlock &) const { return false; }
    virtual void handleGutterPress(const QTextBlock &, bool) { }
    /// Updates layout, gutter and marks. Call after lines are hidden or shown.
    void updateAfterFolding();
    void placeGutter();

private:
    friend class LineGutter;

    void connectGutter();
    QRect currentLine() const;
    QTextEdit::ExtraSelection underlineSelection(const Diagnostic &finding) const;

    LineGutter *m_gutter;
    Diagnostics m_findings;
    QRect m_paintedLine; ///< the current line when it was last painted, in the viewport
    bool m_wasShown = false;
};

} // namespace outcrop
