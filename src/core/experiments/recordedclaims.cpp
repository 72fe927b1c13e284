// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/recordedclaims.h"

#include "core/experiments/experimentsmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString casesKey = QStringLiteral("test_cases_count");

/// Returns the key in the record's statistics for a line of its summary; empty if there is none.
QString keyOf(const QString &label, const QString &title)
{
    if (label == QLatin1String("Test Cases"))
        return casesKey;
    for (const RecordedMetric &metric : recordedMetrics()) {
        if (metric.title != title)
            continue;
        if (label == QLatin1String("Improvement"))
            return metric.claim + QStringLiteral("_improvement_pct");
        if (label == QLatin1String("Significance"))
            return metric.claim + QStringLiteral("_pvalue");
        const QString arm = label.toLower().section(u' ', 0, 0);
        return arm + u'_' + metric.name + (metric.isShare ? QStringLiteral("_rate") : QStringLiteral("_avg"));
    }
    return {};
}

QString displayLocation(const QString &label, const QString &title)
{
    return title.isEmpty() ? experimentsmessages::overallClaim(label) : experimentsmessages::summaryClaim(title, label);
}

QList<RecordedClaim> claimsOfSummary(const QString &summary, const Location &location)
{
    static const QRegularExpression heading(QStringLiteral("^=== (.+) ===$"));
    static const QRegularExpression line(QStringLiteral("^([A-Za-z ]+): (?:p=)?(-?[0-9.]+(?:e-?[0-9]+)?)"));
    QList<RecordedClaim> claims;
    QString title;
    for (const QString &text : summary.split(u'\n')) {
        if (const QRegularExpressionMatch found = heading.match(text); found.hasMatch())
            title = found.captured(1);
        const QRegularExpressionMatch found = line.match(text);
        const QString key = found.hasMatch() ? keyOf(found.captured(1), title) : QString();
        if (!key.isEmpty())
            claims.append({key, displayLocation(found.captured(1), title), found.captured(2), location});
    }
    return claims;
}

} // namespace

QList<RecordedClaim> readClaims(const RecordedResult &record)
{
    QList<RecordedClaim> claims;
    if (const DataNode &cases = record.root[casesKey]; cases.isScalar())
        claims.append({casesKey, casesKey, cases.text(), {record.file, cases.range()}});
    for (const DataNode::Member &member : record.root[u"statistical_analysis"].members()) {
        if (member.value.isScalar())
            claims.append({member.key, member.key, member.value.text(), {record.file, member.value.range()}});
    }
    const DataNode &summary = record.root[u"summary"];
    return claims + claimsOfSummary(summary.text(), {record.file, summary.range()});
}

} // namespace outcrop
