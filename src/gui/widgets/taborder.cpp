// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/taborder.h"

#include <QWidget>

namespace outcrop {

void setTabOrderAfter(QWidget *after, const QList<QWidget *> &widgets)
{
    while (after->focusProxy()) // a widget has the focus policy of its proxy
        after = after->previousInFocusChain();
    const Qt::FocusPolicy policy = after->focusPolicy();
    after->setFocusPolicy(Qt::StrongFocus); // QWidget::setTabOrder() ignores widgets without focus
    QWidget *lastWidget = after;
    for (QWidget *widget : widgets) {
        QWidget::setTabOrder(lastWidget, widget);
        lastWidget = widget;
    }
    after->setFocusPolicy(policy);
}

void moveInTabOrder(QWidget *container, QWidget *after)
{
    QList<QWidget *> controls;
    for (QWidget *widget : container->findChildren<QWidget *>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->window() == container->window())
            controls += widget;
    }
    setTabOrderAfter(after, controls);
}

} // namespace outcrop
