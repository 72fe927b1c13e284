// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace outcrop {

/// The names and the layout of a table.
struct TableSpec {
    QString name; ///< object name of the table
    QString accessibleName;
    int mainColumn = -1; ///< column that takes the remaining width, with a minimum; by default the last column
};

/// Returns a read-only table or tree for a panel's model. Columns are as wide as their content, up to a maximum; the view scrolls horizontally if necessary.
/// The caller keeps ownership of the model.
QTreeView *makeRowTable(QWidget *parent, QAbstractItemModel *model, const TableSpec &spec);

/// Hides the columns, except the first, that are empty in all rows. Call it after each change of the model. An empty table keeps its columns.
void hideEmptyColumns(QTreeView *table);

/// Adds "Copy Table" to the context menu: headers and all rows, for a spreadsheet.
void addTableCopying(QTreeView *table);

} // namespace outcrop
