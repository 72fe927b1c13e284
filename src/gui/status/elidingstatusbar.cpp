// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/status/elidingstatusbar.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int margin = 6; ///< pixels between the message and the fields

} // namespace

/// Returns the space before the first visible field. Fields that make room for a message are hidden while it is shown.
QRect ElidingStatusBar::messageRect() const
{
    QRect room = rect().adjusted(margin, 0, -margin, 0);
    const QList<QWidget *> fields = findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (const QWidget *field : fields) {
        if (!field->isVisible())
            continue;
        if (isRightToLeft())
            room.setLeft(std::max(room.left(), field->geometry().right() + margin));
        else
            room.setRight(std::min(room.right(), field->geometry().left() - margin));
    }
    return room;
}

QString ElidingStatusBar::visibleMessage() const
{
    return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, messageRect().width());
}

void ElidingStatusBar::paintEvent(QPaintEvent *event)
{
    if (currentMessage().isEmpty())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().windowText().color());
    painter.drawText(messageRect(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, visibleMessage());
}

} // namespace outcrop
