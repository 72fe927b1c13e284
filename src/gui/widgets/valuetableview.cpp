// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/valuetableview.h"

#include "gui/look/isolatedtext.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace outcrop {

namespace {

/// Padding of list rows plus the grid line, in pixels.
constexpr int rowPadding = 4;

/// Keeps the order of numbers and signs in mirrored layouts.
class IsolatedDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString displayText(const QVariant &value, const QLocale &locale) const override
    {
        return isolatedText(QStyledItemDelegate::displayText(value, locale));
    }
};

} // namespace

void setUpValueTable(QTableView *table, QAbstractItemModel *model)
{
    table->setModel(model);
    table->setItemDelegate(new IsolatedDelegate(table));
    table->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    QHeaderView *rows = table->verticalHeader();
    rows->hide();
    rows->setMinimumSectionSize(0); // the style's minimum is as high as a button
    rows->setDefaultSectionSize(table->fontMetrics().height() + rowPadding);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

} // namespace outcrop
