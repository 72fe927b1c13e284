// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/figuresplitter.h"

#include <QResizeEvent>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int chartWidth = 690; ///< width in pixels at which a chart is readable
constexpr int tableWidth = 300; ///< width in pixels at which a table shows its first columns
constexpr int minHeightForBoth = 260; ///< height in pixels from which the table fits below the chart

} // namespace

FigureSplitter::FigureSplitter(QWidget *parent) : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_hasChosenSizes = true; });
}

QSize FigureSplitter::minimumPartSize(int part) const
{
    return widget(part)->minimumSizeHint().expandedTo(widget(part)->minimumSize());
}

QSize FigureSplitter::minimumSizeHint() const
{
    QSize neededSize(0, 0);
    for (int part = 0; part < count(); ++part)
        neededSize = neededSize.expandedTo(minimumPartSize(part));
    return neededSize;
}

Qt::Orientation FigureSplitter::orientationFor(const QSize &size) const
{
    int height = handleWidth();
    for (int part = 0; part < count(); ++part)
        height += minimumPartSize(part).height();
    const bool isTooNarrow = size.width() < chartWidth + tableWidth;
    return isTooNarrow && size.height() >= std::max(height, minHeightForBoth) ? Qt::Vertical : Qt::Horizontal;
}

/// Sets the default shares, unless the user has chosen other shares in this orientation. Sizes of the other orientation do not apply.
void FigureSplitter::arrange()
{
    const Qt::Orientation wanted = orientationFor(size());
    if (m_hasSizes && orientation() == wanted && m_hasChosenSizes)
        return;
    m_hasSizes = true;
    m_hasChosenSizes = false;
    setOrientation(wanted);
    const int chart = std::max(chartWidth, width() * 52 / 100); // the table needs the rest for its columns
    setSizes(wanted == Qt::Horizontal ? QList<int>{chart, std::max(tableWidth, width() - chart)} : QList<int>{6000, 4000});
}

/// Arranges the parts again after a part needs another height.
bool FigureSplitter::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && m_hasSizes && orientationFor(size()) != orientation())
        arrange();
    return QSplitter::event(event);
}

void FigureSplitter::resizeEvent(QResizeEvent *event)
{
    arrange();
    QSplitter::resizeEvent(event);
}

} // namespace outcrop
