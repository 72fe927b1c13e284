// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// Whether a number is written that no field can hold: a whole number beyond 64 bits, or one that is infinite though it is
/// written in digits. Readers of fields would pass it over, or round it.
bool isBeyondRange(const DataNode &node);

/// One warning at the place of each such number in the data. `format` begins its code, as in `layer-out-of-range`.
Diagnostics numbersBeyondRange(const DataNode &data, const QString &format, const QString &file);

} // namespace outcrop
