// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/utf8text.h"

#include "core/tokens/utf8check.h"

#include <cstring>

namespace outcrop {
namespace {

const char replacement[] = "\xef\xbf\xbd";

bool isContinuation(char byte)
{
    return quint8(byte) >> 6 == 2;
}

/// What may follow a byte that begins a character.
struct Lead {
    int length;          ///< bytes of the character; 0 for a byte that begins none
    quint8 lowest = 0x80;  ///< the least second byte
    quint8 highest = 0xbf; ///< the greatest
};

Lead leadOf(quint8 byte)
{
    if (byte < 0x80)
        return {1};
    if (byte < 0xc2 || byte > 0xf4)
        return {0};
    if (byte < 0xe0)
        return {2};
    if (byte < 0xf0)
        return {3, byte == 0xe0 ? quint8(0xa0) : quint8(0x80), byte == 0xed ? quint8(0x9f) : quint8(0xbf)};
    return {4, byte == 0xf0 ? quint8(0x90) : quint8(0x80), byte == 0xf4 ? quint8(0x8f) : quint8(0xbf)};
}

/// How far the bytes are, or begin, a character. At least one byte.
struct Part {
    qsizetype size;
    bool isWhole;
};

Part partAt(const char *at, const char *end)
{
    const Lead lead = leadOf(quint8(*at));
    if (lead.length < 2)
        return {1, lead.length == 1};
    if (end - at < 2 || quint8(at[1]) < lead.lowest || quint8(at[1]) > lead.highest)
        return {1, false};
    for (qsizetype i = 2; i < lead.length; ++i) {
        if (end - at <= i || !isContinuation(at[i]))
            return {i, false};
    }
    return {lead.length, true};
}

const char *behindAscii(const char *at, const char *end)
{
    for (quint64 word = 0; end - at >= 8; at += 8) {
        std::memcpy(&word, at, 8);
        if (word & 0x8080808080808080)
            break;
    }
    while (at != end && quint8(*at) < 0x80)
        ++at;
    return at;
}

/// Behind the characters of one to three bytes whose second byte may be any: nearly all there are.
const char *behindUsual(const char *at, const char *end)
{
    const auto byte = [&at](int i) { return quint8(at[i]); };
    while (end - at >= 3) {
        if (byte(0) < 0x80)
            at = byte(1) < 0x80 ? behindAscii(at, end) : at + 1;
        else if (byte(0) >= 0xc2 && byte(0) < 0xe0 && byte(1) >> 6 == 2)
            at += 2;
        else if (byte(0) > 0xe0 && byte(0) < 0xf0 && byte(0) != 0xed && byte(1) >> 6 == 2 && byte(2) >> 6 == 2)
            at += 3;
        else
            break;
    }
    return at;
}

char *append(char *to, char32_t character)
{
    const auto continued = [character](int shift) { return char(0x80 | (character >> shift & 0x3f)); };
    if (character < 0x80) {
        *to++ = char(character);
    } else if (character < 0x800) {
        *to++ = char(0xc0 | character >> 6);
        *to++ = continued(0);
    } else if (character < 0x10000) {
        *to++ = char(0xe0 | character >> 12);
        *to++ = continued(6);
        *to++ = continued(0);
    } else {
        *to++ = char(0xf0 | character >> 18);
        *to++ = continued(12);
        *to++ = continued(6);
        *to++ = continued(0);
    }
    return to;
}

} // namespace

bool isUtf8(QByteArrayView bytes)
{
    if (canCheckBlocks() && !bytes.isEmpty())
        return areUtf8Blocks(bytes.data(), bytes.size());
    const char *end = bytes.data() + bytes.size();
    for (const char *at = behindUsual(bytes.data(), end); at != end; at = behindUsual(at, end)) {
        const Part part = partAt(at, end);
        if (!part.isWhole)
            return false;
        at += part.size;
    }
    return true;
}

QByteArray withReplacements(QByteArrayView bytes)
{
    QByteArray text;
    const char *end = bytes.data() + bytes.size();
    for (const char *at = bytes.data(); at != end;) {
        const Part part = partAt(at, end);
        text.append(part.isWhole ? QByteArrayView(at, part.size) : QByteArrayView(replacement, 3));
        at += part.size;
    }
    return text;
}

QByteArray utf8Of(QStringView text)
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
        to = append(to, character);
    }
    utf8.resize(to - utf8.data());
    return utf8;
}

} // namespace outcrop
