// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <utility>

namespace outcrop {

/// Returns a line `label  value` for each row, with the values in one column.
QStringList alignedLines(const QList<std::pair<QString, QString>> &rows);

} // namespace outcrop
