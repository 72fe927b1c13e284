// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/skillsforturn.h"
#include "cli/base/console.h"
#include "core/base/json.h"

namespace outcrop {

Json toJson(const SearchResult &result);
Json toJson(const TurnSkills &turn);

/// Prints the hits: number, collection, title, location and snippet; with `explains` also the reasons for the rank.
void printResult(const Console &console, const SearchResult &result, bool explains);
void printTurn(const Console &console, const TurnSkills &turn);

} // namespace outcrop
