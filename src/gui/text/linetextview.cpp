// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/linetextview.h"

#include <QTextBlock>

namespace outcrop {

QList<LineTextView::LineBox> LineTextView::visibleLines(const QRect &within) const
{
    QList<LineBox> lines;
    QTextBlock block = firstVisibleBlock();
    QRectF box = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && box.top() <= within.bottom()) {
        if (block.isVisible() && box.bottom() >= within.top())
            lines += {block.blockNumber(), box.toAlignedRect()};
        block = block.next();
        box = blockBoundingRect(block).translated(0, box.bottom());
    }
    return lines;
}

} // namespace outcrop
