// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"
#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyreplay.h"

namespace outcrop {

// Accepts and rejects suggestions, for both the command line and the window. Functions with a store or a workspace block on disk access: call them on a worker
// thread.

/// Returns the current user (USER, or USERNAME if USER is not set) and the current time.
Decider currentDecider();

/// Settles interrupted acceptances, except in a read-only store, then returns the result of listSuggestions().
Result<QList<ListedSuggestion>> settleAndListSuggestions(Store &store, const QString &folder, History *history);
/// Settles like settleAndListSuggestions(), then returns one suggestion. NotFound if there is no such suggestion.
Result<ListedSuggestion> settleAndFindSuggestion(Store &store, const QString &folder, History *history, RecordId id);

/// Like settleAndFindSuggestion(), but returns NotAllowed with the last decision if the suggestion is not open.
Result<ListedSuggestion> settleAndFindOpenSuggestion(Store &store, const QString &folder, History *history, RecordId id);

/// Like settleAndFindSuggestion(), but returns NotAllowed with the last decision if the suggestion cannot be accepted.
Result<ListedSuggestion> settleAndFindAcceptableSuggestion(Store &store, const QString &folder, History *history, RecordId id);

/// The effect of accepting a suggestion on the file and on the prompt.
struct PreparedAcceptance {
    AcceptPlan plan;
    QList<PromptGrowth> growth = {}; ///< growth of the workload's default prompt, per provider; empty if there are conflicts
    QString refusal = {};            ///< why the token guard blocks the acceptance; empty if it does not
};

/// Returns the growth of the default prompt for the suggestion's workload, which the token guard checks.
Result<QList<PromptGrowth>> measureAcceptanceGrowth(const OpenedWorkspace &opened, const Suggestion &suggestion, const WorkspaceChange &change);

/// Returns a sentence about the prompt that measureAcceptanceGrowth() measures, because the current selection can have other prices.
QString measuredPromptText(const Suggestion &suggestion);

/// Replays interactions that are not examples of the suggestion, with the changed prompt. If `provider` is null, no API calls are made, and the tokens of each
/// request are counted for its recorded model. Otherwise `target` names the provider and model. Errors: those of readHeldOutInteractions() and
/// replayHeldOutInteractions().
Result<ReplayReport> replayAcceptance(Store &store, const OpenedWorkspace &opened, const AcceptPlan &plan, const std::pair<QString, QString> &target, Provider *provider,
                                      const std::stop_token &stop);

/// Plans an acceptance and measures its effect. Returns the errors of planAcceptance() and measurePromptGrowth().
Result<PreparedAcceptance> prepareAcceptance(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion, const AcceptChoice &choice = {});

/// Calls acceptSuggestion() unless the token guard blocks it. NotAllowed if the guard blocks it and `allowsGrowth` is false.
Result<Acceptance> acceptPreparedSuggestion(Store &store, const OpenedWorkspace &opened, History *history,
    const PreparedAcceptance &preparedAcceptance, bool allowsGrowth, const Decider &decider);

/// Calls rejectSuggestion() for the suggestion with this number. Errors: those of settleAndFindOpenSuggestion() and rejectSuggestion().
Result<Decision> rejectSuggestionById(
    Store &store, const QString &folder, History *history, RecordId id, const QString &reason, const Decider &decider);

/// Verdicts of log entries that leave a suggestion open.
inline const QString postponedVerdict = QStringLiteral("later");
inline const QString claimedVerdict = QStringLiteral("claimed");

/// Logs that the decision is postponed. Errors: NotAllowed if the suggestion is not open, and those of lockSuggestion().
Result<Decision> postponeSuggestion(Store &store, RecordId id, const Decider &decider);

/// The number of minutes for which a suggestion is reserved for the person who claimed it.
inline constexpr int claimMinutes = 60;

/// Returns the claim on an open suggestion if the claim is still valid, otherwise nullopt.
std::optional<Decision> activeClaim(const ListedSuggestion &listedSuggestion, const QDateTime &now);

/// Reserves the first open suggestion of the queue that no other person has claimed, and logs the claim. Several people therefore do not review the same suggestion.
/// Returns the suggestion that the person has claimed already, if there is one. Claims do not prevent decisions. NotFound if other people have claimed all open
/// suggestions, or if there are none.
Result<ListedSuggestion> claimNextSuggestion(Store &store, const QString &folder, History *history, const Decider &decider);

/// Logs that the change of an accepted suggestion was undone, so that the suggestion is open again. The caller has restored the file. Errors: NotAllowed
/// if the suggestion is not accepted, and those of lockSuggestion().
Result<Decision> undoAcceptance(Store &store, RecordId suggestion, const Decider &decider);

/// Logs an undone acceptance again, with the verdict, hunks, commit and details of `undone`. The caller has written the file. NotAllowed if the suggestion is
/// not open.
Result<Decision> redoAcceptance(Store &store, const Decision &undoneDecision, const Decider &decider);

} // namespace outcrop
