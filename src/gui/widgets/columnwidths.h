// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QTreeView;

namespace outcrop {

/// A column that can be narrower than its texts, which are then elided.
struct ElidedColumn {
    int column = 0;
    int minWidth = 0; ///< minimum width of the column, in pixels
};

/// Returns the width that a column needs for its heading and its texts.
int wholeColumnWidth(const QTreeView &view, int column);

/// Returns the sum of wholeColumnWidth() for all visible columns.
int wholeColumnsWidth(const QTreeView &view);

/// Gives each visible column its whole width. If they do not fit beside a vertical scroll bar, the `elided` columns are reduced in this order, so that no
/// column is truncated.
void fitColumnWidths(QTreeView &view, const QList<ElidedColumn> &elided);

} // namespace outcrop
