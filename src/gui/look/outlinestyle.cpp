// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/outlinestyle.h"

#include "gui/look/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace outcrop {

namespace {

bool isOutlined(QStyle::PrimitiveElement element)
{
    return element == QStyle::PE_Frame || element == QStyle::PE_FrameLineEdit
        || element == QStyle::PE_IndicatorCheckBox;
}

void drawOutline(const QStyleOption *option, QPainter *painter, const QColor &ink)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(ink);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

} // namespace

OutlineStyle::OutlineStyle() : QProxyStyle(QStringLiteral("fusion")) { }

int OutlineStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    return hint == SH_EtchDisabledText ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
}

void OutlineStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool focused = option->state.testFlag(State_HasFocus);
    if (isOutlined(element) && isDark(option->palette) && !focused)
        drawOutline(option, painter,
            outlineColor(element == PE_IndicatorCheckBox ? Outline::Control : Outline::Frame, option->palette));
}

} // namespace outcrop
