// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fittedtable.h"

#include <QHeaderView>

namespace outcrop {

FittedTable::FittedTable(const QStringList &headers, QWidget *parent) : QTableWidget(0, static_cast<int>(headers.size()), parent)
{
    setHorizontalHeaderLabels(headers);
    verticalHeader()->hide();
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    connect(model(), &QAbstractItemModel::rowsInserted, this, &QWidget::updateGeometry);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, &QWidget::updateGeometry);
}

void FittedTable::setStretchedColumn(int column)
{
    for (int each = 0; each < columnCount(); ++each)
        horizontalHeader()->setSectionResizeMode(each, each == column ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

QString FittedTable::text(int row, int column) const
{
    const QTableWidgetItem *cell = item(row, column);
    return cell ? cell->text() : QString();
}

QTableWidgetItem *FittedTable::cell(int row, int column)
{
    if (!item(row, column))
        setItem(row, column, new QTableWidgetItem);
    return item(row, column);
}

void FittedTable::setText(int row, int column, const QString &text, bool isEditable)
{
    QTableWidgetItem *shown = cell(row, column);
    shown->setText(text);
    shown->setToolTip(text);
    shown->setFlags(isEditable ? shown->flags() | Qt::ItemIsEditable : shown->flags() & ~Qt::ItemIsEditable);
}

QSize FittedTable::sizeHint() const
{
    const int rows = verticalHeader()->length();
    return {QTableWidget::sizeHint().width(), horizontalHeader()->sizeHint().height() + rows + 2 * frameWidth() + 2};
}

QSize FittedTable::minimumSizeHint() const
{
    return {columnCount() * 40, sizeHint().height()};
}

} // namespace outcrop
