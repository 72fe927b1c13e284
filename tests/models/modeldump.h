// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace outcrop {

/// Returns a model as text, for comparison: the headers, then one line per row, cells separated by ` | `, children indented by two spaces.
QString dump(const QAbstractItemModel &model);

/// Returns whether a model returns invalid values for cells, parents and headers that are out of range.
bool rejectsOutOfRange(const QAbstractItemModel &model);

} // namespace outcrop
