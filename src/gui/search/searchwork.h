// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "gui/search/searchpanel.h"

#include <stop_token>

namespace outcrop {

struct IndexingReport;
class Providers;

/// The collections that are configured, and the taxonomy.
SearchScopes scopesOf(const OpenedWorkspace &opened);
/// What is indexed; nothing where there is no index. Waits for the disk: not for the event loop.
Result<IndexStats> indexStats(const OpenedWorkspace &opened, KeyRing &keys);
/// Which skills a turn with these words would pull, in a workload. Waits for the disk; `providers` may be null.
ShownTurn skillsOfTurn(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop);
/// `12 new, 3 changed, 1 gone`; `nothing had changed`.
QString indexingText(const IndexingReport &report);
/// Where a line begins (1-based; 0 means the beginning), in UTF-16 code units; the text's end where it has fewer.
qsizetype lineStart(QStringView text, int line);

} // namespace outcrop
