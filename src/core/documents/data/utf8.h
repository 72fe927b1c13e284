// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace outcrop {

/// Whether these bytes are UTF-8 as the standard defines it (Unicode, table 3-7): no surrogates, nothing longer than it need be.
bool isUtf8(QByteArrayView bytes);

/// The first byte that cannot be part of well-formed UTF-8, or -1.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// How far bytes are a character, or the beginning of one. At least one byte.
struct Utf8Part {
    qsizetype size;
    bool isWhole;
};

/// The part that some bytes, at least one, begin with.
Utf8Part utf8PartOf(QByteArrayView bytes);

} // namespace outcrop
