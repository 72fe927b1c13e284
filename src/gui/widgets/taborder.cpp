// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/taborder.h"

#include <QWidget>

namespace outcrop {

namespace {

bool isReachedByTab(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0;
}

} // namespace

QWidget *controlBefore(QWidget *widget)
{
    QWidget *before = widget->previousInFocusChain();
    while (before != widget && !isReachedByTab(*before))
        before = before->previousInFocusChain();
    return before == widget ? nullptr : before;
}

void moveInTabOrder(QWidget *container, QWidget *after)
{
    QWidget *last = isReachedByTab(*after) ? after : controlBefore(after);
    for (QWidget *widget : container->findChildren<QWidget *>()) {
        if (!isReachedByTab(*widget) || widget->focusProxy() || widget->window() != container->window())
            continue;
        if (last)
            QWidget::setTabOrder(last, widget);
        last = widget;
    }
}

} // namespace outcrop
