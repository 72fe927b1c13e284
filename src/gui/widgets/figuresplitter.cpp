// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/figuresplitter.h"

#include <QResizeEvent>

namespace outcrop {

namespace {

constexpr int chartWidth = 690; ///< width in pixels at which a chart is readable
constexpr int tableWidth = 300; ///< width in pixels at which a table shows its first columns
constexpr int minHeightForBoth = 260; ///< height in pixels from which the table fits below the chart

} // namespace

FigureSplitter::FigureSplitter(QWidget *parent) : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
}

QSize FigureSplitter::minimumSizeHint() const
{
    QSize needed(0, 0);
    for (int i = 0; i < count(); ++i)
        needed = needed.expandedTo(widget(i)->minimumSizeHint()).expandedTo(widget(i)->minimumSize());
    return needed;
}

Qt::Orientation FigureSplitter::orientationFor(const QSize &size) const
{
    return size.width() < chartWidth + tableWidth && size.height() >= minHeightForBoth ? Qt::Vertical : Qt::Horizontal;
}

/// Starts with the default shares after a change of the orientation, because sizes of the other direction do not apply.
void FigureSplitter::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = orientationFor(event->size());
    if (!m_hasSizes || orientation() != wanted) {
        m_hasSizes = true;
        setOrientation(wanted);
        setSizes(wanted == Qt::Horizontal ? QList<int>{chartWidth, tableWidth} : QList<int>{6000, 4000});
    }
    QSplitter::resizeEvent(event);
}

} // namespace outcrop
