// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/annotations.h"

#include "core/portability/reportparts.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Escapes the characters that would end a message, in the encoding that GitHub decodes.
QString escapeProperty(QString text)
{
    return text.replace(u'%', QStringLiteral("%25")).replace(u'\r', QStringLiteral("%0D")).replace(u'\n', QStringLiteral("%0A"));
}

QString escapeAnnotationProperty(const QString &text)
{
    return escapeProperty(text).replace(u':', QStringLiteral("%3A")).replace(u',', QStringLiteral("%2C"));
}

QString noticeLevel(Severity severity)
{
    return severity == Severity::Note ? QStringLiteral("notice") : toString(severity);
}

QString annotation(const ReportedFinding &reportedFinding)
{
    const Location &place = reportedFinding.finding.location;
    QStringList properties{QStringLiteral("file=") + escapeAnnotationProperty(place.file)};
    if (place.range.start.line > 0) {
        const Position &start = place.range.start;
        const Position end = place.range.end.line > 0 ? place.range.end : start;
        properties << QStringLiteral("line=%1").arg(start.line) << QStringLiteral("endLine=%1").arg(end.line);
        if (start.line == end.line) // GitHub accepts columns only within a single line
            properties << QStringLiteral("col=%1").arg(start.column) << QStringLiteral("endColumn=%1").arg(end.column);
    }
    properties << QStringLiteral("title=") + escapeAnnotationProperty(reportedFinding.rule);
    return QStringLiteral("::%1 %2::%3").arg(noticeLevel(reportedFinding.finding.severity), properties.join(u','), escapeProperty(reportedFinding.finding.message));
}

const char *codeClimateSeverity(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "major";
    case Severity::Warning:
        return "minor";
    case Severity::Note:
        return "info";
    }
    Q_UNREACHABLE();
}

} // namespace

QStringList githubAnnotations(const PortabilityReport &report)
{
    QStringList lines;
    for (const ReportedFinding &reportedFinding : reportedFindings(report)) {
        if (reportedFinding.suppressionReason.isEmpty())
            lines.append(annotation(reportedFinding));
    }
    return lines;
}

Json codeClimateReport(const PortabilityReport &report)
{
    Json issues = Json::array();
    for (const ReportedFinding &reportedFinding : reportedFindings(report)) {
        if (!reportedFinding.suppressionReason.isEmpty())
            continue;
        const Diagnostic &finding = reportedFinding.finding;
        const int begin = std::max(finding.location.range.start.line, 1);
        const int end = std::max(finding.location.range.end.line, begin);
        issues.push_back({{"type", "issue"}, {"check_name", jsonString(reportedFinding.rule)}, {"description", jsonString(finding.message)},
            {"categories", Json::array({"Bug Risk"})}, {"severity", reportedFinding.isUnreadable ? "blocker" : codeClimateSeverity(finding.severity)},
            {"fingerprint", jsonString(reportedFinding.fingerprint)},
            {"location", {{"path", jsonString(finding.location.file)}, {"lines", {{"begin", begin}, {"end", end}}}}}});
    }
    return issues;
}

} // namespace outcrop
