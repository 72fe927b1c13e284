// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/tourframe.h"

#include "gui/look/theme.h"

#include <QPainter>

namespace outcrop {

namespace {

constexpr int lineWidth = 3;

} // namespace

TourFrame::TourFrame(QWidget *window) : QWidget(window)
{
    setObjectName(QStringLiteral("tourFrame"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TourFrame::showAround(const QRect &target)
{
    if (!target.isEmpty())
        setGeometry(target.adjusted(-lineWidth, -lineWidth, lineWidth, lineWidth).intersected(parentWidget()->rect()));
    setVisible(!target.isEmpty());
}

void TourFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color(ColorRole::Accent, palette()), lineWidth));
    const qreal inset = lineWidth / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
}

} // namespace outcrop
