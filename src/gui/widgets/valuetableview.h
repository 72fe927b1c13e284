// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemModel;
class QTableView;

namespace outcrop {

/// Sets up a table of chart data: low rows, columns as wide as their content, and no minimum width. The caller keeps ownership of the model.
void setUpValueTable(QTableView *table, QAbstractItemModel *model);

/// Elides the widest columns of a table from setUpValueTable() if the table is narrow, so that the numbers after these columns are in view. Tooltips
/// show the whole texts.
void keepColumnsInView(QTableView *table);

} // namespace outcrop
