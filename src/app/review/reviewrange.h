// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/folderreview.h"
#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Two revisions. `head` is `now` for the current files.
struct RevisionRange {
    QString base;
    QString head;
};

/// Parses BASE..HEAD, BASE.. or BASE. Returns Invalid for other text.
Result<RevisionRange> readRevisionRange(const QString &text);

/// The prompt, providers and clients to review.
struct ReviewJob {
    RevisionRange range;
    Selection selection;         ///< selects the prompt whose requests are compared
    QString contextClient = {};  ///< client whose files are the layers, as in withContext()
    QString model = {};          ///< model of all providers; empty: selectModel()
    QStringList providers = {};  ///< empty: all
    ContextChoice clients = {};  ///< clients to compare; their `revision` is not used
};

/// Compares two states of the repository that contains `current`. Reads them without a checkout, makes no API calls and does not write. The figures are those
/// of `budget`, `context --diff`, `history diff` and `check` in these states. Blocks on disk access. Errors: NotFound if there is no repository or no such
/// revision; those of compareFolderContexts().
Result<FolderReview> reviewRange(const OpenedWorkspace &current, const ReviewJob &job);

} // namespace outcrop
