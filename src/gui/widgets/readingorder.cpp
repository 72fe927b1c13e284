// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/readingorder.h"

#include <QStatusBar>
#include <QToolBar>

#include <algorithm>
#include <tuple>

namespace outcrop {

namespace {

/// Returns the child of the window that contains a widget: a toolbar, a panel, the center or the status bar.
const QWidget *windowPart(const QWidget &widget)
{
    const QWidget *part = &widget;
    while (!part->isWindow() && part->parentWidget() && !part->parentWidget()->isWindow())
        part = part->parentWidget();
    return part;
}

/// Returns the position of a part in the reading order: its group, its column and its row.
std::tuple<int, int, int> placeOf(const QWidget &part)
{
    const QRect place = part.geometry();
    const int column = part.isRightToLeft() ? -place.right() : place.left();
    if (qobject_cast<const QToolBar *>(&part))
        return {0, column, place.top()};
    return {qobject_cast<const QStatusBar *>(&part) ? 2 : 1, column, place.top()};
}

bool isTabStop(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isVisible() && widget.isEnabled() && isInWindow(widget);
}

/// Returns the controls in reading order. Also contains the widget that has the focus, because the next control depends on its position.
QList<QWidget *> tabStops(QWidget &window, const QWidget *focusedWidget)
{
    QList<QWidget *> stops;
    for (QWidget *widget = window.nextInFocusChain(); widget != &window; widget = widget->nextInFocusChain()) {
        if (widget->window() == &window && (widget == focusedWidget || isTabStop(*widget)))
            stops += widget;
    }
    std::stable_sort(
        stops.begin(), stops.end(), [](const QWidget *left, const QWidget *right) { return placeOf(*windowPart(*left)) < placeOf(*windowPart(*right)); });
    return stops;
}

} // namespace

bool isInWindow(const QWidget &widget)
{
    const QWidget *part = windowPart(widget);
    return part->isWindow() || part->window()->rect().intersects(part->geometry());
}

bool moveFocusInReadingOrder(QWidget &window, bool isForward)
{
    QWidget *focusedWidget = window.focusWidget();
    const QList<QWidget *> stops = tabStops(window, focusedWidget);
    const qsizetype count = stops.size();
    const qsizetype current = stops.indexOf(focusedWidget); // the index is -1 if no widget has the focus
    const qsizetype target = isForward ? current + 1 : std::max<qsizetype>(current, 0) - 1;
    QWidget *chosenWidget = count > 0 ? stops.at((target + count) % count) : nullptr;
    if (!chosenWidget || chosenWidget == focusedWidget)
        return false;
    chosenWidget->setFocus(isForward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace outcrop
