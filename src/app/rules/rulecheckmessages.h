// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/rules.
namespace outcrop::rulecheckmessages {

inline constexpr char room[] = "app/rules";
inline constexpr MessageText unknownRule{room, QT_TRANSLATE_NOOP("app/rules", "there is no rule `%1`; `outcrop-cli rules list` lists the rules")};
inline constexpr MessageText unknownRuleNear{room, QT_TRANSLATE_NOOP("app/rules", "there is no rule `%1`; did you mean `%2`?")};
inline constexpr MessageText unknownDomain{room, QT_TRANSLATE_NOOP("app/rules", "there is no domain `%1`; `outcrop-cli rules list` lists the rules")};
inline constexpr MessageText unknownDomainNear{room, QT_TRANSLATE_NOOP("app/rules", "there is no domain `%1`; did you mean `%2`?")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("app/rules", "there is no file or folder %1; check the path")};
inline constexpr MessageText cannotRead{room, QT_TRANSLATE_NOOP("app/rules", "%1 cannot be read: %2; check its permissions")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("app/rules", "The file is larger than %1 MiB, so it was not checked. Split it.")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("app/rules", "The file is not UTF-8. Convert it to UTF-8.")};
inline constexpr MessageText noReadableRule{room, QT_TRANSLATE_NOOP("app/rules", "this file has no readable rules, so no checks were run; correct or add a rule")};
inline constexpr MessageText unknownViolation{room, QT_TRANSLATE_NOOP("app/rules", "There is no violation %1. `outcrop-cli rules violations list --all` lists all violations.")};
inline constexpr MessageText noRules{room, QT_TRANSLATE_NOOP("app/rules", "this folder has no rules. Write them in config/prompt_rules.yaml")};
inline constexpr MessageText noSelectedRule{room, QT_TRANSLATE_NOOP("app/rules", "none of the selected rules is in these domains; select other rules or domains")};
inline constexpr MessageText reviewNeeded{room, QT_TRANSLATE_NOOP("app/rules", "requires manual review: %1")};
inline constexpr MessageText suppressionsTitle{room, QT_TRANSLATE_NOOP("app/rules", "Suppressions have a reason and are needed")};
inline constexpr MessageText suppressionsHelp{room, QT_TRANSLATE_NOOP("app/rules", "Every suppression comment names a rule, gives a reason and suppresses a violation.")};
inline constexpr MessageText sourceTitle{room, QT_TRANSLATE_NOOP("app/rules", "Source can be parsed")};
inline constexpr MessageText sourceHelp{room, QT_TRANSLATE_NOOP("app/rules", "The whole source can be parsed with the grammar of its language, so syntax rules can check all of it.")};

} // namespace outcrop::rulecheckmessages
