// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textwidth.h"

#include <algorithm>

namespace outcrop {

qsizetype textWidth(const QString &text)
{
    return std::count_if(text.begin(), text.end(), [](QChar character) { return !character.isLowSurrogate(); });
}

QString paddedToWidth(const QString &text, qsizetype width)
{
    return text + QString(std::max<qsizetype>(0, width - textWidth(text)), u' ');
}

} // namespace outcrop
