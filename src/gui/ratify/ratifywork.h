// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"
#include "app/evolution/ratifyreplay.h"
#include "app/prompt/renderprompt.h"
#include "app/records/storeplace.h"
#include "gui/ratify/ratifypanel.h"

#include <stop_token>

namespace outcrop {

/// Everything a decision waits for: the disk, the store, the history. All of these are for worker threads.

/// The suggestions of a workspace, the surest first; acceptances that were cut off are settled before. None where nothing was recorded.
Result<QList<SuggestionRow>> suggestionsOf(const OpenedWorkspace &opened, KeyRing &keys);
/// What a suggestion would do to the file as it is now; the trouble is described in words.
RatifyDetails ratifyDetails(const OpenedWorkspace &opened, const Suggestion &suggestion, KeyRing &keys);
/// RatifyDetails::uncommitted of a suggestion, and nothing else of it: a commit changes it without a change of any file.
QString uncommittedNow(const OpenedWorkspace &opened, const Suggestion &suggestion);
/// Puts held-back turns through the prompt with and without the change; with a `provider` (may be null) the changed prompts are answered, too.
Result<ShownReplay> checkWish(const OpenedWorkspace &opened, const RatifyWish &wish, const RenderJob &job, Provider *provider, KeyRing &keys, const std::stop_token &stop);
/// How an acceptance ended.
struct AcceptedWish {
    QString text;         ///< what was written, in a sentence
    QString refusal = {}; ///< why the token guard kept it from being written; ask the user, and set RatifyWish::allowGrowth
};

/// Writes the file, commits it where the folder is a repository, and logs the decision.
Result<AcceptedWish> acceptWish(const OpenedWorkspace &opened, const RatifyWish &wish, KeyRing &keys);
/// Logs the decision: how it ended, in a sentence.
Result<QString> rejectWish(const OpenedWorkspace &opened, RecordId suggestion, const QString &reason, KeyRing &keys);

} // namespace outcrop
