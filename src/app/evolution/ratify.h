// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratifyplan.h"
#include "app/evolution/suggestionlist.h"

namespace outcrop {

/// Who decides, and when.
struct Decider {
    QString person; ///< may be empty
    QDateTime at;   ///< UTC
};

/// What is on the disk and in the log after a suggestion was accepted.
struct Acceptance {
    Decision decision;
    QString path;
    QString notCommitted = {}; ///< why there is no commit, though the folder is a repository; empty otherwise
};

/// Takes a plan that is clean and changes something: the file is written whole or not at all, committed alone where `history` (may be null) is a
/// repository's, and the decision is logged. A row `accepting` is in the log before the file is touched, so that a run that is killed at any moment
/// leaves what settleAcceptances() can tell: call that first. One program at a time accepts in a folder. Waits for the disk.
/// Errors: NotAllowed (decided already, another program accepts just now, the file changed since it was planned), Invalid (conflicts, or nothing to
/// change), and those of writing; the log then says `abandoned`, and the file is as it was.
Result<Acceptance> acceptSuggestion(Store &store, const OpenedWorkspace &opened, History *history, const AcceptPlan &plan, const Decider &decider);

/// Logs that nothing of it is wanted, and why. Invalid without a reason; NotAllowed where it was accepted.
Result<Decision> rejectSuggestion(Store &store, const ListedSuggestion &listed, const QString &reason, const Decider &decider);

/// What became of acceptances of this folder whose program was killed: where the file has the new bytes the decision is completed (with its commit),
/// where it has the old ones it is `abandoned`, and where it has neither it is `unclear`: somebody changed the file since. The rows settled.
/// Nothing is written to the folder's files. Does nothing while another program accepts.
Result<QList<Decision>> settleAcceptances(Store &store, const QString &folder, History *history);

} // namespace outcrop
