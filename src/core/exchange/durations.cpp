// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/durations.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

double millisecondsOf(const QString &unit)
{
    static const QHash<QString, double> units{{QStringLiteral("d"), 86'400'000}, {QStringLiteral("h"), 3'600'000}, {QStringLiteral("m"), 60'000},
                                              {QStringLiteral("s"), 1'000},      {QStringLiteral("ms"), 1},        {QStringLiteral("us"), 0.001},
                                              {QStringLiteral("µs"), 0.001},     {QStringLiteral("ns"), 0.000001}};
    return units.value(unit);
}

} // namespace

std::optional<std::chrono::milliseconds> readDuration(const QString &text, std::chrono::milliseconds maximum)
{
    static const QRegularExpression wholePattern(QStringLiteral("^(?:\\d+(?:\\.\\d+)?(?:ms|us|µs|ns|[dhms]))+$"));
    static const QRegularExpression piece(QStringLiteral("(\\d+(?:\\.\\d+)?)(ms|us|µs|ns|[dhms])"));
    static const QRegularExpression number(QStringLiteral("^\\d+(?:\\.\\d+)?$"));
    const QString trimmedText = text.trimmed();
    double sum = 0;
    if (number.match(trimmedText).hasMatch())
        sum = trimmedText.toDouble() * 1000;
    else if (wholePattern.match(trimmedText).hasMatch()) {
        for (const QRegularExpressionMatch &match : piece.globalMatch(trimmedText))
            sum += match.captured(1).toDouble() * millisecondsOf(match.captured(2));
    } else
        return std::nullopt;
    return std::chrono::milliseconds(qint64(std::min(sum, double(maximum.count()))));
}

} // namespace outcrop
