// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/suppressions.h"

#include "core/rules/rulesmessages.h"
#include "core/text/linetable.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QRegularExpression &comment()
{
    static const QRegularExpression expression(
        QStringLiteral("(?:#|//|/\\*|--|;|<!--)\\s*outcrop-allow(-file)?[ \\t]+([\\w.-]+(?:\\s*,\\s*[\\w.-]+)*)[ \\t]*:?[ \\t]*(.*?)[ \\t]*(?:\\*/|-->)?[ \\t]*$"));
    return expression;
}

bool isSuppression(QStringView line)
{
    return comment().match(line.toString()).hasMatch();
}

/// Returns the 1-based line that a suppression in line `index` (0-based) applies to. It is the same line or, if the line contains only the suppression, the next line
/// that is neither empty nor another suppression.
int targetLine(const QStringList &lines, qsizetype index, qsizetype column)
{
    if (!lines.at(index).left(column).trimmed().isEmpty())
        return int(index) + 1;
    qsizetype next = index + 1;
    while (next < lines.size() && (lines.at(next).trimmed().isEmpty() || isSuppression(lines.at(next))))
        ++next;
    return int(next) + 1;
}

QStringList lineTexts(const QString &text)
{
    QStringList lines;
    for (const TextLine &line : splitLines(text))
        lines.append(text.mid(line.start, line.end - line.start));
    return lines;
}

QStringList namesIn(const QString &list)
{
    QStringList names;
    for (const QString &name : list.split(u','))
        names.append(name.trimmed());
    return names;
}

bool suppresses(const Suppression &suppression, const Diagnostic &finding)
{
    return !suppression.reason.isEmpty() && suppression.rules.contains(finding.code)
        && (suppression.line == 0 || suppression.line == finding.location.range.start.line);
}

Suppression *findSuppression(QList<Suppression> &suppressions, const Diagnostic &finding)
{
    for (Suppression &suppression : suppressions) {
        if (suppresses(suppression, finding))
            return &suppression;
    }
    return nullptr;
}

} // namespace

QList<Suppression> readSuppressions(const QString &text, const QString &file)
{
    QList<Suppression> found;
    if (!text.contains(QLatin1StringView("outcrop-allow")))
        return found;
    const LineTable places(text);
    const QStringList lines = lineTexts(text);
    const QList<TextLine> offsets = splitLines(text);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRegularExpressionMatch match = comment().match(lines.at(i));
        if (!match.hasMatch())
            continue;
        const qsizetype start = offsets.at(i).start;
        const int line = match.captured(1).isEmpty() ? targetLine(lines, i, match.capturedStart()) : 0;
        found.append({namesIn(match.captured(2)), match.captured(3), line, {file, places.range(start + match.capturedStart(), start + match.capturedEnd())}});
    }
    return found;
}

void applySuppressions(RuleResult &result, QList<Suppression> &suppressions)
{
    Diagnostics remainingFindings;
    for (const Diagnostic &finding : result.findings) {
        if (Suppression *suppression = findSuppression(suppressions, finding)) {
            suppression->isUsed = true;
            result.suppressedFindings.append({finding, suppression->reason});
        } else {
            remainingFindings.append(finding);
        }
    }
    result.findings = remainingFindings;
    if (remainingFindings.isEmpty() && !result.suppressedFindings.isEmpty()) {
        result.outcome = result.unreadReason.isEmpty() ? RuleOutcome::Kept : RuleOutcome::NotRun;
        result.reason = result.unreadReason;
    }
}

Diagnostics suppressionFindings(
    const QList<Suppression> &suppressions, const QStringList &knownRules, const QStringList &checkedRules)
{
    Diagnostics remarks;
    for (const Suppression &suppression : suppressions) {
        bool isChecked = true;
        for (const QString &rule : suppression.rules) {
            isChecked = isChecked && checkedRules.contains(rule);
            if (!knownRules.contains(rule))
                remarks.append({Severity::Warning, QStringLiteral("suppression-unknown-rule"), rulesmessages::unknownRule(rule), suppression.location});
        }
        if (suppression.reason.isEmpty())
            remarks.append({Severity::Warning, QStringLiteral("suppression-without-reason"),
                rulesmessages::suppressionNeedsReason(), suppression.location});
        else if (!suppression.isUsed && isChecked)
            remarks.append({Severity::Note, QStringLiteral("suppression-unused"), rulesmessages::suppressionUnused(), suppression.location});
    }
    return remarks;
}

} // namespace outcrop
