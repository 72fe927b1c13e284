// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/skillsforturn.h"
#include "cli/base/console.h"
#include "core/base/json.h"

namespace outcrop {

Json toJson(const SearchAnswer &answer);
Json toJson(const TurnSkills &turn);

/// Hits for people: number, collection, title and place, and the piece of text below; with `explain` the reasons of its rank.
void printAnswer(const Console &console, const SearchAnswer &answer, bool explain);
void printTurn(const Console &console, const TurnSkills &turn);

} // namespace outcrop
