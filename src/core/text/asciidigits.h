// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace outcrop {

/// Returns whether `c` is an ASCII digit, as data formats require. QChar::isDigit() also accepts the digits of other scripts.
constexpr bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

constexpr bool isHexadecimal(QChar c)
{
    return isDigit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

} // namespace outcrop
