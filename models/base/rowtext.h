// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QAbstractItemModel>
#include <QString>

namespace outcrop {

/// Returns rows as text for a spreadsheet: tab-separated cells, one line per row, each row once, in the order of the row numbers.
QString rowsAsText(QModelIndexList indexes);

/// Returns the headers and all rows of a model as text for a spreadsheet; child rows follow their parent.
QString tableAsText(const QAbstractItemModel &model);

/// Returns a JSON value on one line, truncated to `limit` characters. Strings have no quotes; null is an empty string.
QString jsonCellText(const Json &value, qsizetype limit = 120);

} // namespace outcrop
