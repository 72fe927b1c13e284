// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/valuedelegate.h"

#include "gui/look/isolatedtext.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>

namespace outcrop {

QString ValueDelegate::displayText(const QVariant &value, const QLocale &locale) const
{
    return isolatedText(QStyledItemDelegate::displayText(value, locale));
}

QSize ValueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem withIcon = option;
    initStyleOption(&withIcon, index);
    withIcon.features |= QStyleOptionViewItem::HasDecoration;
    withIcon.decorationSize = QSize(iconSize, iconSize);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    const int height = style->sizeFromContents(QStyle::CT_ItemViewItem, &withIcon, {}, option.widget).height();
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, std::max(height, option.fontMetrics.height() + rowPadding)});
}

} // namespace outcrop
