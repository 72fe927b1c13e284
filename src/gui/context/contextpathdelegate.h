// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/wordwrapdelegate.h"

namespace outcrop {

/// Wraps the paths in the first column of a tree, so that similar paths can be distinguished in a narrow column. Elides the beginning of a folder or file
/// name that is wider than the column.
class ContextPathDelegate : public WordWrapDelegate
{
    Q_OBJECT

public:
    /// The view owns the delegate.
    explicit ContextPathDelegate(QTreeView &view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const QTreeView &m_tree;
};

} // namespace outcrop
