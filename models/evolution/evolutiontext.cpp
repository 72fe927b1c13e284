// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evolution/evolutiontext.h"

#include "core/base/localnumbers.h"

#include <QLocale>

namespace outcrop {

namespace {

QString percentNumber(double share)
{
    return windowLocale().toString(100 * share, 'f', share > 0 && share < 0.1 ? 1 : 0);
}

} // namespace

QString sharePercent(double share)
{
    return withPercentSign(percentNumber(share), windowLocale());
}

QString sharePercent(const ShareEstimate &figure)
{
    if (figure.total == 0)
        return QStringLiteral("–");
    //: %1 is a share in percent, %2 and %3 are the limits of its interval
    return EvolutionText::tr("%1% (%2 to %3)")
        .arg(percentNumber(figure.share()), percentNumber(figure.interval.low), percentNumber(figure.interval.high));
}

TableCell shareCell(const ShareEstimate &figure)
{
    if (figure.total == 0)
        return TableCell::fromMeasurement(QStringLiteral("–"), {});
    const QLocale locale;
    //: %1 and %2 are numbers of turns or decisions, %3 is a share with its interval
    const QString note = EvolutionText::tr("%1 of %2, %3")
                             .arg(groupedNumber(figure.count, locale), groupedNumber(figure.total, locale), sharePercent(figure));
    return TableCell::fromMeasurement(sharePercent(figure.share()), QString::number(figure.share(), 'f', 4), note);
}

TableCell numberCell(double value, int places)
{
    return TableCell::fromMeasurement(windowLocale().toString(value, 'f', places), QString::number(value, 'f', places));
}

} // namespace outcrop
