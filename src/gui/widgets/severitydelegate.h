// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/valuedelegate.h"

namespace outcrop {

/// Shows the severity icon of a finding in the first cell of its row.
class SeverityDelegate : public ValueDelegate
{
    Q_OBJECT

public:
    using ValueDelegate::ValueDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace outcrop
