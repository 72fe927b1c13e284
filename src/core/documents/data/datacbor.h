// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QByteArray>

namespace outcrop {

// CBOR keeps the kind, text and location of every value, and is faster to read than YAML. The format is an array with two elements: a list of the distinct
// texts, and a typed array (RFC 8746) of little-endian 32-bit numbers. A scalar is written as its kind, its range and the index of its text. A collection is
// written as its kind, its range, the number of its items or members, and then each of them. A member is written as the index of its key in the list of
// texts, the range of its key, and its value. A range is written as the offset, line and column of both ends.

QByteArray toCbor(const DataNode &data);

/// Returns the data from a result of toCbor(), which must be unchanged: use it only for data compiled into the program.
DataNode dataFromCbor(const QByteArray &cbor);

} // namespace outcrop
