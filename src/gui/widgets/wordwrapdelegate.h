// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/valuedelegate.h"

class QTreeView;

namespace outcrop {

/// Wraps the texts of a column of a tree. Rows are as high as their wrapped text, so the tree must not have uniform row heights.
class WordWrapDelegate : public ValueDelegate
{
    Q_OBJECT

public:
    /// The view owns the delegate.
    WordWrapDelegate(QTreeView &view, int column);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void updateWidth();

    const QTreeView &m_view;
    int m_column;
    int m_width = -1; ///< width of the column at the last layout
};

} // namespace outcrop
