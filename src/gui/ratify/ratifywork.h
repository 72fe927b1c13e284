// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"
#include "app/evolution/ratifyreplay.h"
#include "app/records/storelocation.h"
#include "gui/ratify/ratifypanel.h"

#include <stop_token>

namespace outcrop {

// The blocking work of decisions: access to the disk, the store and the history. Call these functions on worker threads.

/// Returns the details of a suggestion for the current file, or the reason for a missing diff. For an accepted suggestion, returns the suggested change with
/// the accepted hunks marked.
RatifyDetails readSuggestionDetails(const OpenedWorkspace &opened, const SuggestionRow &row, KeyRing &keys);
/// Returns RatifyDetails::uncommitted of a suggestion. A commit changes the result although it does not change files.
QString readUncommittedWarning(const OpenedWorkspace &opened, const Suggestion &suggestion);
/// Renders held-out turns with and without the change, for the provider and the model of each turn. If `provider` is not null, also sends the changed prompts.
Result<ShownReplay> checkHeldOutTurns(
    const OpenedWorkspace &opened, const AcceptRequest &request, Provider *provider, KeyRing &keys, const std::stop_token &stop);
/// The result of an acceptance.
struct AcceptOutcome {
    QString text;         ///< result as one line of text
    std::optional<Decision> decision = {}; ///< the logged acceptance; nullopt if the budget check rejects the change
    QString refusal =
        {}; ///< reason for the rejection by the budget check; set AcceptRequest::allowsGrowth to accept anyway
};

/// Writes the file, commits it if the folder is a repository, and records the decision. If the budget check rejects the change, writes only if
/// `request.allowsGrowth` is set.
Result<AcceptOutcome> applyAcceptance(const OpenedWorkspace &opened, const AcceptRequest &request, KeyRing &keys);
/// Logs that an acceptance was undone or redone. Returns the result as one line of text, or the error.
Result<QString> recordUndoneAcceptance(const OpenedWorkspace &opened, RecordId suggestion, KeyRing &keys);
Result<QString> recordRedoneAcceptance(const OpenedWorkspace &opened, const Decision &undoneDecision, KeyRing &keys);
/// Rejects the suggestion for this reason. Returns the result as one line of text, or the error.
Result<QString> recordRejection(const OpenedWorkspace &opened, RecordId suggestion, const QString &reason, KeyRing &keys);
/// Records that the user decides later. Returns the result as one line of text, or the error.
Result<QString> recordPostponement(const OpenedWorkspace &opened, RecordId suggestion, KeyRing &keys);

} // namespace outcrop
