// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/valuedelegate.h"

#include "gui/look/isolatedtext.h"

#include <algorithm>

namespace outcrop {

QString ValueDelegate::displayText(const QVariant &value, const QLocale &locale) const
{
    return isolatedText(QStyledItemDelegate::displayText(value, locale));
}

QSize ValueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), std::max({size.height(), option.fontMetrics.height() + rowPadding, iconRowHeight})};
}

} // namespace outcrop
