// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/ratifyeffect.h"
#include "app/evolution/ratifyplan.h"
#include "gui/ratify/ratifydetails.h"

namespace outcrop {

/// Fills in the applicable change, and the conflicts of the rest. Where some hunks conflict each is tried by itself; nothing is guessed.
/// The change that was planned, for what it does to prompts; nothing where there is none.
std::optional<WorkspaceChange> fillChange(RatifyDetails &details, const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion);

/// That accepting commits a person's own changes, too, in words for people; empty where there are none, or no repository.
QString uncommittedText(const OpenedWorkspace &opened, const History *history, const Suggestion &suggestion);

/// Each provider's request before and after: tokens, the first turn's price, a later turn's while the cache holds.
FigureTable growthTable(const QList<PromptGrowth> &growth);

} // namespace outcrop
