// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulereporttext.h"

#include "core/base/joinedtext.h"
#include "core/rules/rulesmessages.h"

#include <QMap>

namespace outcrop {
namespace {

QString nameOf(const QString &file)
{
    return file.isEmpty() ? QStringLiteral("response") : file;
}

Location displayLocation(Location location)
{
    location.file = nameOf(location.file);
    return location;
}

QStringList findingLines(const RuleReport &report)
{
    QStringList lines;
    for (Diagnostic finding : report.unreadable + report.findings()) {
        finding.location = displayLocation(finding.location);
        lines.append(toString(finding));
    }
    return lines;
}

QStringList suppressedLines(const RuleReport &report)
{
    QStringList lines;
    for (const CheckedTextReport &text : report.texts) {
        for (const RuleResult &result : text.results) {
            for (const SuppressedFinding &one : result.suppressedFindings)
                lines.append(rulesmessages::allowedFinding(toString(displayLocation(one.finding.location)), one.reason, result.rule));
        }
    }
    return lines;
}

/// Lists each checklist once, even if it applies to several texts.
QStringList reviewLines(const RuleReport &report)
{
    QStringList lines;
    QStringList seen;
    for (const CheckedTextReport &text : report.texts) {
        for (const RuleResult &result : text.results) {
            if (result.outcome != RuleOutcome::ToReview || seen.contains(result.rule))
                continue;
            seen.append(result.rule);
            lines.append(rulesmessages::forReview(result.rule));
            for (const QString &point : result.reason.split(u'\n'))
                lines.append(QStringLiteral("  [ ] ") + point);
        }
    }
    return lines;
}

/// Returns a list of file names, shortened if it is long: `a.py, b.py and 3 more`.
QString shortFileList(const QStringList &files)
{
    constexpr qsizetype most = 5;
    const QString first = files.first(std::min(files.size(), most)).join(listSeparator());
    return files.size() > most ? rulesmessages::andMore(first, files.size() - most) : first;
}

/// Groups the rules that were not run by reason, with the affected texts.
QStringList notRunLines(const RuleReport &report)
{
    QMap<QString, QPair<QStringList, QStringList>> notRunGroups;
    for (const CheckedTextReport &text : report.texts) {
        for (const RuleResult &result : text.results) {
            if (result.outcome != RuleOutcome::NotRun)
                continue;
            auto &[rules, files] = notRunGroups[result.reason];
            if (!rules.contains(result.rule))
                rules.append(result.rule);
            if (!files.contains(nameOf(text.file)))
                files.append(nameOf(text.file));
        }
    }
    QStringList lines;
    for (auto one = notRunGroups.cbegin(); one != notRunGroups.cend(); ++one)
        lines.append(rulesmessages::notRunOn(shortFileList(one->second), one->first.join(listSeparator()), one.key()));
    return lines;
}

QString summaryLine(const RuleReport &report)
{
    const int kept = report.count(RuleOutcome::Kept);
    const int brokenRules = report.count(RuleOutcome::Broken);
    QString line = rulesmessages::keptOf(QString::number(kept), QString::number(kept + brokenRules), rulesmessages::texts(report.texts.size()), rulesmessages::rules(report.rules.size()));
    QStringList rest;
    const auto addCount = [&report, &rest](RuleOutcome outcome, const CountText &text) {
        if (const int count = report.count(outcome); count > 0)
            rest.append(text(count));
    };
    addCount(RuleOutcome::NotApplicable, rulesmessages::countNotApplicable);
    addCount(RuleOutcome::NotRun, rulesmessages::countNotRun);
    addCount(RuleOutcome::ToReview, rulesmessages::countToReview);
    if (const qsizetype suppressedFindings = report.suppressedCount(); suppressedFindings > 0)
        rest.append(rulesmessages::allowedByComments(suppressedFindings));
    if (!rest.isEmpty())
        line += clauseSeparator() + rulesmessages::notCounted(rest.join(listSeparator()));
    return line;
}

} // namespace

QStringList ruleReportText(const RuleReport &report)
{
    QStringList lines;
    for (const QStringList &group : {findingLines(report), suppressedLines(report), reviewLines(report), notRunLines(report), QStringList{summaryLine(report)}}) {
        if (!lines.isEmpty() && !group.isEmpty())
            lines.append(QString());
        lines += group;
    }
    return lines;
}

} // namespace outcrop
