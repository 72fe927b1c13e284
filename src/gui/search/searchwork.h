// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "gui/search/searchpanel.h"

#include <stop_token>

namespace outcrop {

struct IndexingReport;
class Providers;

/// Returns the configured collections and the workloads of the taxonomy.
SearchScopes scopesOf(const OpenedWorkspace &opened);
/// Returns the state of the index; empty if there is none. Reads from disk: call on a worker thread.
Result<IndexStats> readIndexStats(const OpenedWorkspace &opened, KeyRing &keys);
/// Returns the skills that a turn with this request would load, or only the error as text. Reads from disk; `providers` may be null.
ShownSkills findSkillsOfTurn(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop);
/// Returns `12 new, 3 changed, 1 removed` and the findings, or that the index is up to date if there are no changes and no findings.
QString indexingText(const IndexingReport &report);
/// Returns the offset of a line in UTF-16 code units. Lines count from 1; 0 means the start of the text. Returns the end of the text if it has fewer
/// lines.
qsizetype lineStart(QStringView text, int line);

} // namespace outcrop
