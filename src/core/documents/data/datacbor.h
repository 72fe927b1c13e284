// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QByteArray>

namespace outcrop {

// CBOR keeps the kind, text and location of every value, and is faster to read than YAML. It is an array of two: the different texts, and a typed array
// (RFC 8746) of 32-bit numbers, little-endian. The numbers of a value are its kind, its range and the index of its text, or the number of its items or
// members and these. A member has the index of its key, the range of its key and its value. A range has the offset, line and column of both ends.

QByteArray toCbor(const DataNode &data);

/// Returns the data from a result of toCbor(), which must be unchanged: use it only for data compiled into the program.
DataNode dataFromCbor(const QByteArray &cbor);

} // namespace outcrop
