// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"
#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyreplay.h"

namespace outcrop {

// How a suggestion is decided, the same from the command line and the window. Every function reads or writes the disk and the store: call them from a
// worker thread.

/// The user of this machine, now: USER, or USERNAME where that is not set.
Decider currentDecider();

/// All suggestions, or one, after acceptances that were cut off are settled; a store that is only read is left as it is. NotFound where there is no such one.
Result<QList<ListedSuggestion>> settledSuggestions(Store &store, const QString &folder, History *history);
Result<ListedSuggestion> settledSuggestion(Store &store, const QString &folder, History *history, RecordId id);

/// The same for accepting it: NotAllowed, with the decision, where it can no longer be accepted.
Result<ListedSuggestion> suggestionToAccept(Store &store, const QString &folder, History *history, RecordId id);

/// What accepting would do, to the file and to the prompt.
struct PreparedAcceptance {
    AcceptPlan plan;
    QList<PromptGrowth> growth = {}; ///< of the default prompt for the suggestion's workload, provider by provider; empty where there are conflicts
    QString refusal = {};            ///< why the token guard keeps it from being accepted; empty where it does not
};

/// What a change does to the default prompt for the suggestion's workload, which the token guard judges.
Result<QList<PromptGrowth>> acceptanceGrowth(const OpenedWorkspace &opened, const Suggestion &suggestion, const WorkspaceChange &change);

/// Puts interactions that did not lead to the suggestion through the changed prompt. `target` names provider and model where a provider (may be null) is
/// asked; without one, each is counted as it was recorded. Errors: those of heldBackInteractions() and replayHeldBack().
Result<ReplayReport> replayAcceptance(Store &store, const OpenedWorkspace &opened, const AcceptPlan &plan, const std::pair<QString, QString> &target, Provider *provider,
                                      const std::stop_token &stop);

/// Plans an acceptance and measures it. Errors: those of planAcceptance() and promptGrowth().
Result<PreparedAcceptance> prepareAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice = {});

/// acceptSuggestion() behind the token guard: NotAllowed where that refuses and `allowGrowth` does not overrule it.
Result<Acceptance> acceptPrepared(Store &store, const OpenedWorkspace &opened, History *history, const PreparedAcceptance &prepared, bool allowGrowth,
                                  const Decider &decider);

/// rejectSuggestion() by number. NotFound where there is none; NotAllowed where it is decided.
Result<Decision> rejectNumbered(Store &store, const QString &folder, History *history, RecordId id, const QString &reason, const Decider &decider);

} // namespace outcrop
