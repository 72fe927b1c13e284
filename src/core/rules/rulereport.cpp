// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulereport.h"

#include "core/base/joinedtext.h"
#include "core/rules/rulesmessages.h"

#include <QMap>

#include <algorithm>

namespace outcrop {

QString ruleOutcomeName(RuleOutcome outcome)
{
    switch (outcome) {
    case RuleOutcome::Kept:
        return QStringLiteral("kept");
    case RuleOutcome::Broken:
        return QStringLiteral("broken");
    case RuleOutcome::NotApplicable:
        return QStringLiteral("not-applicable");
    case RuleOutcome::NotRun:
        return QStringLiteral("not-run");
    case RuleOutcome::ToReview:
        return QStringLiteral("to-review");
    }
    Q_UNREACHABLE();
}

QString ruleOutcomeText(RuleOutcome outcome)
{
    switch (outcome) {
    case RuleOutcome::Kept:
        return rulesmessages::outcomeKept();
    case RuleOutcome::Broken:
        return rulesmessages::outcomeBroken();
    case RuleOutcome::NotApplicable:
        return rulesmessages::outcomeNotApplicable();
    case RuleOutcome::NotRun:
        return rulesmessages::outcomeNotRun();
    case RuleOutcome::ToReview:
        return rulesmessages::outcomeToReview();
    }
    Q_UNREACHABLE();
}

Severity findingSeverity(RuleSeverity severity)
{
    switch (severity) {
    case RuleSeverity::Critical:
    case RuleSeverity::High:
        return Severity::Error;
    case RuleSeverity::Medium:
        return Severity::Warning;
    case RuleSeverity::Low:
        return Severity::Note;
    }
    Q_UNREACHABLE();
}

int RuleReport::count(RuleOutcome outcome) const
{
    int count = 0;
    for (const CheckedTextReport &text : texts) {
        for (const RuleResult &result : text.results)
            count += result.outcome == outcome ? 1 : 0;
    }
    return count;
}

qsizetype RuleReport::suppressedCount() const
{
    qsizetype count = 0;
    for (const CheckedTextReport &text : texts) {
        for (const RuleResult &result : text.results)
            count += result.suppressedFindings.size();
    }
    return count;
}

Diagnostics failuresOf(const CheckedTextReport &text)
{
    QMap<QString, QStringList> rules; // rule IDs, by reason
    for (const RuleResult &result : text.results) {
        if (result.hasFailed())
            rules[result.reason].append(result.rule);
    }
    Diagnostics findings;
    for (auto one = rules.cbegin(); one != rules.cend(); ++one) {
        const QString stop = one.key().endsWith(u'.') ? QString() : QStringLiteral(".");
        const QString message = rulesmessages::couldNotRun(one->join(listSeparator()), one.key(), stop);
        findings.append({Severity::Error, ruleNotRun, message, {text.file, {}}});
    }
    return findings;
}

bool RuleReport::hasFailures() const
{
    const bool isUnread = std::any_of(texts.begin(), texts.end(), [](const CheckedTextReport &text) {
        return std::any_of(text.remarks.begin(), text.remarks.end(), [](const Diagnostic &remark) { return remark.code == sourceUnreadable; });
    });
    const bool failed = std::any_of(texts.begin(), texts.end(), [](const CheckedTextReport &text) {
        return std::any_of(text.results.begin(), text.results.end(), [](const RuleResult &result) { return result.hasFailed(); });
    });
    return failed || (isUnread && count(RuleOutcome::Kept) == 0 && count(RuleOutcome::Broken) == 0);
}

Diagnostics RuleReport::findings() const
{
    Diagnostics all;
    for (const CheckedTextReport &text : texts) {
        for (const RuleResult &result : text.results)
            all += result.findings;
        all += text.remarks + failuresOf(text);
    }
    sortByLocation(all);
    return all;
}

} // namespace outcrop
