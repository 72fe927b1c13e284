// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/portability/criteria.h"

#include <QHash>

#include <vector>

namespace outcrop {

/// The input of the static tests.
struct StaticContext {
    PortabilityTestsPtr tests = builtInPortabilityTests();
    QStringList criteria = {}; ///< criterion IDs; empty for all static ones
    QStringList models = {};   ///< `provider/model` for each model of the adapters; used only for fixes
};

/// Returns the selected static criteria, by default PV-001 … PV-010.
QList<Criterion> chosenCriteria(const StaticContext &context);

/// Tests one agent with the static criteria. An agent without a portability section has not opted in and is tested only with the criteria that apply
/// to every agent (PV-001 … PV-004). Thread-safe.
AgentReport validateAgent(const Agent &agent, const StaticContext &context);

/// Returns the errors that make an agent's file, prompt file or governance file unreadable. The criteria of such an agent are NotRun, never Passed.
Diagnostics readingErrors(const Agent &agent);

/// Tests a library with the static criteria, in parallel on all cores.
PortabilityReport validate(const QList<Agent> &agents, const StaticContext &context);

/// The report of a library, updated incrementally: only changed agents are tested again. Cheap to copy.
class LibraryValidation
{
public:
    explicit LibraryValidation(const StaticContext &context = {}) : m_context(context) { }

    /// Returns the report for another state of the library. Only agents whose document, governance file or prompt file changed are tested again.
    LibraryValidation with(const PromptLibrary &library) const;

    const PortabilityReport &report() const { return m_report; }
    const StaticContext &context() const { return m_context; }

private:
    struct Entry {
        DocumentPtr document;
        DocumentPtr governance;
        DocumentPtr prompt;
        AgentReport report;
        Diagnostics unreadable;
    };
    using EntryPtr = std::shared_ptr<const Entry>;

    EntryPtr entryFor(const Agent &agent) const;
    void setReport(std::vector<EntryPtr> entries);

    StaticContext m_context;
    QHash<const Document *, EntryPtr> m_entries; ///< entries keep their document alive, so that no address is reused
    PortabilityReport m_report;
};

} // namespace outcrop
