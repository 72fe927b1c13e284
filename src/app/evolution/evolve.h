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

struct EvolveOptions {
    QDateTime now;        ///< the end of the window
    QDateTime since = {}; ///< its beginning; invalid: 30 days before
    bool write = true;    ///< false: nothing is stored and no report written
    std::stop_token stop = {};
};

/// What a run came to.
struct EvolveOutcome {
    EvolutionReport report;
    QString text;         ///< the report's
    QString path = {};    ///< of the report, in the workspace; empty where none was written
    Diagnostics findings = {}; ///< what opening the store found
    std::optional<Error> withoutHistory = {}; ///< why the history took no part, though the folder may have one
};

/// A run as a person asks for it, or as its hour brings it: with the folder's own store and history. A workspace that never recorded anything is left as it
/// is: the run has no turns, and writes neither store nor report.
/// Errors: those of evolve(), and Invalid where config.toml or the taxonomy cannot be gone by.
Result<EvolveOutcome> runEvolution(const OpenedWorkspace &opened, KeyRing &keys, const EvolveOptions &options);

/// notifyOf() the way that `[evolution] notify_channel` names; nothing is sent where it names none.
Status announce(const EvolveOutcome &outcome, const OpenedWorkspace &opened, KeyRing &keys);

/// Reads the interactions of a window and how often the documents changed, and makes suggestions of it: the new ones are added to the store, and a report is
/// written into `evolution/`. No document of the workspace is changed, ever. `history` may be null. Waits for the disk: call from a worker thread.
/// Errors: NotAllowed, with its place, for `[evolution] auto_apply = true`; Invalid for other values of [evolution] that cannot be used, and for a window that
/// ends before it begins; Interrupted; what the store and the disk say.
Result<EvolveOutcome> evolve(const OpenedWorkspace &opened, Store &store, const History *history, const EvolveOptions &options);

/// Why nothing can be suggested in this workspace, with its place; nothing where it can.
std::optional<Error> evolutionRefusal(const EvolutionSettings &settings);

/// Announces the first three of the raised suggestions and counts them in the report as `notified`; sends nothing if there are none.
Status notifyOf(const EvolveOutcome &outcome, const OpenedWorkspace &opened, Notifier &notifier);

} // namespace outcrop
