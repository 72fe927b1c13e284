// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chippicker.h"

#include "gui/look/theme.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int shortTextRole = Qt::UserRole + 1;
constexpr int mostCharacters = 28;
constexpr int fewestCharacters = 3;

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

QString ChipPicker::value() const
{
    const QString text = currentData(shortTextRole).toString();
    return text.isEmpty() ? currentText() : text;
}

QSize ChipPicker::sizeFor(int valueWidth) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize text(fontMetrics().horizontalAdvance(accessibleName()) + gap + valueWidth, fontMetrics().height());
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this).expandedTo({0, 28});
}

QSize ChipPicker::sizeHint() const
{
    const int most = fontMetrics().averageCharWidth() * mostCharacters;
    return sizeFor(std::min(fontMetrics().horizontalAdvance(value()) + gap, most));
}

QSize ChipPicker::minimumSizeHint() const
{
    return sizeFor(fontMetrics().averageCharWidth() * fewestCharacters);
}

void ChipPicker::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).adjusted(2, 0, -2, 0);
    const int labelWidth = std::min(fontMetrics().horizontalAdvance(accessibleName()), field.width());
    const QRect label(field.left(), field.top(), labelWidth, field.height());
    const QRect text = field.adjusted(labelWidth + gap, 0, 0, 0);
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(isEnabled() ? color(ColorRole::Muted, palette()) : palette().color(QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(QStyle::visualRect(layoutDirection(), field, label), int(alignment), accessibleName());
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(QStyle::visualRect(layoutDirection(), field, text), int(alignment), fontMetrics().elidedText(value(), Qt::ElideRight, text.width()));
}

} // namespace outcrop
