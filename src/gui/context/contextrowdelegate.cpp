// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextrowdelegate.h"

#include <QApplication>
#include <QStyle>

namespace outcrop {

QSize ContextRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem withIcon = option;
    initStyleOption(&withIcon, index);
    withIcon.features |= QStyleOptionViewItem::HasDecoration;
    withIcon.decorationSize = QSize(16, 16);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    const int height = style->sizeFromContents(QStyle::CT_ItemViewItem, &withIcon, {}, option.widget).height();
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, height});
}

} // namespace outcrop
