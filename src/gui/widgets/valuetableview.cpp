// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/valuetableview.h"

#include "gui/widgets/valuedelegate.h"

#include <QHeaderView>
#include <QTableView>

namespace outcrop {

void setUpValueTable(QTableView *table, QAbstractItemModel *model)
{
    table->setModel(model);
    table->setItemDelegate(new ValueDelegate(table));
    table->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    QHeaderView *rows = table->verticalHeader();
    rows->hide();
    rows->setMinimumSectionSize(0); // the style's minimum is as high as a button
    rows->setDefaultSectionSize(table->fontMetrics().height() + ValueDelegate::rowPadding);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

} // namespace outcrop
