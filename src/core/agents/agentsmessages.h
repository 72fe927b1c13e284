// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/agents.
namespace outcrop::agentsmessages {

inline constexpr char room[] = "core/agents";
inline constexpr MessageText noPromptFile{room, QT_TRANSLATE_NOOP("core/agents", "The agent has no text: %1 is missing. Create this file next to the agent file.")};
inline constexpr MessageText mustMatch{room, QT_TRANSLATE_NOOP("core/agents", "The request sets `%2` to `%1`, which does not match `%3`. Correct the value.")};
inline constexpr MessageText mustBeOneOf{room, QT_TRANSLATE_NOOP("core/agents", "The request sets `%2` to `%1`. Use one of: %3.")};
inline constexpr MessageText noMatchingValue{room, QT_TRANSLATE_NOOP("core/agents", "The request has no valid `%1`. Add one that matches `%2`.")};
inline constexpr MessageText noValidField{room, QT_TRANSLATE_NOOP("core/agents", "The request has no valid `%1`. Add one of: %2.")};
inline constexpr MessageText bodyWithoutSections{room, QT_TRANSLATE_NOOP("core/agents", "The body has no sections to convert.")};
inline constexpr MessageText wrapperRemoved{room, QT_TRANSLATE_NOOP("core/agents", "The <agent> element around the sections is redundant and is removed.")};
inline constexpr CountText headingsTooDeep{room, QT_TRANSLATE_N_NOOP("core/agents", "%n headings stay at level 6, the lowest level. Converting back would move them to level 5."), "%n heading stays at level 6, the lowest level. Converting back would move it to level 5."};
inline constexpr MessageText portabilityAdded{room, QT_TRANSLATE_NOOP("core/agents", "A portability section with the body format is added, so all portability criteria now apply to this agent.")};
inline constexpr MessageText invalidInputRule{room, QT_TRANSLATE_NOOP("core/agents", "`%1` does not look like a regular expression, so this rule is not checked; correct it")};
inline constexpr MessageText patternCannotRun{room, QT_TRANSLATE_NOOP("core/agents", "The pattern of `%1` cannot be used, so the request cannot be checked: %2. Correct the pattern.")};
inline constexpr MessageText patternTooSlow{room, QT_TRANSLATE_NOOP("core/agents", "The pattern `%1` of `%2` takes too long on this request, so the request cannot be checked. Simplify the pattern.")};

} // namespace outcrop::agentsmessages
