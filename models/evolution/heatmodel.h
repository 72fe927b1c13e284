// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/figuretable.h"

namespace outcrop {

/// What a cell of a heat table says beyond its text: a double from 0 to 1, invalid for words and for what is not known.
inline constexpr int HeatRole = Qt::UserRole + 90;

/// A table of shares whose cells are to be coloured by how large they are.
class HeatModel : public FigureModel
{
    Q_OBJECT

public:
    using FigureModel::FigureModel;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
};

} // namespace outcrop
