// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratify.h"
#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyreplay.h"
#include "app/evolution/suggestionlist.h"
#include "cli/base/invocation.h"

namespace outcrop {

/// Prints a table row per suggestion: number, state, kind, file, confidence, title.
void printSuggestions(const Console &console, const QList<ListedSuggestion> &suggestions);
/// Prints a suggestion with its evidence, decisions and numbered diff. With `showsWordDiff`, the diff is word by word.
void printSuggestion(const Console &console, const ListedSuggestion &listedSuggestion, bool showsWordDiff);
/// Returns lines about changes to the file, the new locations of moved hunks, and the conflicts.
QStringList planLines(const AcceptPlan &plan);
QStringList growthLines(const QList<PromptGrowth> &growth);
/// Returns the results of a replay, or the reason why no interaction was replayed.
QStringList replayLines(const ReplayReport &report);
/// Prints the error. Returns Usage if the suggestion does not exist or is decided, otherwise the exit code of the error.
ExitCode failSuggestion(const Invocation &invocation, const Error &error);
/// Returns a line such as `2026-11-21 18:30 accepted by ada, commit 61780798228d`.
QString decisionLine(const Decision &decision);

Json toJson(const ListedSuggestion &listedSuggestion);
Json toJson(const AcceptPlan &plan);
Json toJson(const ReplayReport &report);

} // namespace outcrop
