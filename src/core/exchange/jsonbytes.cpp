// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/jsonbytes.h"

namespace outcrop {
namespace {

constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");

/// Returns the code unit of a `\uXXXX` escape at `at`; nullopt if there is none.
std::optional<uint> escapedUnit(const QByteArray &text, qsizetype at)
{
    if (at + 6 > text.size() || text.at(at) != '\\' || text.at(at + 1) != 'u')
        return std::nullopt;
    bool isHex = false;
    const uint unit = text.mid(at + 2, 4).toUInt(&isHex, 16);
    return isHex ? std::optional(unit) : std::nullopt;
}

QByteArray replaceUnpairedSurrogates(QByteArray text)
{
    const auto isHigh = [](std::optional<uint> unit) { return unit && *unit >= 0xD800 && *unit < 0xDC00; };
    const auto isLow = [](std::optional<uint> unit) { return unit && *unit >= 0xDC00 && *unit < 0xE000; };
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text.at(i) != '\\')
            continue;
        const std::optional<uint> unit = escapedUnit(text, i);
        if (isHigh(unit) && isLow(escapedUnit(text, i + 6)))
            i += 11;
        else if (isHigh(unit) || isLow(unit))
            text.replace(i, 6, "\\ufffd");
        else
            ++i;
    }
    return text;
}

} // namespace

QByteArray toValidUtf8(QByteArrayView bytes)
{
    return bytes.isValidUtf8() ? bytes.toByteArray() : QString::fromUtf8(bytes).toUtf8();
}

std::optional<Json> readJsonBytes(QByteArrayView bytes)
{
    QByteArray text = toValidUtf8(bytes);
    if (text.startsWith(byteOrderMark))
        text.remove(0, byteOrderMark.size());
    if (std::optional<Json> value = parseJson(text))
        return value;
    return text.contains("\\u") ? parseJson(replaceUnpairedSurrogates(text)) : std::nullopt;
}

} // namespace outcrop
