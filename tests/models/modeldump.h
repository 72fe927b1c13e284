// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace outcrop {

/// A whole model as text: the headers, then one line a row, cells between ` | `, children two spaces deeper. What a test compares with.
QString dump(const QAbstractItemModel &model);

/// Asks for cells, parents and headers that are not there. A model that answers with anything fails.
bool refusesOutOfRange(const QAbstractItemModel &model);

} // namespace outcrop
