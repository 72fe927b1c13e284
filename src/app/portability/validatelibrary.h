// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/portability/trialhistory.h"
#include "core/portability/validation.h"
#include "core/ports/provider.h"

namespace outcrop {

/// The agents and criteria to validate.
struct ValidationJob {
    QStringList paths = {};    ///< absolute paths of files and folders; empty: the agents of the folder
    QStringList criteria = {}; ///< IDs; empty: all, or without `checksBehavior` all that need no provider
    bool checksBehavior = false;  ///< whether to run the criteria that need a provider
    Provider *provider = nullptr; ///< the provider that runs the agents; null: use the workspace's recorded responses
    Provider *judge = nullptr;  ///< scores the responses; null: same as `provider`
    QStringList providers = {}; ///< providers whose models are tested, or `local`; empty: those that each agent prefers
    QString judgeProvider = {}; ///< provider of the judge, or `local`; empty: that of portability-tests.yaml
    bool recordsResponses = false;  ///< whether to record the responses
    std::stop_token stop = {};
};

/// The result of a job. The report's `unreadable` includes damaged front matter, even if it was repaired and the agent was checked, and an error if there was
/// no agent. `skipped` lists files in a named folder that are probably damaged agents and were not checked.
struct ValidatedLibrary {
    PortabilityReport report;
    Diagnostics skipped = {};
    QList<BehaviorTrial> trials = {}; ///< trials of the behavioral tests, if `provider` was set; without a time
    QList<SourceFile> recordings = {}; ///< recorded responses for replay, as files of the workspace
};

/// Returns the criteria of a folder, with the diagnostics of its portability-tests.yaml.
PortabilityTestsPtr portabilityTestsOf(const QString &folder);

/// Returns the criteria that a job checks, in order: the named ones, or all. Those that call providers are included if named or if behavior is checked.
QList<Criterion> criteriaOf(const ValidationJob &job, const PortabilityTests &tests);

/// Returns `provider/model` for every model that the adapters list. Used for fixes.
QStringList portableModels(const ProviderCatalog &catalog);

/// Reads and checks the agents on all cores, with the folder's criteria and adapters. Paths in the result are relative to the folder. Fails if a path does
/// not exist. A file that cannot be read is in the report's `unreadable`.
Result<ValidatedLibrary> validateLibrary(const QString &folder, const ValidationJob &job);

} // namespace outcrop
