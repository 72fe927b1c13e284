// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/panelarea.h"

#include <QDockWidget>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace outcrop {

PanelArea::PanelArea(QWidget *panel, QWidget *parent) : QScrollArea(parent)
{
    setObjectName(panel->objectName() + QStringLiteral("Area"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(panel->sizePolicy());
    setWidget(panel);
    panel->setAutoFillBackground(false); // the dock paints the background
}

void PanelArea::scrollPanelOf(QDockWidget &dock)
{
    QWidget *panel = dock.widget();
    dock.setWidget(nullptr); // setWidget() with another widget would hide the panel in its area
    dock.setWidget(new PanelArea(panel, &dock));
}

QSize PanelArea::panelMinimum() const
{
    return widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
}

QSize PanelArea::sizeHint() const
{
    return widget()->sizeHint().expandedTo(widget()->minimumSize());
}

QSize PanelArea::minimumSizeHint() const
{
    const QSize neededSize = panelMinimum();
    return {neededSize.width(), std::min(neededSize.height(), maxMinimumHeight)};
}

/// Gives the panel the size of the area, but at least its minimum height. QScrollArea would give a resizable widget the preferred height of wrapped texts
/// and lists, which can scroll themselves.
void PanelArea::fitPanel()
{
    const QSize availableSize = maximumViewportSize();
    const int neededHeight = panelMinimum().height();
    const int scrollBar = neededHeight > availableSize.height() ? verticalScrollBar()->sizeHint().width() : 0;
    widget()->resize(availableSize.width() - scrollBar, std::max(availableSize.height(), neededHeight));
}

bool PanelArea::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && widget()) { // the panel may need another size
        fitPanel();
        updateGeometry();
    }
    return QScrollArea::event(event);
}

void PanelArea::resizeEvent(QResizeEvent *event)
{
    if (widget())
        fitPanel();
    QScrollArea::resizeEvent(event);
}

} // namespace outcrop
