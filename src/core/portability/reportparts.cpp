// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/reportparts.h"

#include <algorithm>

namespace outcrop {

Diagnostics findingsOf(const CriterionResult &result, const AgentReport &agent)
{
    Diagnostics findings = result.findings;
    if (findings.isEmpty())
        findings.append({Severity::Error, result.criterion, result.reason, {agent.file, {}}});
    for (Diagnostic &finding : findings) {
        if (finding.location.file.isEmpty())
            finding.location.file = agent.file;
    }
    sortByPlace(findings);
    return findings;
}

int countOf(const AgentReport &agent, Outcome outcome)
{
    return int(std::count_if(agent.results.begin(), agent.results.end(),
        [outcome](const CriterionResult &result) { return result.outcome == outcome; }));
}

QString criterionLabel(const PortabilityReport &report, const QString &id)
{
    const auto found = std::find_if(report.criteria.begin(), report.criteria.end(),
        [&id](const Criterion &criterion) { return criterion.id == id; });
    return found == report.criteria.end() ? id : id + u' ' + found->title;
}

Json summaryJson(const PortabilityReport &report)
{
    return {{"agents", report.agents.size()}, {"criteria", report.criteria.size()},
        {"passed", report.count(Outcome::Passed)}, {"failed", report.count(Outcome::Failed)},
        {"not_opted_in", report.count(Outcome::NotOptedIn)}, {"not_applicable", report.count(Outcome::NotApplicable)},
        {"not_run", report.count(Outcome::NotRun)}, {"unreadable", report.unreadable.size()}};
}

} // namespace outcrop
