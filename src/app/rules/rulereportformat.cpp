// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rulereportformat.h"

#include "app/rules/rulecheckmessages.h"
#include "core/base/joinedtext.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString suppressions = QStringLiteral("suppressions");
const QString source = QStringLiteral("source");

Criterion criterionOf(const Rule &rule)
{
    const CriterionKind kind =
        rule.validation == RuleValidation::LlmCheck ? CriterionKind::Behavioral : CriterionKind::Static;
    return {rule.id, rule.name, rule.description.simplified(), kind};
}

Outcome outcomeOf(RuleOutcome outcome)
{
    switch (outcome) {
    case RuleOutcome::Kept:
        return Outcome::Passed;
    case RuleOutcome::Broken:
        return Outcome::Failed;
    case RuleOutcome::NotApplicable:
        return Outcome::NotApplicable;
    case RuleOutcome::NotRun:
    case RuleOutcome::ToReview:
        return Outcome::NotRun;
    }
    Q_UNREACHABLE();
}

QString reasonOf(const RuleResult &result)
{
    if (result.outcome != RuleOutcome::ToReview)
        return result.reason;
    return rulecheckmessages::reviewNeeded(result.reason.split(u'\n').join(clauseSeparator()));
}

CriterionResult resultOf(const RuleResult &result)
{
    return {result.rule, outcomeOf(result.outcome), reasonOf(result), result.findings, result.suppressedFindings};
}

CriterionResult suppressionResult(const Diagnostics &remarks)
{
    return {suppressions, remarks.isEmpty() ? Outcome::Passed : Outcome::Failed, {}, remarks};
}

bool isOnSource(const Diagnostic &remark)
{
    return remark.code == sourceUnreadable;
}

/// Returns a NotRun result with the sources that cannot be parsed, or nullopt if all can be.
std::optional<CriterionResult> sourceResult(const Diagnostics &remarks)
{
    QStringList reasons;
    for (const Diagnostic &remark : remarks) {
        if (isOnSource(remark))
            reasons.append(toString(remark));
    }
    return reasons.isEmpty() ? std::nullopt
                             : std::optional(CriterionResult{source, Outcome::NotRun, reasons.join(u'\n'), {}});
}

bool hasUnreadSource(const RuleReport &report)
{
    return std::any_of(report.texts.begin(), report.texts.end(), [](const CheckedTextReport &text) {
        return std::any_of(text.remarks.begin(), text.remarks.end(), isOnSource);
    });
}

QString nameOf(const CheckedTextReport &text)
{
    return text.file.isEmpty() ? QStringLiteral("response") : text.file;
}

AgentReport rowOf(const CheckedTextReport &text)
{
    const QString file = nameOf(text);
    AgentReport row{file, file, {}};
    for (const RuleResult &result : text.results)
        row.results.append(resultOf(result));
    Diagnostics remarks = text.remarks;
    remarks.removeIf(isOnSource);
    row.results.append(suppressionResult(remarks));
    if (const std::optional<CriterionResult> result = sourceResult(text.remarks))
        row.results.append(*result);
    return row;
}

} // namespace

PortabilityReport toPortabilityReport(const RuleReport &report)
{
    PortabilityReport printedReport;
    printedReport.subject = QStringLiteral("rules");
    for (const Rule &rule : report.rules)
        printedReport.criteria.append(criterionOf(rule));
    printedReport.criteria.append({suppressions, rulecheckmessages::suppressionsTitle(),
        rulecheckmessages::suppressionsHelp(), CriterionKind::Static});
    if (hasUnreadSource(report))
        printedReport.criteria.append(
            {source, rulecheckmessages::sourceTitle(), rulecheckmessages::sourceHelp(), CriterionKind::Static});
    for (const CheckedTextReport &text : report.texts)
        printedReport.agents.append(rowOf(text));
    printedReport.unreadable = report.unreadable;
    for (const CheckedTextReport &text : report.texts) {
        for (Diagnostic failure : failuresOf(text)) {
            failure.location.file = nameOf(text);
            printedReport.unreadable.append(failure);
        }
    }
    return printedReport;
}

} // namespace outcrop
