// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "gui/text/linedtext.h"

namespace outcrop {

class LineGutter;

/// A line and a column as a text view counts them, both from 0.
struct TextPlace {
    int line = 0;
    int column = 0;
};

/// Source text with line numbers, the current line, and findings underlined. Speaks in offsets of the original text; which those are, the subclass
/// knows.
class CodeView : public LinedText
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    /// The language follows from the file name, see highlight().
    void setLanguageOf(const QString &fileName);
    void setFindings(const Diagnostics &findings);
    void setWrapped(bool wrapped);
    /// The font of this family, or the system's fixed one; larger or smaller by a number of points.
    void setZoom(int points, const QString &family = {});

    /// Puts the cursor there and shows the place in the middle of the view.
    void goTo(qsizetype offset);
    /// The offset in the original text of the cursor.
    qsizetype cursorOffset() const;
    TextPlace cursorPlace() const;

    /// Between offsets in the original text and positions in the QTextDocument, which has one character for each line end.
    virtual qsizetype shownAt(qsizetype offset) const = 0;
    virtual qsizetype offsetAt(qsizetype shown) const = 0;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

    /// The lines of the text that can be seen, as positions in the QTextDocument.
    std::pair<int, int> visibleSpan() const;
    /// Everything laid over the text: the current line and, of what can be seen, the findings.
    virtual QList<QTextEdit::ExtraSelection> decorations() const;
    void updateSelections() { setExtraSelections(decorations()); }
    const Diagnostics &findings() const { return m_findings; }
    Diagnostics &findings() { return m_findings; }
    QTextCursor cursorFor(const Range &range) const;
    virtual QString tipAt(const QPoint &position) const;
    /// What the gutter shows beside a line, and what a click there does.
    enum class FoldMark { None, Open, Folded };
    virtual bool hasFolds() const { return false; }
    virtual FoldMark foldMark(const QTextBlock &) const { return FoldMark::None; }
    virtual bool hasFix(const QTextBlock &) const { return false; }
    virtual void gutterPressed(const QTextBlock &, bool) { }
    /// Lines were hidden or shown.
    void foldsChanged();
    void placeGutter();

private:
    friend class LineGutter;

    void connectGutter();
    QTextEdit::ExtraSelection currentLine() const;
    QTextEdit::ExtraSelection underline(const Diagnostic &finding) const;

    LineGutter *m_gutter;
    Diagnostics m_findings;
};

} // namespace outcrop
