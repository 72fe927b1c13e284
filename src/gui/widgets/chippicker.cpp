// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chippicker.h"

#include "gui/look/theme.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int shortTextRole = Qt::UserRole + 1;
constexpr int maxVisibleCharacters = 28;
constexpr int minVisibleCharacters = 5;

} // namespace

ChipPicker::ChipPicker(QWidget *parent) : QComboBox(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMaxVisibleItems(24);
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

void ChipPicker::setShortText(int row, const QString &text)
{
    setItemData(row, text, shortTextRole);
    updateGeometry();
    update();
}

void ChipPicker::showPopup()
{
    if (m_openPopup)
        m_openPopup();
    else
        QComboBox::showPopup();
}

QString ChipPicker::value() const
{
    const QString text = currentData(shortTextRole).toString();
    return text.isEmpty() ? currentText() : text;
}

int ChipPicker::labelWidth() const
{
    return fontMetrics().horizontalAdvance(accessibleName()) + gap;
}

/// Returns the width that shows the value completely, unless it is very long.
int ChipPicker::valueWidth() const
{
    return std::min(fontMetrics().horizontalAdvance(value()), fontMetrics().averageCharWidth() * maxVisibleCharacters);
}

QSize ChipPicker::sizeFor(int textWidth) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize text(textWidth, fontMetrics().height());
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this).expandedTo({0, 28});
}

QSize ChipPicker::sizeHint() const
{
    return sizeFor(labelWidth() + valueWidth() + gap);
}

QSize ChipPicker::minimumSizeHint() const
{
    return sizeFor(fontMetrics().averageCharWidth() * minVisibleCharacters);
}

void ChipPicker::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).adjusted(2, 0, -2, 0);
    const int before = field.width() > labelWidth() + valueWidth() ? labelWidth() : 0; // with no pixel to spare, rounding would elide the value
    const QRect label(field.left(), field.top(), before, field.height());
    const QRect text = field.adjusted(before, 0, 0, 0);
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(isEnabled() ? color(ColorRole::Muted, palette()) : palette().color(QPalette::Disabled, QPalette::ButtonText));
    if (before > 0)
        painter.drawText(QStyle::visualRect(layoutDirection(), field, label), int(alignment), accessibleName());
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(QStyle::visualRect(layoutDirection(), field, text), int(alignment), fontMetrics().elidedText(value(), Qt::ElideRight, text.width()));
}

} // namespace outcrop
