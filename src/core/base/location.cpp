// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/location.h"

#include <algorithm>

namespace outcrop {

QString toString(const Location &location)
{
    const Position &start = location.range.start;
    if (location.file.isEmpty())
        return {};
    return QStringLiteral("%1:%2:%3").arg(location.file).arg(std::max(start.line, 1)).arg(std::max(start.column, 1));
}

} // namespace outcrop
