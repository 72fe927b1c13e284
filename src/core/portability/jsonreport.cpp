// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/jsonreport.h"

#include "core/base/diagnosticjson.h"
#include "core/portability/reportparts.h"

namespace outcrop {
namespace {

QString kindName(CriterionKind kind)
{
    switch (kind) {
    case CriterionKind::Static:
        return QStringLiteral("static");
    case CriterionKind::Behavioral:
        return QStringLiteral("behavioral");
    case CriterionKind::Regression:
        return QStringLiteral("regression");
    }
    Q_UNREACHABLE();
}

Json criteriaJson(const QList<Criterion> &criteria)
{
    Json json = Json::array();
    for (const Criterion &criterion : criteria)
        json.push_back({{"id", jsonString(criterion.id)}, {"title", jsonString(criterion.title)},
            {"kind", jsonString(kindName(criterion.kind))}, {"pass_condition", jsonString(criterion.passCondition)}});
    return json;
}

Json resultJson(const CriterionResult &result, const AgentReport &agent)
{
    Json json{{"criterion", jsonString(result.criterion)}, {"outcome", jsonString(outcomeName(result.outcome))}};
    if (!result.reason.isEmpty())
        json["reason"] = jsonString(result.reason);
    if (result.outcome == Outcome::Failed)
        json["findings"] = findingsJson(findingsOf(result, agent));
    return json;
}

Json agentJson(const AgentReport &agent)
{
    Json results = Json::array();
    for (const CriterionResult &result : agent.results)
        results.push_back(resultJson(result, agent));
    return {{"agent", jsonString(agent.agent)}, {"file", jsonString(agent.file)}, {"results", results}};
}

} // namespace

Json jsonReport(const PortabilityReport &report)
{
    Json agents = Json::array();
    for (const AgentReport &agent : report.agents)
        agents.push_back(agentJson(agent));
    return {{"summary", summaryJson(report)}, {"criteria", criteriaJson(report.criteria)}, {"agents", agents},
        {"unreadable", findingsJson(report.unreadable)}};
}

} // namespace outcrop
