// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace outcrop {

/// The first byte that cannot be part of well-formed UTF-8 (Unicode, table 3-7), or -1.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

} // namespace outcrop
