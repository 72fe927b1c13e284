// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokencount.h"

#include "core/base/datatext.h"
#include "core/base/localnumbers.h"
#include "core/tokens/tokensmessages.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Between the names of a sum.
const QString nameSeparator = QStringLiteral(" and ");

/// Returns the counter names of a sum, each once, in their order. A name may contain the separator, such as "Claude 4.7
/// and later".
QString joinNames(const QString &left, const QString &right)
{
    if (left.isEmpty())
        return right;
    const bool isKnown = right.isEmpty() || QString(nameSeparator + left + nameSeparator).contains(QString(nameSeparator + right + nameSeparator));
    return isKnown ? left : left + nameSeparator + right;
}

/// Matches the name of a calibrated estimator: its title and the number of samples.
const QRegularExpression &calibratedName()
{
    static const QRegularExpression pattern(QRegularExpression::anchoredPattern(tokensmessages::calibratedOn.english(QStringLiteral("(.+)"), QStringLiteral("(\\d+)"))));
    return pattern;
}

QString bandEndText(qint64 end, qint64 tokens)
{
    const qint64 rounded = std::llround(100.0 * static_cast<double>(end - tokens) / static_cast<double>(tokens));
    return withPercentSign((end < tokens ? u'-' : u'+') + QString::number(std::abs(rounded)));
}

} // namespace

TokenCount &TokenCount::operator+=(const TokenCount &other)
{
    tokens += other.tokens;
    low += other.low;
    high += other.high;
    kind = std::max(kind, other.kind);
    counter = joinNames(counter, other.counter);
    return *this;
}

QString countKindName(CountKind kind)
{
    switch (kind) {
    case CountKind::Exact:
        return QStringLiteral("exact");
    case CountKind::Provider:
        return QStringLiteral("provider");
    case CountKind::Estimate:
        return QStringLiteral("estimate");
    }
    return {};
}

QString toText(const TokenCount &count)
{
    if (count.kind != CountKind::Estimate)
        return QString::number(count.tokens);
    return tokensmessages::countRange(count.tokens, count.low, count.high);
}

QString bandText(const TokenCount &count)
{
    if (count.kind != CountKind::Estimate || count.tokens <= 0)
        return {};
    return tokensmessages::errorRange(bandEndText(count.low, count.tokens), bandEndText(count.high, count.tokens));
}

QString kindText(const TokenCount &count)
{
    switch (count.kind) {
    case CountKind::Exact:
        return tokensmessages::exactCount();
    case CountKind::Provider:
        return tokensmessages::countedByProvider();
    case CountKind::Estimate:
        break;
    }
    const QString band = bandText(count);
    return band.isEmpty() ? tokensmessages::estimatedCount() : tokensmessages::estimateWithRange(band);
}

QString counterTitle(const QString &counter)
{
    if (counter == overheadCounter)
        return tokensmessages::unpublishedOverhead();
    if (counter.startsWith(overheadCounter + nameSeparator))
        return tokensmessages::twoCounters(tokensmessages::unpublishedOverhead(), counterTitle(counter.sliced(overheadCounter.size() + nameSeparator.size())));
    if (counter.endsWith(nameSeparator + overheadCounter))
        return tokensmessages::twoCounters(counterTitle(counter.chopped(nameSeparator.size() + overheadCounter.size())), tokensmessages::unpublishedOverhead());
    if (const QRegularExpressionMatch calibrated = calibratedName().match(counter); calibrated.hasMatch())
        return tokensmessages::calibratedOn(dataText(calibrated.captured(1)), calibrated.captured(2));
    return counter.startsWith(estimatePrefix) ? tokensmessages::estimateFor(dataText(counter.sliced(estimatePrefix.size()))) : counter;
}

Json toJson(const TokenCount &count)
{
    return {{"tokens", count.tokens},
            {"low", count.low},
            {"high", count.high},
            {"kind", jsonString(countKindName(count.kind))},
            {"by", jsonString(count.counter)}};
}

} // namespace outcrop
