// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/wordwrapdelegate.h"

namespace outcrop {

/// Shows the paths in the first column of a tree in at most two lines, so that similar paths can be distinguished in a narrow column. The middle of a longer
/// path is elided; the tooltip shows the whole path.
class ContextPathDelegate : public WordWrapDelegate
{
    Q_OBJECT

public:
    /// The view owns the delegate.
    explicit ContextPathDelegate(QTreeView &view);

    static constexpr int maxLines = 2;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const QTreeView &m_tree;
};

} // namespace outcrop
