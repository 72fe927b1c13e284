// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QAbstractItemModel>
#include <QString>

namespace outcrop {

/// Rows as text that a spreadsheet takes: cells between tabs, one row a line, each row once, in the order of the view.
QString rowsAsText(QModelIndexList indexes);

/// A whole model: its headers, then every row, those below others behind them. A spreadsheet takes it.
QString tableAsText(const QAbstractItemModel &model);

/// A JSON value in one line, as a person writes it: texts without quotes, nothing for null. Shortened beyond `limit` characters.
QString jsonCell(const Json &value, qsizetype limit = 120);

} // namespace outcrop
