// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/valuedelegate.h"

#include "core/base/localnumbers.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"

#include <QApplication>
#include <QHelpEvent>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace outcrop {

QString ValueDelegate::displayText(const QVariant &value, const QLocale &locale) const
{
    const bool isCount = value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong;
    return isolatedText(isCount ? groupedNumber(value.toLongLong(), locale) : QStyledItemDelegate::displayText(value, locale));
}

QSize ValueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem iconOption = option;
    initStyleOption(&iconOption, index);
    iconOption.features |= QStyleOptionViewItem::HasDecoration;
    iconOption.decorationSize = QSize(iconSize, iconSize);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    const int height = style->sizeFromContents(QStyle::CT_ItemViewItem, &iconOption, {}, option.widget).height();
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, std::max(height, textLineHeight(option.fontMetrics) + rowPadding)});
}

bool ValueDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool isTip = event->type() == QEvent::ToolTip && index.isValid() && index.data(Qt::ToolTipRole).toString().isEmpty();
    if (!isTip || QStyledItemDelegate::sizeHint(option, index).width() <= option.rect.width())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), index.data().toString(), view);
    return true;
}

} // namespace outcrop
