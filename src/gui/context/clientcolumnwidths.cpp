// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/clientcolumnwidths.h"

#include "core/base/diagnostic.h"
#include "gui/widgets/columnwidths.h"
#include "models/base/roles.h"
#include "models/context/contextclients.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int minNameLetters = 10;

/// Returns the width for the heading and for the numbers of losses. A part of a number would look like another number.
int widthOfLosses(const QTreeView &clients, ContextClientColumn column)
{
    const QAbstractItemView &cells = clients; // the size hints are protected in QTreeView
    int width = clients.header()->sectionSizeHint(int(column));
    for (int row = 0; row < clients.model()->rowCount(); ++row) {
        const QModelIndex cell = clients.model()->index(row, int(column));
        const QVariant severity = cell.data(SeverityRole);
        if (severity.isValid() && severity.toInt() == int(Severity::Warning))
            width = std::max(width, cells.sizeHintForIndex(cell).width());
    }
    return width;
}

} // namespace

void fitClientColumns(QTreeView &clients)
{
    QList<ElidedColumn> elided;
    for (const ContextClientColumn column : {ContextClientColumn::Skipped, ContextClientColumn::Truncated})
        elided.append({int(column), widthOfLosses(clients, column)});
    elided.append({int(ContextClientColumn::Client), minNameLetters * clients.fontMetrics().averageCharWidth()});
    fitColumnWidths(clients, elided);
}

} // namespace outcrop
