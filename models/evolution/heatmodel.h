// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/valuetable.h"

namespace outcrop {

/// Role of a cell's share: a double from 0 to 1; invalid for text and unknown values.
inline constexpr int HeatRole = Qt::UserRole + 90;

/// A table whose cells are colored by their shares.
class HeatModel : public ValueTableModel
{
    Q_OBJECT

public:
    using ValueTableModel::ValueTableModel;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
};

} // namespace outcrop
