// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/icondelegate.h"

namespace outcrop {

void IconDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    ValueDelegate::initStyleOption(option, index);
    const QIcon icon = index.column() == m_column ? m_icon(index) : QIcon();
    if (icon.isNull())
        return;
    option->icon = icon;
    option->decorationSize = QSize(16, 16);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace outcrop
