// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evolution/heatmodel.h"

namespace outcrop {

QVariant HeatModel::data(const QModelIndex &index, int role) const
{
    if (role != HeatRole)
        return ValueTableModel::data(index, role);
    const ValueRow *row = rowAt(index);
    const TableCell figure = row ? row->cells.value(index.column()) : TableCell();
    return figure.isNumber && !figure.exportText.isEmpty() ? QVariant(figure.exportText.toDouble()) : QVariant();
}

} // namespace outcrop
