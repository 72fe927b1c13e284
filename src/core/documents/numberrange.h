// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// Returns whether a number does not fit any field type: an integer beyond 64 bits, or a decimal that overflows to
/// infinity. Readers of fields would ignore or round such a number.
bool isOutOfRange(const DataNode &node);

/// Returns one warning for each such number in the data. Codes begin with `format`, as in `layer-out-of-range`.
Diagnostics checkNumberRanges(const DataNode &data, const QString &format, const QString &file);

} // namespace outcrop
