// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/portability.
namespace outcrop::validationmessages {

inline constexpr char room[] = "app/portability";
inline constexpr MessageText noFrontMatter{room, QT_TRANSLATE_NOOP("app/portability", "This file has no front matter between two `---` lines, so it is not an agent. Add front matter, or choose another file.")};
//: Error for a wrong file; %1 is a coding agent, such as Claude Code, %2 the path of its file
inline constexpr MessageText isSkillFile{room, QT_TRANSLATE_NOOP("app/portability", "This is a skill file of %1, not an agent. Check it with `outcrop-cli check %2`.")};
//: Error for a wrong file; %1 is a coding agent, such as Claude Code, %2 the path of its file
inline constexpr MessageText isCommandFile{room, QT_TRANSLATE_NOOP("app/portability", "This is a command file of %1, not an agent. Check it with `outcrop-cli check %2`.")};
//: Error for a wrong file; %1 is a coding agent, such as Claude Code, %2 the path of its file
inline constexpr MessageText isRulesFile{room, QT_TRANSLATE_NOOP("app/portability", "This is a rules file of %1, not an agent. Check it with `outcrop-cli check %2`.")};
inline constexpr MessageText nativeAgent{room, QT_TRANSLATE_NOOP("app/portability", "This is an agent in the %1 format, which Outcrop writes but does not read. Use the agent that it was converted from, or check the file with `outcrop-cli check %2`.")};
inline constexpr MessageText isUtf16{room, QT_TRANSLATE_NOOP("app/portability", "it is UTF-16, so its front matter cannot be read")};
inline constexpr MessageText isEmpty{room, QT_TRANSLATE_NOOP("app/portability", "it is empty")};
inline constexpr MessageText noReadableKey{room, QT_TRANSLATE_NOOP("app/portability", "its front matter has no readable key")};
inline constexpr MessageText damagedFrontMatter{room, QT_TRANSLATE_NOOP("app/portability", "its front matter has syntax errors, and required agent keys are missing")};
inline constexpr MessageText unreadableFrontMatter{room, QT_TRANSLATE_NOOP("app/portability", "its front matter cannot be read")};
inline constexpr MessageText noOpeningLine{room, QT_TRANSLATE_NOOP("app/portability", "its front matter does not begin with a `---` line")};
inline constexpr MessageText fileSkipped{room, QT_TRANSLATE_NOOP("app/portability", "This file was skipped because %1. Fix the file to include it.")};
inline constexpr MessageText noSuchPath{room, QT_TRANSLATE_NOOP("app/portability", "there is no such file or folder; check the path")};
inline constexpr MessageText fileHasErrors{room, QT_TRANSLATE_NOOP("app/portability", "The file has errors. Fix them first.")};
inline constexpr MessageText noAgents{room, QT_TRANSLATE_NOOP("app/portability", "No agents were found, so no criteria were tested. Check the path.")};
inline constexpr MessageText unknownCheck{room, QT_TRANSLATE_NOOP("app/portability", "There is no criterion with this ID. Correct the ID.")};

// Messages about the limits of tests with providers.
inline constexpr MessageText limitReached{room, QT_TRANSLATE_NOOP("app/portability", "The maximum cost of %1 has been reached, so the request was not sent. Increase --max-cost to send it.")};
inline constexpr MessageText priceUnknown{room, QT_TRANSLATE_NOOP("app/portability", "The price of %1/%2 is unknown, so the maximum cost of %3 cannot be enforced and the request was not sent. Add `cost` to the adapter, or omit --max-cost.")};

// Errors of conversions of agents.
inline constexpr MessageText noAgentsToConvert{room, QT_TRANSLATE_NOOP("app/portability", "There are no agents to convert to %1 at these paths. Check the paths.")};
inline constexpr MessageText noForm{room, QT_TRANSLATE_NOOP("app/portability", "There is no agent form %1. Use one of: %2.")};
inline constexpr MessageText sameFile{room, QT_TRANSLATE_NOOP("app/portability", "%2 is also converted to %1. Rename one of the agents.")};
inline constexpr MessageText isMissing{room, QT_TRANSLATE_NOOP("app/portability", "Missing. Convert %1 to write it.")};
inline constexpr MessageText isDifferent{room, QT_TRANSLATE_NOOP("app/portability", "Differs from the conversion of %1. Convert %1 again with --overwrite, or move the edit to %1.")};

} // namespace outcrop::validationmessages
