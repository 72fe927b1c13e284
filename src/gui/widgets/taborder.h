// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace outcrop {

/// Places widgets after `after` in the tab order, even if Tab does not reach `after`. Qt appends new widgets to the end of the window's tab order.
void setTabOrderAfter(QWidget *after, const QList<QWidget *> &widgets);

/// Places the controls in a container after `after` in the tab order, in the order of the child widgets.
void moveInTabOrder(QWidget *container, QWidget *after);

} // namespace outcrop
