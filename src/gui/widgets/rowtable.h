// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace outcrop {

/// How a table is found and what it is called for screen readers.
struct TableLook {
    QString name; ///< of the object
    QString accessible;
    int mainColumn = -1; ///< takes the room that is left, and keeps enough for some words; without one the last takes it
};

/// A table of rows, flat or below each other, that is read and never edited: what panels show their models in. Columns are as wide as the content in
/// them, up to a measure; where they have no room the table scrolls sideways. The model stays the caller's.
QTreeView *rowTable(QWidget *parent, QAbstractItemModel *model, const TableLook &look);

/// Adds "Copy the Table" to its context menu: headers and all rows, as a spreadsheet takes them.
void addTableCopying(QTreeView *table);

} // namespace outcrop
