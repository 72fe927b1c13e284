// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/countrange.h"

#include <QRegularExpression>

namespace outcrop {

std::optional<CountRange> countRange(const QString &key)
{
    static const QRegularExpression form(QStringLiteral("^(?:[a-z]+_)?(\\d{1,6})(?:_(\\d{1,6})|(_plus))?(?:_[a-z]+)?$"));
    const QRegularExpressionMatch match = form.match(key);
    if (!match.hasMatch())
        return std::nullopt;
    CountRange range;
    range.from = match.captured(1).toInt();
    if (match.capturedLength(3) <= 0)
        range.to = match.capturedLength(2) > 0 ? match.captured(2).toInt() : range.from;
    return range.to < range.from ? std::nullopt : std::optional(range);
}

} // namespace outcrop
