// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/check.
namespace outcrop::checkmessages {

inline constexpr char room[] = "app/check";
inline constexpr MessageText overlappingFix{room, QT_TRANSLATE_NOOP("app/check", "The fix overlaps with another fix. Run --fix again.")};
inline constexpr MessageText fixAddsErrors{room, QT_TRANSLATE_NOOP("app/check", "The fix would add errors to the file. Edit the file manually.")};
inline constexpr MessageText fixDidNotHelp{room, QT_TRANSLATE_NOOP("app/check", "The fix did not remove the finding. Edit the file manually.")};
inline constexpr MessageText fixIsGuess{room, QT_TRANSLATE_NOOP("app/check", "Not applied: this fix is a guess and may change the meaning. Check it, and make the change manually if it is right.")};
inline constexpr MessageText fixLeavesInvalid{room, QT_TRANSLATE_NOOP("app/check", "The front matter would still be invalid. Edit the file manually.")};
inline constexpr MessageText notABaseline{room, QT_TRANSLATE_NOOP("app/check", "This is not a baseline. Create one with --write-baseline.")};
inline constexpr MessageText noBaseline{room, QT_TRANSLATE_NOOP("app/check", "There is no such baseline. Create it with --write-baseline.")};
inline constexpr MessageText missingDescription{room, QT_TRANSLATE_NOOP("app/check", "The key \"description\" is missing or empty, so clients do not know when to use this agent. Add one sentence on when to use it.")};
inline constexpr MessageText placeholderUnchanged{room, QT_TRANSLATE_NOOP("app/check", "The description is still the placeholder of the template. Describe the purpose of this document and when to use it.")};
inline constexpr MessageText noSuchPath{room, QT_TRANSLATE_NOOP("app/check", "There is no such file or folder. Check the path.")};
inline constexpr MessageText modelUnknown{room, QT_TRANSLATE_NOOP("app/check", "No provider has the model `%1`: %2. Change the name, or add the model to an adapter.")};
inline constexpr MessageText modelOfClient{room, QT_TRANSLATE_NOOP("app/check", "%1 may support the model `%2`, but Outcrop cannot render prompts for this model: %3. To use the model here, add it to an adapter.")};
inline constexpr MessageText noFilesChecked{room, QT_TRANSLATE_NOOP("app/check", "No files were checked: there are no agents, skills, commands, instruction files, layers or configuration files here. Check the path.")};
inline constexpr MessageText noFindings{room, QT_TRANSLATE_NOOP("app/check", "No findings")};
inline constexpr MessageText noFindingsHelp{room, QT_TRANSLATE_NOOP("app/check", "The file has no findings.")};
inline constexpr MessageText summary{room, QT_TRANSLATE_NOOP("app/check", "%1, %2 and %3 in %4 of %5")};
inline constexpr CountText errors{room, QT_TRANSLATE_N_NOOP("app/check", "%n errors"), "%n error"};
inline constexpr CountText warnings{room, QT_TRANSLATE_N_NOOP("app/check", "%n warnings"), "%n warning"};
inline constexpr CountText notes{room, QT_TRANSLATE_N_NOOP("app/check", "%n notes"), "%n note"};
inline constexpr CountText files{room, QT_TRANSLATE_N_NOOP("app/check", "%n files"), "%n file"};
inline constexpr MessageText unreadable{room, QT_TRANSLATE_NOOP("app/check", "%1 could not be read completely")};
//: %1 is a number of findings
inline constexpr MessageText baselineNotCounted{room, QT_TRANSLATE_NOOP("app/check", "%1 in the baseline, not counted")};
inline constexpr CountText fixable{room, QT_TRANSLATE_N_NOOP("app/check", "%n findings can be fixed with --fix"), "%n finding can be fixed with --fix"};

} // namespace outcrop::checkmessages
