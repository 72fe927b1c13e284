// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyplan.h"
#include "app/evolution/suggestionlist.h"
#include "gui/ratify/ratifydetails.h"

namespace outcrop {

/// Sets the applicable change and its conflicts in `details`. If hunks conflict, tests each hunk separately and plans those that apply. Returns the planned
/// change; nullopt if no change can be planned, if no hunk applies, or if the hunks that apply conflict with each other.
std::optional<WorkspaceChange> fillChange(RatifyDetails &details, const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion);

/// Sets the suggested change in `details` and marks the accepted hunks. Called for an accepted suggestion, because the acceptance has changed its file.
void fillAcceptedChange(RatifyDetails &details, const ListedSuggestion &accepted);

/// Returns a warning that accepting also commits the user's uncommitted changes; empty if there are no such changes, there is no repository, or the acceptance
/// cannot be planned.
QString uncommittedText(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion);

/// Returns each provider's request before and after the change: its tokens, its cost as the first request, and its cost with a warm cache. Omits
/// providers whose request could not be rendered before or after the change.
ValueTable growthTable(const QList<PromptGrowth> &growth);

/// Returns growthText() by provider.
QHash<QString, QString> growthTexts(const QList<PromptGrowth> &growth);

} // namespace outcrop
