// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemModel;
class QTableView;

namespace outcrop {

/// Makes a table of the numbers behind a picture: rows as high as those of the lists beside it, columns as wide as their content, and a width that
/// asks for no room. The model stays the caller's.
void setUpFigureGrid(QTableView *table, QAbstractItemModel *model);

} // namespace outcrop
