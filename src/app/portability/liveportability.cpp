// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/liveportability.h"

#include "app/portability/validatelibrary.h"
#include "app/portability/validationmessages.h"
#include "core/portability/behavioral.h"
#include "core/portability/recordedresponses.h"
#include "core/portability/regression.h"

#include <algorithm>

namespace outcrop {
namespace {

DocumentPtr workspaceTests(const Workspace &workspace)
{
    const QList<DocumentPtr> workspaceTests = workspace.documents(DocumentKind::PortabilityTests);
    return workspaceTests.isEmpty() ? nullptr : workspaceTests.first();
}

/// Checks the criteria that depend on more than the agent's file.
class FullChecks
{
public:
    FullChecks(const OpenedWorkspace &opened, const PortabilityTests &tests, const std::stop_token &stop)
        : m_opened(opened)
        , m_behavior(readBehavioralTests(tests.workspaceData))
        , m_responses(opened.workspace())
        , m_stop(stop)
    { }

    QList<CriterionResult> run(const Agent &agent)
    {
        QList<CriterionResult> results =
            runBehavioralTests(agent, {m_opened.library, m_opened.catalog, m_behavior, m_responses, m_responses}, m_stop);
        if (m_stop.stop_requested())
            return results;
        const RegressionContext context{m_opened.library, m_opened.catalog, m_behavior};
        return results << checkUnchanged(agent, context) << checkSectionOptional(agent, context);
    }

private:
    const OpenedWorkspace &m_opened;
    BehavioralTests m_behavior;
    RecordedResponses m_responses;
    std::stop_token m_stop;
};

/// Returns the results in the order of the criteria. Missing results become NotRun.
QList<CriterionResult> orderByCriteria(const QList<Criterion> &criteria, const QList<CriterionResult> &results)
{
    QList<CriterionResult> all;
    for (const Criterion &criterion : criteria) {
        const auto found = std::find_if(results.begin(), results.end(), [&](const CriterionResult &result) { return result.criterion == criterion.id; });
        all.append(found != results.end() ? *found : CriterionResult{criterion.id, Outcome::NotRun, validationmessages::fileHasErrors(), {}});
    }
    return all;
}

} // namespace

LivePortability LivePortability::with(const OpenedWorkspace &opened, PortabilityDepth depth, const std::stop_token &stop) const
{
    LivePortability next = *this;
    next.m_tests = workspaceTests(opened.workspace());
    const bool hasSameTests = m_tests == next.m_tests && !m_report.criteria.isEmpty();
    const StaticContext context{hasSameTests ? m_library.context().tests : readPortabilityTests(next.m_tests), {}, portableModels(opened.catalog)};
    next.m_library = (hasSameTests && context.models == m_library.context().models ? m_library : LibraryValidation(context)).with(opened.library);
    next.m_report = next.m_library.report();
    if (depth == PortabilityDepth::FileOnly)
        return next;
    next.m_report.criteria = context.tests->criteria;
    FullChecks trials(opened, *context.tests, stop);
    for (AgentReport &report : next.m_report.agents) {
        const auto &agents = opened.library.agents;
        const auto agent = std::find_if(agents.begin(), agents.end(), [&report](const Agent &known) { return known.file() == report.file; });
        const bool isReadable = agent != agents.end() && readingErrors(*agent).isEmpty();
        report.results = orderByCriteria(next.m_report.criteria, isReadable ? report.results + trials.run(*agent) : report.results);
    }
    return next;
}

} // namespace outcrop
