// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/utf8.h"

namespace outcrop {
namespace {

struct Sequence {
    int length = 1;
    uchar secondFrom = 0x80; ///< what the second byte may be; the others are 80 to BF
    uchar secondTo = 0xBF;
};

Sequence sequenceOf(uchar lead)
{
    switch (lead) {
    case 0xE0:
        return {3, 0xA0, 0xBF}; // shorter forms exist
    case 0xED:
        return {3, 0x80, 0x9F}; // surrogates
    case 0xF0:
        return {4, 0x90, 0xBF};
    case 0xF4:
        return {4, 0x80, 0x8F}; // beyond Unicode
    default:
        break;
    }
    if (lead >= 0xC2 && lead <= 0xDF)
        return {2};
    if (lead >= 0xE1 && lead <= 0xEF)
        return {3};
    return {lead >= 0xF1 && lead <= 0xF3 ? 4 : 0};
}

bool isComplete(QByteArrayView bytes, const Sequence &sequence)
{
    if (sequence.length == 0 || bytes.size() < sequence.length)
        return false;
    const uchar second = uchar(bytes[1]);
    if (second < sequence.secondFrom || second > sequence.secondTo)
        return false;
    for (int i = 2; i < sequence.length; ++i) {
        if ((uchar(bytes[i]) & 0xC0) != 0x80)
            return false;
    }
    return true;
}

} // namespace

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    for (qsizetype i = 0; i < bytes.size();) {
        if (uchar(bytes[i]) < 0x80) {
            ++i;
            continue;
        }
        const Sequence sequence = sequenceOf(uchar(bytes[i]));
        if (!isComplete(bytes.sliced(i), sequence))
            return i;
        i += sequence.length;
    }
    return -1;
}

} // namespace outcrop
