// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulereportform.h"

namespace outcrop {
namespace {

const QString suppressions = QStringLiteral("suppressions");

Criterion criterionOf(const Rule &rule)
{
    const CriterionKind kind = rule.validation == RuleValidation::LlmCheck ? CriterionKind::Behavioural : CriterionKind::Static;
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
    return QStringLiteral("a person has to look: %1").arg(result.reason.split(u'\n').join(QStringLiteral("; ")));
}

CriterionResult resultOf(const RuleResult &result)
{
    return {result.rule, outcomeOf(result.outcome), reasonOf(result), result.findings, result.suppressed};
}

CriterionResult suppressionResult(const Diagnostics &remarks)
{
    return {suppressions, remarks.isEmpty() ? Outcome::Passed : Outcome::Failed, {}, remarks};
}

AgentReport rowOf(const TextReport &text)
{
    const QString file = text.file.isEmpty() ? QStringLiteral("answer") : text.file;
    AgentReport row{file, file, {}};
    for (const RuleResult &result : text.results)
        row.results.append(resultOf(result));
    row.results.append(suppressionResult(text.remarks));
    return row;
}

} // namespace

PortabilityReport printedReport(const RuleReport &report)
{
    PortabilityReport printed;
    printed.subject = QStringLiteral("rules");
    for (const Rule &rule : report.rules)
        printed.criteria.append(criterionOf(rule));
    printed.criteria.append({suppressions, QStringLiteral("Suppressions give a reason and are needed"),
        QStringLiteral("Every comment that allows what a rule objects to says why, names a rule, and is needed."), CriterionKind::Static});
    for (const TextReport &text : report.texts)
        printed.agents.append(rowOf(text));
    printed.unreadable = report.unreadable;
    return printed;
}

} // namespace outcrop
