// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPlainTextDocumentLayout>

namespace outcrop {

/// Lays out text line by line and limits each edit to the changed lines. Qt's layout adds the number of removed characters to the number of
/// added characters. With highlighting, each keystroke would lay out the following lines again and repaint the whole view. A line can have a minimum height,
/// so that it is as high as the line beside it in another view.
class LineLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;
    /// Returns an empty document with this layout.
    static QTextDocument *makeDocument(QObject *parent);

    QRectF blockBoundingRect(const QTextBlock &block) const override;
    /// Returns the height of a line without its minimum height, in pixels.
    double naturalHeight(const QTextBlock &block) const;
    /// Sets the minimum height of a line. Returns whether it has changed; the caller then repaints the view.
    bool setMinimumHeight(int line, double height);
    void clearMinimumHeights() { m_minimumHeights.clear(); }
    /// Lets the view fit its scroll bars to the minimum heights.
    void updateScrollBars() { Q_EMIT documentSizeChanged(documentSize()); }

protected:
    void documentChanged(int from, int charsRemoved, int charsAdded) override;

private:
    void layOut(const QTextBlock &line, int from, int charsRemoved, int charsAdded);

    int m_lines = 1; ///< number of lines before the change
    QHash<int, double> m_minimumHeights; ///< minimum height of each line in pixels, by line number from 0
};

} // namespace outcrop
