// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/utf8.h"

#include <simdjson.h>

namespace outcrop {
namespace {

/// What may follow a byte that begins a character.
struct Lead {
    int length;            ///< bytes of the character; 0 for a byte that begins none
    uchar lowest = 0x80;   ///< the least second byte
    uchar highest = 0xbf;  ///< the greatest
};

Lead leadOf(uchar byte)
{
    if (byte < 0x80)
        return {1};
    if (byte < 0xc2 || byte > 0xf4)
        return {0};
    if (byte < 0xe0)
        return {2};
    if (byte < 0xf0)
        return {3, byte == 0xe0 ? uchar(0xa0) : uchar(0x80), byte == 0xed ? uchar(0x9f) : uchar(0xbf)};
    return {4, byte == 0xf0 ? uchar(0x90) : uchar(0x80), byte == 0xf4 ? uchar(0x8f) : uchar(0xbf)};
}

bool isContinuation(char byte)
{
    return uchar(byte) >> 6 == 2;
}

} // namespace

bool isUtf8(QByteArrayView bytes)
{
    return bytes.isEmpty() || simdjson::validate_utf8(bytes.data(), size_t(bytes.size()));
}

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    if (isUtf8(bytes))
        return -1;
    qsizetype at = 0; // simdjson does not say where
    for (Utf8Part part = utf8PartOf(bytes); part.isWhole && at + part.size < bytes.size(); part = utf8PartOf(bytes.sliced(at)))
        at += part.size;
    return at;
}

Utf8Part utf8PartOf(QByteArrayView bytes)
{
    const Lead lead = leadOf(uchar(bytes.front()));
    if (lead.length < 2)
        return {1, lead.length == 1};
    if (bytes.size() < 2 || uchar(bytes[1]) < lead.lowest || uchar(bytes[1]) > lead.highest)
        return {1, false};
    for (qsizetype i = 2; i < lead.length; ++i) {
        if (bytes.size() <= i || !isContinuation(bytes[i]))
            return {i, false};
    }
    return {lead.length, true};
}

} // namespace outcrop
