// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace outcrop {

/// Decompresses gzip data. Errors: TooLarge if the result has more than `most` bytes, because a small body could otherwise fill the memory. Invalid if the data is
/// incomplete or not gzip.
Result<QByteArray> gunzip(const QByteArray &bytes, qint64 most);

} // namespace outcrop
