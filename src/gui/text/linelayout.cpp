// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/linelayout.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

/// Approximate number of visible lines.
constexpr int visibleLineEstimate = 50;

} // namespace

QTextDocument *LineLayout::makeDocument(QObject *parent)
{
    auto *document = new QTextDocument(parent);
    document->setDocumentLayout(new LineLayout(document));
    return document;
}

QRectF LineLayout::blockBoundingRect(const QTextBlock &block) const
{
    QRectF box = QPlainTextDocumentLayout::blockBoundingRect(block);
    if (!m_minimumHeights.isEmpty() && block.isVisible())
        box.setHeight(std::max(box.height(), m_minimumHeights.value(block.blockNumber())));
    return box;
}

double LineLayout::naturalHeight(const QTextBlock &block) const
{
    return QPlainTextDocumentLayout::blockBoundingRect(block).height();
}

bool LineLayout::setMinimumHeight(int line, double height)
{
    double &known = m_minimumHeights[line];
    return std::exchange(known, height) != height;
}

/// Lays out the changed lines. Equal numbers of added and removed characters usually mean that only formats changed, so the layout is left to Qt.
void LineLayout::documentChanged(int from, int charsRemoved, int charsAdded)
{
    const QTextBlock first = document()->findBlock(from);
    if (charsRemoved == charsAdded)
        return layOut(first, from, charsRemoved, charsAdded);
    const QTextBlock lastBlock = document()->findBlock(from + std::max(1, charsAdded) - 1);
    const bool laysOutEachLine = document()->blockCount() == m_lines && lastBlock.blockNumber() - first.blockNumber() < visibleLineEstimate;
    m_lines = document()->blockCount();
    if (!laysOutEachLine)
        return layOut(first, from, 0, std::max(1, charsAdded));
    for (QTextBlock line = first; line.isValid() && line.position() <= lastBlock.position(); line = line.next())
        layOut(line, line.position(), 0, line.length());
}

/// Lays out a change. Repaints the view if its first line has another number of rows. Qt compares the heights, but a highlighter has already removed
/// the old layout. So Qt computes the new height twice and repaints only the line.
void LineLayout::layOut(const QTextBlock &line, int from, int charsRemoved, int charsAdded)
{
    const int rows = line.lineCount();
    QPlainTextDocumentLayout::documentChanged(from, charsRemoved, charsAdded);
    if (line.lineCount() != rows)
        Q_EMIT update();
}

} // namespace outcrop
