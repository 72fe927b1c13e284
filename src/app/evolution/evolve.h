// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/evolution/report.h"
#include "core/evolution/schedule.h"
#include "core/ports/notifier.h"
#include "core/ports/store.h"

#include <stop_token>

namespace outcrop {

/// The options of an analysis run.
struct EvolveOptions {
    QDateTime now;             ///< end of the time window
    QDateTime since = {};      ///< start of the time window; invalid: 30 days before `now`
    bool storesResults = true; ///< whether to store the suggestions and write a report
    std::stop_token stop = {};
};

/// The result of an analysis run.
struct EvolveOutcome {
    EvolutionReport report;
    QString text;         ///< the report as Markdown
    QString path = {};    ///< path of the report in the workspace; empty if none was written
    Diagnostics findings = {}; ///< diagnostics from opening the store
    std::optional<Error> historyError = {}; ///< why the history could not be read
};

/// Runs the analysis with the folder's store and history, on request or on schedule. A workspace without a store gets one only if there are suggestions. Otherwise no
/// report is written. Errors: those of evolve(), and Invalid if config.toml or the taxonomy has errors.
Result<EvolveOutcome> runEvolution(const OpenedWorkspace &opened, KeyRing &keys, const EvolveOptions &options);

/// Analyzes the interactions of a time window and the change rates of the documents. Adds new suggestions to the store and writes a report to `evolution/`, unless the
/// options prevent it. Never changes other documents. `history` may be null. Blocks on disk access: call on a worker thread. Errors: NotAllowed, with its location, for
/// `[evolution] auto_apply = true`. Invalid for other bad [evolution] settings and for an empty time window. Interrupted, and those of the store and the disk.
Result<EvolveOutcome> evolve(const OpenedWorkspace &opened, Store &store, const History *history, const EvolveOptions &options);

/// Stores the suggestions of an analysis that another program made with `options.storesResults` unset, and writes the report, as runEvolution() does. If the
/// workspace has the report of this run, only suggestions that are not stored yet are stored, so that a repeated call changes nothing. Errors: those of the
/// store and the disk.
Result<EvolveOutcome> storeEvolution(const OpenedWorkspace &opened, KeyRing &keys, const EvolutionReport &report);

/// Returns why the settings do not allow suggestions, with the location, or nullopt if they do.
std::optional<Error> evolutionSettingsError(const EvolutionSettings &settings);

/// Returns the name of a workspace in notifications: the configured one, else that of its folder.
QString workspaceTitle(const OpenedWorkspace &opened);

/// Sends a notification with the first three new suggestions and records the count in the report as `notified`. Does nothing if there are none.
Status sendNotification(const EvolveOutcome &outcome, const OpenedWorkspace &opened, Notifier &notifier);

} // namespace outcrop
