// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratifyplan.h"
#include "app/evolution/suggestionlist.h"

namespace outcrop {

/// The person who decides, and the time of the decision.
struct Decider {
    QString person; ///< user name; may be empty
    QDateTime time;   ///< time of the decision in UTC
    Json channel = {}; ///< the channel of a decision that was not made on a computer: its name, chat, user and update; for the log
};

/// The result of accepting a suggestion.
struct Acceptance {
    Decision decision;
    QString path;
    QString commitError = {}; ///< why the change was not committed although the folder is a repository; empty otherwise
};

/// In a store that several people share, locks a suggestion until the current transaction ends. Returns it with the decisions that are stored once it is
/// locked. Call it only in a transaction. Errors: NotFound if there is no such suggestion, and those of the store.
Result<ListedSuggestion> lockSuggestion(Store &store, RecordId id);

/// Appends an entry to the log of decisions and sets its ID. Call it in the transaction that locked the suggestion.
Status appendDecision(Store &store, Decision &entry);

/// Returns NotAllowed with the last decision, its date and its person.
Error alreadyDecidedError(const ListedSuggestion &listedSuggestion);

/// Accepts a plan that has changes and no conflicts. Writes the file atomically, commits only that file if `history` (may be null) is a repository, and logs
/// the decision. A row `accepting` is logged before the file changes, so that settleAcceptances() can complete or abandon the acceptance if the program is
/// killed. Only one program at a time can accept in a folder, and only one person can decide on a suggestion. A rejected suggestion is accepted only if the
/// choice overrides the rejection, because the rejection may have been made after the plan. Blocks on disk access. Errors: NotAllowed (already decided, another
/// program is accepting, or the file changed since the plan), Invalid (conflicts, or no changes), those of lockSuggestion(), and write errors. After a write
/// error, the decision is logged as `abandoned`.
Result<Acceptance> acceptSuggestion(Store &store, const OpenedWorkspace &opened, History *history, const AcceptPlan &plan, const Decider &decider);

/// Logs that the suggestion is rejected, with the reason. Errors: Invalid without a reason, NotAllowed if it is already decided, and those of
/// lockSuggestion().
Result<Decision> rejectSuggestion(Store &store, const ListedSuggestion &listedSuggestion, const QString &reason, const Decider &decider);

/// Settles acceptances in this folder that were interrupted because the program was killed. Returns their rows. If the file has the new bytes, the decision
/// is completed and committed. If it has the old bytes, the decision is `abandoned`; otherwise `unclear`, because the file was changed since. Does not write
/// to the folder's files. Does nothing while another program is accepting.
Result<QList<Decision>> settleAcceptances(Store &store, const QString &folder, History *history);

} // namespace outcrop
