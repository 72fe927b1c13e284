// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

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

/// UTF-8 as text, with every character: Qt's own conversions drop a byte order mark at the beginning, which is part of a
/// file's name as of any other text. Invalid bytes become replacement characters.
QString textOfUtf8(QByteArrayView bytes);

/// The same, and nothing where a byte is not UTF-8.
std::optional<QString> exactTextOfUtf8(QByteArrayView bytes);

/// The bytes with U+FFFD for each maximal invalid part, as the WHATWG decoder does it.
QByteArray withReplacements(QByteArrayView bytes);

/// A text as UTF-8, with U+FFFD for each surrogate without its partner.
QByteArray utf8Of(QStringView text);

} // namespace outcrop
