// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <QStringDecoder>

#include <simdjson.h>

namespace outcrop {
namespace {

/// The properties of the lead byte of a UTF-8 sequence.
struct LeadByte {
    int length;            ///< bytes in the sequence; 0 if the byte is not a lead byte
    uchar lowest = 0x80;   ///< minimum of the second byte
    uchar highest = 0xbf;  ///< maximum of the second byte
};

LeadByte leadByteOf(uchar byte)
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

const char replacement[] = "\xef\xbf\xbd";

char *appendUtf8(char *to, char32_t character)
{
    const auto continuationByte = [character](int shift) { return char(0x80 | (character >> shift & 0x3f)); };
    if (character < 0x80) {
        *to++ = char(character);
    } else if (character < 0x800) {
        *to++ = char(0xc0 | character >> 6);
        *to++ = continuationByte(0);
    } else if (character < 0x10000) {
        *to++ = char(0xe0 | character >> 12);
        *to++ = continuationByte(6);
        *to++ = continuationByte(0);
    } else {
        *to++ = char(0xf0 | character >> 18);
        *to++ = continuationByte(12);
        *to++ = continuationByte(6);
        *to++ = continuationByte(0);
    }
    return to;
}

/// Returns a decoder that keeps a byte order mark, unlike Qt's other conversions.
QStringDecoder exactDecoder()
{
    return QStringDecoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom | QStringDecoder::Flag::Stateless);
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
    qsizetype at = 0; // simdjson does not report the offset
    for (Utf8Sequence part = firstUtf8Sequence(bytes); part.isComplete && at + part.size < bytes.size();
         part = firstUtf8Sequence(bytes.sliced(at)))
        at += part.size;
    return at;
}

Utf8Sequence firstUtf8Sequence(QByteArrayView bytes)
{
    const LeadByte lead = leadByteOf(uchar(bytes.front()));
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

QString decodeUtf8(QByteArrayView bytes)
{
    return exactDecoder()(bytes);
}

std::optional<QString> decodeUtf8Strict(QByteArrayView bytes)
{
    QStringDecoder decode = exactDecoder();
    const QString text = decode(bytes);
    return decode.hasError() ? std::nullopt : std::optional(text);
}

QByteArray replaceInvalidUtf8(QByteArrayView bytes)
{
    QByteArray text;
    while (!bytes.isEmpty()) {
        const Utf8Sequence part = firstUtf8Sequence(bytes);
        text.append(part.isComplete ? bytes.first(part.size) : QByteArrayView(replacement, 3));
        bytes = bytes.sliced(part.size);
    }
    return text;
}

QByteArray encodeUtf8(QStringView text)
{
    QByteArray utf8(text.size() * 3, Qt::Uninitialized);
    char *to = utf8.data();
    const QChar *end = text.data() + text.size();
    for (const QChar *at = text.data(); at != end; ++at) {
        char32_t character = at->unicode();
        if (at->isHighSurrogate() && at + 1 != end && at[1].isLowSurrogate()) {
            character = QChar::surrogateToUcs4(at[0], at[1]);
            ++at;
        } else if (at->isSurrogate()) {
            character = QChar::ReplacementCharacter;
        }
        to = appendUtf8(to, character);
    }
    utf8.resize(to - utf8.data());
    return utf8;
}

} // namespace outcrop
