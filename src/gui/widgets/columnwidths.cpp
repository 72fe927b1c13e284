// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/columnwidths.h"

#include <QHeaderView>
#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace outcrop {

int wholeColumnWidth(const QTreeView &view, int column)
{
    const QAbstractItemView &items = view; // the size hints are protected in QTreeView
    return std::max(items.sizeHintForColumn(column), view.header()->sectionSizeHint(column));
}

int wholeColumnsWidth(const QTreeView &view)
{
    int width = 0;
    for (int column = 0; column < view.header()->count(); ++column)
        width += view.isColumnHidden(column) ? 0 : wholeColumnWidth(view, column);
    return width;
}

void fitColumnWidths(QTreeView &view, const QList<ElidedColumn> &elided)
{
    const int room = view.width() - 2 * view.frameWidth() - view.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &view);
    int excess = wholeColumnsWidth(view) - room;
    for (int column = 0; column < view.header()->count(); ++column)
        view.header()->resizeSection(column, wholeColumnWidth(view, column));
    for (const auto &[column, minWidth] : elided) {
        const int whole = wholeColumnWidth(view, column);
        const int width = std::clamp(whole - excess, std::min(minWidth, whole), whole);
        view.header()->resizeSection(column, width);
        excess -= whole - width;
    }
}

} // namespace outcrop
