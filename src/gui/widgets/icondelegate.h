// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/valuedelegate.h"

#include <QIcon>

#include <functional>

namespace outcrop {

/// Shows an icon before the text of each cell in one column. Cells without an icon are unchanged.
class IconDelegate : public ValueDelegate
{
    Q_OBJECT

public:
    using IconSource = std::function<QIcon(const QModelIndex &index)>;

    IconDelegate(int column, const IconSource &icon, QObject *parent) : ValueDelegate(parent), m_column(column), m_icon(icon) { }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_column;
    IconSource m_icon;
};

} // namespace outcrop
