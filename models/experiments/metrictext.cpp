// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiments/metrictext.h"

#include "core/base/localnumbers.h"
#include "core/tokens/cost.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace outcrop {

namespace {

struct MetricTexts {
    Q_DECLARE_TR_FUNCTIONS(Metrics)
};

/// Returns a number with fewer decimal places for larger numbers, and with up to three significant digits below 1.
QString number(double value)
{
    const double size = std::abs(value);
    const QLocale locale;
    if (size >= 1000)
        return groupedNumber(value, 0, locale);
    if (size >= 100)
        return locale.toString(value, 'f', 1);
    if (size >= 1 || size == 0)
        return locale.toString(value, 'f', size == std::floor(size) ? 0 : 2);
    return locale.toString(value, 'g', 3);
}

QString textWithoutUnit(Metric metric, double value)
{
    if (!std::isfinite(value))
        return value > 0 ? QStringLiteral("∞") : value < 0 ? QStringLiteral("-∞") : MetricTexts::tr("unknown"); // not a number: unknown
    if (metric == Metric::Cost)
        return toText(Cost::fromDollars(value), windowLocale());
    if (infoOf(metric).isShare)
        return number(value * 100);
    return number(value);
}

QString withUnit(Metric metric, const QString &text)
{
    switch (metric) {
    case Metric::FirstToken:
    case Metric::Latency:
        //: %1 is a number of milliseconds
        return MetricTexts::tr("%1 ms").arg(text);
    case Metric::Overhead:
    case Metric::Success:
    case Metric::Assertions:
        return withPercentSign(text, windowLocale());
    case Metric::Cost: // the amount includes its currency
    case Metric::Tokens:
    case Metric::OutputTokens:
    case Metric::Quality:
    case Metric::Violations:
    case Metric::Judge:
        return text;
    }
    return text;
}

} // namespace

QString metricTitle(Metric metric)
{
    switch (metric) {
    case Metric::Tokens:
        return MetricTexts::tr("Request tokens");
    case Metric::Overhead:
        return MetricTexts::tr("Token overhead");
    case Metric::FirstToken:
        return MetricTexts::tr("Time to first token");
    case Metric::Latency:
        return MetricTexts::tr("Time to complete response");
    case Metric::OutputTokens:
        return MetricTexts::tr("Response tokens");
    case Metric::Cost:
        return MetricTexts::tr("Cost");
    case Metric::Success:
        return MetricTexts::tr("Success");
    case Metric::Quality:
        return MetricTexts::tr("Quality");
    case Metric::Violations:
        return MetricTexts::tr("Rule violations");
    case Metric::Judge:
        return MetricTexts::tr("Judge score");
    case Metric::Assertions:
        return MetricTexts::tr("Passed assertions");
    }
    return {};
}

QString metricUnit(Metric metric)
{
    switch (metric) {
    case Metric::Tokens:
    case Metric::OutputTokens:
        return MetricTexts::tr("tokens");
    case Metric::Overhead:
        return MetricTexts::tr("% of the plain prompt");
    case Metric::FirstToken:
    case Metric::Latency:
        return MetricTexts::tr("milliseconds");
    case Metric::Cost:
        return MetricTexts::tr("US dollars");
    case Metric::Success:
        return MetricTexts::tr("share of successful trials, 0 to 1");
    case Metric::Assertions:
        return MetricTexts::tr("share of trials that pass the assertions, 0 to 1");
    case Metric::Quality:
        return MetricTexts::tr("points out of 100");
    case Metric::Violations:
        return MetricTexts::tr("rules");
    case Metric::Judge:
        return MetricTexts::tr("score, 0 to 1");
    }
    return {};
}

QString metricText(Metric metric, double value)
{
    return withUnit(metric, textWithoutUnit(metric, value));
}

QString metricText(Metric metric, const Interval &interval)
{
    //: An interval: %1 is its lower limit, %2 its upper limit
    return withUnit(metric, MetricTexts::tr("%1 to %2").arg(textWithoutUnit(metric, interval.low), textWithoutUnit(metric, interval.high)));
}

QString pValueLabel(const std::optional<double> &p)
{
    constexpr double least = 0.0001;
    if (!p)
        return QStringLiteral("–");
    if (*p < least)
        //: A very small p-value; %1 is the smallest value that is shown
        return MetricTexts::tr("< %1").arg(localNumber(QString::number(least), windowLocale()));
    return windowLocale().toString(*p, 'f', *p < 0.1 ? 4 : 2);
}

} // namespace outcrop
