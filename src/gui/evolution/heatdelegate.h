// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/valuedelegate.h"

namespace outcrop {

/// Tints cells with the accent color in proportion to their HeatRole. Cells also show the number.
class HeatDelegate : public ValueDelegate
{
    Q_OBJECT

public:
    using ValueDelegate::ValueDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace outcrop
