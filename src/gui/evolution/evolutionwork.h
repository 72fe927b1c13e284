// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolve.h"
#include "app/keys/keys.h"
#include "models/ratify/suggestionrow.h"

namespace outcrop {

// What the Evolution dock and the Ratify view wait for: the store, the history, the disk. For worker threads.

/// How a run ended, in a sentence.
QString outcomeText(const EvolveOutcome &outcome);

/// A report of an earlier run.
struct EvolutionRunRow {
    QString path; ///< in the workspace
    QString name; ///< `2026-11-20 13:00`, as its file says
};

/// Everything that the Evolution dock shows.
struct EvolutionFindings {
    EvolutionRun run;
    QList<SuggestionRow> suggestions;
    QList<EvolutionRunRow> reports; ///< the newest first
    QString schedule;  ///< when it runs by itself, in words
};

/// The findings of now; nothing is written by looking.
Result<EvolutionFindings> evolutionFindings(const OpenedWorkspace &opened, KeyRing &keys, const EvolveOptions &options);

} // namespace outcrop
