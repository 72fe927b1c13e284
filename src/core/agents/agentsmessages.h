// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/agents.
namespace outcrop::agentsmessages {

inline constexpr char room[] = "core/agents";
inline constexpr MessageText mustMatch{room, QT_TRANSLATE_NOOP("core/agents", "The request gives `%1` as `%2`, which must match `%3`. Correct it.")};
inline constexpr MessageText mustBeOneOf{room, QT_TRANSLATE_NOOP("core/agents", "The request gives `%1` as `%2`, which must be one of: %3. Correct it.")};
inline constexpr MessageText nothingMatches{room, QT_TRANSLATE_NOOP("core/agents", "The request has no valid `%1`: nothing in it matches `%2`. Add it to the request.")};
inline constexpr MessageText hasNoneOf{room, QT_TRANSLATE_NOOP("core/agents", "The request has no valid `%1`: it has none of: %2. Add it to the request.")};
inline constexpr MessageText bodyWithoutSections{room, QT_TRANSLATE_NOOP("core/agents", "The body has no sections, so its text does not change.")};
inline constexpr MessageText wrapperRemoved{room, QT_TRANSLATE_NOOP("core/agents", "The <agent> element around the sections is removed; they do not need it.")};
inline constexpr CountText headingsTooDeep{room, QT_TRANSLATE_N_NOOP("core/agents", "%n headings are already at level 6 and cannot go deeper, so converting back does not restore them."), "%n heading is already at level 6 and cannot go deeper, so converting back does not restore it."};
inline constexpr MessageText getsPortability{room, QT_TRANSLATE_NOOP("core/agents", "The agent gets a portability section with the format. From now on, every portability criterion checks it.")};
inline constexpr MessageText badInputRule{room, QT_TRANSLATE_NOOP("core/agents", "`%1` is not a regular expression, so nothing checks it")};
inline constexpr MessageText patternCannotRun{room, QT_TRANSLATE_NOOP("core/agents", "The pattern of `%1` cannot be run, so the request cannot be checked: %2.")};
inline constexpr MessageText patternTooSlow{room, QT_TRANSLATE_NOOP("core/agents", "The pattern `%1` of `%2` takes too long on this request, so it cannot be checked.")};

} // namespace outcrop::agentsmessages
