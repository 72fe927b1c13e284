// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Messages of core/base that are shown to the user.
namespace outcrop::basemessages {

inline constexpr char room[] = "core/base";

// Patterns that join texts (joinedtext.h). %1 and %2 are texts in the user's language, or names and values. A translation begins with %1 and ends with %2.
//: Two items of a list, such as "a, b"; longer lists repeat the text between %1 and %2
inline constexpr MessageText listItems{room, QT_TRANSLATE_NOOP3("core/base", "%1, %2", "list")};
//: Two clauses of a sentence, such as "no files; the folder is empty"
inline constexpr MessageText clauses{room, QT_TRANSLATE_NOOP3("core/base", "%1; %2", "clauses")};
//: Two sentences, with their full stops. Omit the space if the language has none after a full stop.
inline constexpr MessageText sentences{room, QT_TRANSLATE_NOOP3("core/base", "%1 %2", "sentences")};
//: %1 is a label or the subject of %2, such as a file, a provider or a title; %2 is a value or a message
inline constexpr MessageText labelAndText{room, QT_TRANSLATE_NOOP3("core/base", "%1: %2", "label")};
//: %2 is a detail, a reason, a unit or another name of %1
inline constexpr MessageText textAndDetail{room, QT_TRANSLATE_NOOP3("core/base", "%1 (%2)", "detail")};
//: A duration; %1 is a number of seconds
inline constexpr MessageText seconds{room, QT_TRANSLATE_NOOP3("core/base", "%1 s", "seconds")};

//: A message as a complete sentence; %1 is the message without its full stop
inline constexpr MessageText sentence{room, QT_TRANSLATE_NOOP("core/base", "%1.")};
inline constexpr MessageText actionNotFound{room, QT_TRANSLATE_NOOP("core/base", "Check whether the file or folder was moved or renamed.")};
inline constexpr MessageText actionUnreadable{room, QT_TRANSLATE_NOOP("core/base", "Check the file permissions.")};
inline constexpr MessageText actionUnwritable{room, QT_TRANSLATE_NOOP("core/base", "Check the write permission and the free disk space.")};
inline constexpr MessageText actionTooLarge{room, QT_TRANSLATE_NOOP("core/base", "Use a smaller file.")};
//: %1 is a location, such as agents/a.md:7:3
inline constexpr MessageText actionInvalid{room, QT_TRANSLATE_NOOP("core/base", "Correct %1.")};
inline constexpr MessageText notJsonBecause{room, QT_TRANSLATE_NOOP("core/base", "invalid JSON: %1")};
inline constexpr MessageText libraryMissing{room, QT_TRANSLATE_NOOP("core/base", "%1 needs the library lib%2 %3, which is missing or cannot be loaded. Install it; on Debian and Ubuntu, the package is %4.")};
inline constexpr MessageText libraryTooOld{room, QT_TRANSLATE_NOOP("core/base", "%1 needs the library lib%2 %3, but the installed version is too old: it lacks %5. Upgrade it; on Debian and Ubuntu, the package is %4.")};
inline constexpr MessageText redactedUrlUnusable{room, QT_TRANSLATE_NOOP("core/base", "the URL cannot be used: %1")};
inline constexpr MessageText conditionOperatorExpected{room, QT_TRANSLATE_NOOP("core/base", "Expected `and`, `or` or the end of the condition, but found `%1`. Correct the condition.")};
inline constexpr MessageText conditionSymbol{room, QT_TRANSLATE_NOOP("core/base", "Expected `%1`. Add it.")};
inline constexpr MessageText conditionTooDeep{room, QT_TRANSLATE_NOOP("core/base", "The condition is nested too deeply. Remove some parentheses.")};
inline constexpr MessageText conditionIncomplete{room, QT_TRANSLATE_NOOP("core/base", "Expected a name such as `workload`, but the condition ends here. Add one.")};
inline constexpr MessageText conditionName{room, QT_TRANSLATE_NOOP("core/base", "Expected a name such as `workload`, but found `%1`. Correct the condition.")};
inline constexpr MessageText conditionNumber{room, QT_TRANSLATE_NOOP("core/base", "Expected a number to compare with `%1`. Add it.")};
inline constexpr MessageText conditionValue{room, QT_TRANSLATE_NOOP("core/base", "Expected a value after the operator. Add one.")};
inline constexpr MessageText unclosedQuote{room, QT_TRANSLATE_NOOP("core/base", "The closing quote is missing. Add it.")};
inline constexpr MessageText numberOutOfRange{room, QT_TRANSLATE_NOOP("core/base", "the number %1 is out of range for a double")};
inline constexpr MessageText notJson{room, QT_TRANSLATE_NOOP("core/base", "invalid JSON")};
inline constexpr MessageText incompleteAddress{room, QT_TRANSLATE_NOOP("core/base", "the URL is not complete; write it as `https://host`")};
inline constexpr MessageText noHttpScheme{room, QT_TRANSLATE_NOOP("core/base", "the scheme must be https or http")};
inline constexpr MessageText userInAddress{room, QT_TRANSLATE_NOOP("core/base", "the URL contains a user name or password; remove it")};
inline constexpr MessageText hostEndsWithDot{room, QT_TRANSLATE_NOOP("core/base", "the host name ends with a dot; remove the dot")};
inline constexpr MessageText badHostCharacters{room, QT_TRANSLATE_NOOP("core/base", "the host name contains invalid characters; remove them")};
//: The locale of numbers in the translated texts: its language, with a country if the catalog is for one, such as de or pt_BR. Not shown.
inline constexpr MessageText numberLocale{room, QT_TRANSLATE_NOOP("core/base", "en_US")};
inline constexpr MessageText addressUnusable{room, QT_TRANSLATE_NOOP("core/base", "the URL %1 cannot be used: %2")};

} // namespace outcrop::basemessages
