// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/retrieval/includesettings.h"

#include <stop_token>

namespace outcrop {

/// The prompt that context is retrieved for.
struct RetrieveJob {
    Selection selection; ///< the query is the request of this selection
    QString provider = {}; ///< the provider of `model`, whose tokens are counted; empty: selectModel() selects both
    QString model = {};
    IncludeSettings settings;
};

/// A workspace whose prompts contain the results of a search, and the figures of that search.
struct RetrievedContext {
    OpenedWorkspace opened;
    qsizetype includedCount = 0;
    qsizetype omittedCount = 0; ///< passages over the budget
    qint64 tokens = 0;          ///< tokens of the included passages
    Diagnostics findings = {};

    /// Returns a sentence with the figures, for users.
    QString text(const RetrieveJob &job) const;
};

/// Searches the index for the request and adds the results to the prompt, best first, within the token budget. Adds the current text of skills, memories and notes, with
/// the matched words as the reason. Passages over the budget are only in the loss ledger. Files that are already part of the prompt are not added again. Searches by word
/// only, so that the same request is rendered, shown and sent without a call to a provider. Without an index or words in the request, the workspace is unchanged and a
/// finding states the reason. Call on a worker thread. Errors: those of searchKnowledge() except NotFound and Invalid.
Result<RetrievedContext> retrieveContext(const OpenedWorkspace &opened, const RetrieveJob &job, KeyRing &keys, const std::stop_token &stop);

/// Returns the workspace with the context that `[retrieval] include` in config.toml adds to a prompt, for prompts that are rendered while they are edited. Searches only
/// an index that is a file in the workspace. With an index on a server, or without an index, the workspace is unchanged and a finding states the reason. Does not connect
/// to a server. Blocks on disk access.
RetrievedContext withIncludedContext(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model);

} // namespace outcrop
