// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolve.h"
#include "app/keys/keys.h"
#include "models/ratify/suggestionrow.h"

namespace outcrop {

// Blocking functions of the Evolution dock and the Ratify view, which read the store, the history and the disk. Call them on worker threads.

/// Returns the result of a run as one line of text.
QString outcomeText(const EvolveOutcome &outcome);

/// Completes or abandons interrupted acceptances, then returns the suggestions of a workspace in the order of listSuggestions(). Empty if there are no records.
Result<QList<SuggestionRow>> readSuggestions(const OpenedWorkspace &opened, KeyRing &keys);
/// Returns the number of open suggestions without writing to the folder and without network access; 0 if it is unknown. For a workspace that was only opened.
int readOpenSuggestionCount(const OpenedWorkspace &opened);

/// The report of an earlier run.
struct EvolutionRunRow {
    QString path; ///< path in the workspace
    QString name; ///< time of the run: `2026-11-20 13:00`; the file name if it has another format
};

/// The data of the Evolution dock.
struct EvolutionFindings {
    EvolutionRun run;
    QList<SuggestionRow> suggestions;
    QList<EvolutionRunRow> reports; ///< newest first
    QString schedule;  ///< sentence about the next run, or the error in the settings
    WorkspaceTaxonomy taxonomy = {}; ///< describes the workloads
};

/// Returns the current findings. Stores suggestions and writes a report only if `options.storesResults` is set.
Result<EvolutionFindings> readEvolutionFindings(
    const OpenedWorkspace &opened, KeyRing &keys, const EvolveOptions &options);

} // namespace outcrop
