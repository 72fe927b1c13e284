// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chippicker.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

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
    if (m_openPopup && m_showsLabel)
        m_openPopup();
    else
        QComboBox::showPopup();
}

void ChipPicker::setShowsLabel(bool showsLabel)
{
    m_showsLabel = showsLabel;
    updateGeometry();
    update();
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
    const QSize text(textWidth, textLineHeight(fontMetrics()));
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this).expandedTo({0, 28});
}

int ChipPicker::labeledWidth() const
{
    return sizeFor(labelWidth() + valueWidth() + gap).width();
}

QSize ChipPicker::sizeHint() const
{
    return sizeFor((m_showsLabel ? labelWidth() : 0) + valueWidth() + gap);
}

QSize ChipPicker::minimumSizeHint() const
{
    return sizeFor(fontMetrics().averageCharWidth() * minVisibleCharacters);
}

QRect ChipPicker::fieldRect() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).adjusted(2, 0, -2, 0);
}

QString ChipPicker::visibleLabel() const
{
    const int least = std::min(valueWidth() + 1, fontMetrics().averageCharWidth() * minVisibleCharacters); // without an extra pixel, rounding would elide the value
    return m_showsLabel && fieldRect().width() >= labelWidth() + least ? accessibleName() : QString();
}

bool ChipPicker::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QComboBox::event(event);
    //: Tooltip of a list; %1 is the label of a choice such as Agent, %2 its value
    const QString named = tr("%1: %2").arg(accessibleName(), value());
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTip().isEmpty() ? named : named + u'\n' + toolTip(), this);
    return true;
}

void ChipPicker::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field = fieldRect();
    const QString caption = visibleLabel();
    const int before = caption.isEmpty() ? 0 : labelWidth();
    const QRect label(field.left(), field.top(), before, field.height());
    const QRect text = field.adjusted(before, 0, 0, 0);
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(isEnabled() ? color(ColorRole::Muted, palette()) : palette().color(QPalette::Disabled, QPalette::ButtonText));
    if (before > 0)
        painter.drawText(QStyle::visualRect(layoutDirection(), field, label), int(alignment), caption);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(QStyle::visualRect(layoutDirection(), field, text), int(alignment), isolatedText(fontMetrics().elidedText(value(), Qt::ElideRight, text.width())));
}

} // namespace outcrop
