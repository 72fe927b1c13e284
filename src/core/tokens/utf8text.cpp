// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/utf8text.h"

#include "core/documents/data/utf8.h"

namespace outcrop {
namespace {

const char replacement[] = "\xef\xbf\xbd";

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

QByteArray withReplacements(QByteArrayView bytes)
{
    QByteArray text;
    while (!bytes.isEmpty()) {
        const Utf8Part part = utf8PartOf(bytes);
        text.append(part.isWhole ? bytes.first(part.size) : QByteArrayView(replacement, 3));
        bytes = bytes.sliced(part.size);
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
