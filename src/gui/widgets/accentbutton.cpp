// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/accentbutton.h"

#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace outcrop {

AccentButton::AccentButton(QWidget *parent) : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

QSize AccentButton::sizeHint() const
{
    const int width = 2 * margin + iconSize().width() + gap + fontMetrics().horizontalAdvance(text());
    return {width, std::max(28, textLineHeight(fontMetrics()) + 10)};
}

void AccentButton::setPlain(bool isPlain)
{
    m_isPlain = isPlain;
    update();
}

/// Uses the colors of selected text, because their contrast is high enough. A disabled or plain button has the colors of other buttons.
void AccentButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const bool isAccented = isEnabled() && !m_isPlain;
    QColor fill = palette().color(group, isAccented ? QPalette::Highlight : QPalette::Button);
    if (isEnabled() && (isDown() || underMouse()))
        fill = isDown() ? fill.darker(120) : fill.lighter(108);
    painter.setPen(isAccented ? QPen(fill) : QPen(outlineColor(Outline::Control, palette())));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const QRect inside = rect().adjusted(margin, 0, -margin, 0);
    const QRect picture = QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, iconSize(), inside);
    icon().paint(&painter, picture, Qt::AlignCenter, isAccented ? QIcon::Selected : isEnabled() ? QIcon::Normal : QIcon::Disabled);
    const QRect words = QStyle::visualRect(layoutDirection(), inside, inside.adjusted(iconSize().width() + gap, 0, 0, 0));
    painter.setPen(palette().color(group, isAccented ? QPalette::HighlightedText : QPalette::ButtonText));
    painter.drawText(words, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)), text());
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect().adjusted(3, 3, -3, -3);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace outcrop
