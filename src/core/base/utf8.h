// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace outcrop {

/// Returns whether the bytes are well-formed UTF-8 (Unicode Standard, table 3-7): no surrogates and no overlong encodings.
bool isUtf8(QByteArrayView bytes);

/// Returns the offset of the first ill-formed byte sequence, or -1 if there is none.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// The first UTF-8 sequence of some bytes, which may be ill-formed. `size` is at least 1.
struct Utf8Sequence {
    qsizetype size;
    bool isComplete;
};

/// Returns the UTF-8 sequence at the beginning of `bytes`, which must not be empty.
Utf8Sequence firstUtf8Sequence(QByteArrayView bytes);

/// Decodes UTF-8 and keeps a byte order mark at the beginning, which Qt's other conversions drop and which may be part of a file
/// name. Invalid bytes become replacement characters.
QString decodeUtf8(QByteArrayView bytes);

/// Decodes UTF-8 like decodeUtf8(), but returns nullopt if a byte is invalid.
std::optional<QString> decodeUtf8Strict(QByteArrayView bytes);

/// Replaces each maximal ill-formed sequence with U+FFFD, as the WHATWG decoder does.
QByteArray replaceInvalidUtf8(QByteArrayView bytes);

/// Encodes a string as UTF-8, with U+FFFD for each unpaired surrogate.
QByteArray encodeUtf8(QStringView text);

} // namespace outcrop
