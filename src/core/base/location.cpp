// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/location.h"

namespace outcrop {

QString toString(const Location &location)
{
    const Position &start = location.range.start;
    if (start.line == 0)
        return location.file;
    return QStringLiteral("%1:%2:%3").arg(location.file).arg(start.line).arg(start.column);
}

} // namespace outcrop
