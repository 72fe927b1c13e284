// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/byteoffset.h"

namespace outcrop {

qsizetype offsetOfByte(QStringView text, qint64 byte)
{
    qint64 bytes = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : isPair ? 4 : 3;
        if (bytes > byte)
            return i;
        i += isPair ? 1 : 0;
    }
    return text.size();
}

} // namespace outcrop
