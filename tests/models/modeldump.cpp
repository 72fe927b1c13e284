// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/modeldump.h"

#include <QStringList>

namespace outcrop {

namespace {

QString dumpRow(const QAbstractItemModel &model, int row, const QModelIndex &parent)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(parent); ++column)
        cells += model.index(row, column, parent).data().toString();
    return cells.join(QStringLiteral(" | ")).trimmed();
}

QString dumpChildren(const QAbstractItemModel &model, const QModelIndex &parent, int depth)
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        text += QString(depth * 2, u' ') + dumpRow(model, row, parent) + u'\n';
        text += dumpChildren(model, model.index(row, 0, parent), depth + 1);
    }
    return text;
}

QString dumpHeaders(const QAbstractItemModel &model)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells += model.headerData(column, Qt::Horizontal).toString();
    return QStringLiteral("# ") + cells.join(QStringLiteral(" | ")) + u'\n';
}

} // namespace

QString dump(const QAbstractItemModel &model)
{
    return dumpHeaders(model) + dumpChildren(model, {}, 0);
}

bool rejectsOutOfRange(const QAbstractItemModel &model)
{
    const int rows = model.rowCount();
    const int columns = model.columnCount();
    const bool areIndexesValid = !model.index(-1, 0).isValid() && !model.index(rows, 0).isValid()
        && !model.index(0, -1).isValid() && !model.index(0, columns).isValid();
    const bool areHeadersValid = !model.headerData(-1, Qt::Horizontal).isValid()
        && !model.headerData(columns, Qt::Horizontal).isValid()
        && !model.headerData(0, Qt::Vertical, Qt::UserRole).isValid();
    return areIndexesValid && areHeadersValid && !model.data({}).isValid() && !model.parent({}).isValid();
}

} // namespace outcrop
