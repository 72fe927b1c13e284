// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/validation.h"

#include "core/base/parallel.h"
#include "core/documents/data/yamlreader.h"
#include "core/portability/declarations.h"
#include "core/portability/modelpreferences.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/schemacriteria.h"

#include <algorithm>
#include <array>
#include <vector>

namespace outcrop {
namespace {

/// A static criterion: its check, and whether it applies only to agents with a portability section.
struct StaticCheck {
    const char *id;
    bool requiresSection;
    Diagnostics (*find)(const Agent &agent, const StaticContext &context);
};

// clang-format off
constexpr std::array staticChecks{
    StaticCheck{"PV-001", false, [](const Agent &a, const StaticContext &c) { return findApiParameters(a, c.tests->apiParameters); }},
    StaticCheck{"PV-002", false, [](const Agent &a, const StaticContext &c) { return findWrongParameters(a, c.tests->schemaWords); }},
    StaticCheck{"PV-003", false, [](const Agent &a, const StaticContext &c) { return findWrongOutputSchema(a, c.tests->schemaWords); }},
    StaticCheck{"PV-004", false, [](const Agent &a, const StaticContext &c) { return findChatTokens(a, c.tests->chatTokens); }},
    StaticCheck{"PV-005", true,  [](const Agent &a, const StaticContext &c) { return findReasoningPhrases(a, c.tests->reasoningPhrases); }},
    StaticCheck{"PV-006", true,  [](const Agent &a, const StaticContext &c) { return findUnportablePreferences(a, c.models); }},
    StaticCheck{"PV-007", true,  [](const Agent &a, const StaticContext &c) { return findUndeclaredFeatures(a, c.tests->features); }},
    StaticCheck{"PV-008", true,  [](const Agent &a, const StaticContext &c) { return checkContextWindow(a, c.tests->defaultContextWindow); }},
    StaticCheck{"PV-009", true,  [](const Agent &a, const StaticContext &) { return checkBodyFormat(a); }},
    StaticCheck{"PV-010", true,  [](const Agent &a, const StaticContext &) { return checkPortabilityFlag(a); }},
};
// clang-format on

const StaticCheck *checkFor(const QString &id)
{
    const auto found = std::find_if(staticChecks.begin(), staticChecks.end(),
        [&id](const StaticCheck &check) { return id == QLatin1String(check.id); });
    return found == staticChecks.end() ? nullptr : &*found;
}

bool hasSection(const Agent &agent)
{
    const DataNode &section = agent.field(u"portability");
    return !section.isMissing() && !section.isNull();
}

bool reasonsExplicitly(const Agent &agent)
{
    return agent.reasoningStrategy == u"explicit_cot";
}

/// Returns the first finding's message and the number of other findings.
QString reasonOf(const Diagnostics &findings)
{
    const QString &first = findings.first().message;
    return findings.size() > 1 ? portabilitymessages::firstAndOthers(first, findings.size() - 1) : first;
}

CriterionResult runCheck(const Criterion &criterion, const Agent &agent, const StaticContext &context)
{
    const StaticCheck *check = checkFor(criterion.id);
    if (!check)
        return {criterion.id, Outcome::NotRun, portabilitymessages::unknownCheck(), {}};
    if (check->requiresSection && !hasSection(agent))
        return {criterion.id, Outcome::NotOptedIn, portabilitymessages::noSection(), {}};
    if (criterion.id == u"PV-005" && reasonsExplicitly(agent))
        return {criterion.id, Outcome::NotApplicable, portabilitymessages::reasonsExplicitly(), {}};
    const Diagnostics findings = check->find(agent, context);
    if (findings.isEmpty())
        return {criterion.id, Outcome::Passed, {}, {}};
    return {criterion.id, Outcome::Failed, reasonOf(findings), findings};
}

} // namespace

QList<Criterion> chosenCriteria(const StaticContext &context)
{
    QList<Criterion> chosen;
    for (const Criterion &criterion : context.tests->criteria) {
        if (criterion.kind == CriterionKind::Static
            && (context.criteria.isEmpty() || context.criteria.contains(criterion.id)))
            chosen.append(criterion);
    }
    return chosen;
}

Diagnostics readingErrors(const Agent &agent)
{
    Diagnostics errors = agent.document->frontMatter.diagnostics;
    if (!agent.document->isValidUtf8)
        errors += agent.document->diagnostics;
    if (agent.prompt && !agent.prompt->isValidUtf8)
        errors += agent.prompt->diagnostics;
    if (agent.governance)
        errors += readYaml(agent.governance->text, agent.governance->path).diagnostics;
    errors.removeIf([](const Diagnostic &found) { return found.severity != Severity::Error; });
    return errors;
}

AgentReport validateAgent(const Agent &agent, const StaticContext &context)
{
    AgentReport report{agent.name, agent.file(), {}};
    const bool isReadable = readingErrors(agent).isEmpty();
    for (const Criterion &criterion : context.tests->criteria) {
        if (criterion.kind != CriterionKind::Static
            || (!context.criteria.isEmpty() && !context.criteria.contains(criterion.id)))
            continue;
        report.results.append(isReadable ? runCheck(criterion, agent, context)
                                       : CriterionResult{criterion.id, Outcome::NotRun,
                                           portabilitymessages::fileHasErrors(), {}});
    }
    return report;
}

PortabilityReport validate(const QList<Agent> &agents, const StaticContext &context)
{
    PortabilityReport report;
    report.criteria = chosenCriteria(context);
    report.agents.resize(agents.size());
    AgentReport *reports = report.agents.data(); // detaches once, before the threads start
    forEachParallel(agents.size(), [&](qsizetype i) { reports[i] = validateAgent(agents.at(i), context); });
    for (const Agent &agent : agents)
        report.unreadable += readingErrors(agent);
    std::stable_sort(report.agents.begin(), report.agents.end(),
        [](const AgentReport &a, const AgentReport &b) { return a.file < b.file; });
    return report;
}

LibraryValidation LibraryValidation::with(const PromptLibrary &library) const
{
    LibraryValidation next(m_context);
    std::vector<EntryPtr> entries(static_cast<size_t>(library.agents.size()));
    const QList<Agent> &agents = library.agents;
    forEachParallel(agents.size(), [&](qsizetype i) { entries[static_cast<size_t>(i)] = entryFor(agents.at(i)); });
    next.setReport(std::move(entries));
    return next;
}

/// Returns the cached entry if the agent is unchanged, otherwise a new one.
LibraryValidation::EntryPtr LibraryValidation::entryFor(const Agent &agent) const
{
    const EntryPtr known = m_entries.value(agent.document.get());
    if (known && known->governance == agent.governance && known->prompt == agent.prompt)
        return known;
    return std::make_shared<const Entry>(
        Entry{agent.document, agent.governance, agent.prompt, validateAgent(agent, m_context), readingErrors(agent)});
}

void LibraryValidation::setReport(std::vector<EntryPtr> entries)
{
    const auto byFile = [](const EntryPtr &a, const EntryPtr &b) { return a->report.file < b->report.file; };
    if (!std::is_sorted(entries.begin(), entries.end(), byFile))
        std::sort(entries.begin(), entries.end(), byFile);
    m_report.criteria = chosenCriteria(m_context);
    m_report.agents.reserve(static_cast<qsizetype>(entries.size()));
    m_entries.reserve(static_cast<qsizetype>(entries.size()));
    for (const EntryPtr &entry : entries) {
        m_report.agents.append(entry->report);
        m_report.unreadable += entry->unreadable;
        m_entries.insert(entry->document.get(), entry);
    }
}

} // namespace outcrop
