// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/severitydelegate.h"

#include "gui/look/icons.h"
#include "models/base/roles.h"

namespace outcrop {

void SeverityDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    ValueDelegate::initStyleOption(option, index);
    if (index.column() != 0)
        return;
    option->icon = severityIcon(static_cast<Severity>(index.data(SeverityRole).toInt()));
    option->decorationSize = QSize(16, 16);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace outcrop
