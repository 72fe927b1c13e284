// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/portability/criteria.h"

#include <QHash>

#include <vector>

namespace outcrop {

/// What agents are tried against by reading them.
struct StaticContext {
    PortabilityTestsPtr tests = builtInPortabilityTests();
    QStringList criteria = {}; ///< ids; empty for all static ones
    QStringList models = {};   ///< `provider/model` of every model that adapters list; for repairs only
};

/// The static criteria that a context asks for, PV-001 … PV-010 as a rule.
QList<Criterion> chosenCriteria(const StaticContext &context);

/// One agent against the static criteria. An agent without a portability section has not opted in: it is tried for what breaks it anywhere
/// (PV-001 … PV-004), not for what it never promised. Pure; safe on any thread.
AgentReport validateAgent(const Agent &agent, const StaticContext &context);

/// Errors that keep an agent's file, or the governance file beside it, from being read. Such an agent is NotRun, never passed.
Diagnostics readingErrors(const Agent &agent);

/// A library against the static criteria, on all cores.
PortabilityReport validate(const QList<Agent> &agents, const StaticContext &context);

/// A library's report that follows its workspace: the work is that of the agents that changed. A value; copies share everything.
class LibraryValidation
{
public:
    explicit LibraryValidation(const StaticContext &context = {}) : m_context(context) { }

    /// The same for another state of the library. Only agents whose document or governance file is another are tried again.
    LibraryValidation with(const PromptLibrary &library) const;

    const PortabilityReport &report() const { return m_report; }
    const StaticContext &context() const { return m_context; }

private:
    struct Entry {
        DocumentPtr document;
        DocumentPtr governance;
        AgentReport report;
        Diagnostics unreadable;
    };
    using EntryPtr = std::shared_ptr<const Entry>;

    EntryPtr entryFor(const Agent &agent) const;
    void takeReport(std::vector<EntryPtr> entries);

    StaticContext m_context;
    QHash<const Document *, EntryPtr> m_entries; ///< each holds its document, so that no address is used twice
    PortabilityReport m_report;
};

} // namespace outcrop
