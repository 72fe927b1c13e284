// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"
#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyreplay.h"
#include "app/evolution/suggestionlist.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// One row each: number, state, what, where, how sure.
void printSuggestions(const Console &console, const QList<ListedSuggestion> &suggestions);
/// Everything about one, its diff with the hunks' numbers last; `words` shows it word by word.
void printSuggestion(const Console &console, const ListedSuggestion &listed, bool words);
/// Where its hunks go, and what keeps them from it.
QStringList planLines(const AcceptPlan &plan);
QStringList growthLines(const QList<PromptGrowth> &growth);
/// What was measured, or why nothing was.
QStringList replayLines(const ReplayReport &report);
/// How a command ends whose suggestion does not exist or is decided (a usage error), or cannot be read.
ExitCode refuseOrFail(const Invocation &invocation, const Error &error);
/// `2026-11-21 18:30 accepted by ada, commit 61780798228d`.
QString decisionLine(const Decision &decision);

Json toJson(const ListedSuggestion &listed);
Json toJson(const AcceptPlan &plan);
Json toJson(const ReplayReport &report);

} // namespace outcrop
