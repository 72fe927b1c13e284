// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/review prints. Text in a report is Markdown.
namespace outcrop::reviewoutput {

inline constexpr char room[] = "cli/review";
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounClient{room, QT_TRANSLATE_NOOP("cli/review", "client")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounProvider{room, QT_TRANSLATE_NOOP("cli/review", "provider")};
//: Noun inserted in messages such as "unknown %1"
inline constexpr MessageText nounSeverity{room, QT_TRANSLATE_NOOP("cli/review", "severity")};
inline constexpr MessageText bareNotAllowed{room, QT_TRANSLATE_NOOP("cli/review", "--bare cannot be used with `review`, because a bare request contains no files; omit it")};
//: Value in a column of costs
inline constexpr MessageText unknownCost{room, QT_TRANSLATE_NOOP("cli/review", "unknown")};
//: A finding: %1 is a location, %2 a message, %3 a code
inline constexpr MessageText foundError{room, QT_TRANSLATE_NOOP("cli/review", "%1 error: %2 (%3)")};
//: A finding: %1 is a location, %2 a message, %3 a code
inline constexpr MessageText foundWarning{room, QT_TRANSLATE_NOOP("cli/review", "%1 warning: %2 (%3)")};
//: A finding: %1 is a location, %2 a message, %3 a code
inline constexpr MessageText foundNote{room, QT_TRANSLATE_NOOP("cli/review", "%1 note: %2 (%3)")};
//: Position in a request; %1 is a byte offset
inline constexpr MessageText atByte{room, QT_TRANSLATE_NOOP("cli/review", "byte %1")};
//: Position; %1 is a byte offset, %2 a file or a part of the request
inline constexpr MessageText atByteOf{room, QT_TRANSLATE_NOOP("cli/review", "byte %1, %2")};
//: %1 is the number of losses, %2 the number of new ones
inline constexpr MessageText lossesWithNew{room, QT_TRANSLATE_NOOP("cli/review", "%1 (%2 new)")};
//: %1 is the number of losses, %2 the number of fixed ones
inline constexpr MessageText lossesWithFixed{room, QT_TRANSLATE_NOOP("cli/review", "%1 (%2 fixed)")};
//: %1 is the number of losses, %2 the number of new ones, %3 the number of fixed ones
inline constexpr MessageText lossesWithNewAndFixed{room, QT_TRANSLATE_NOOP("cli/review", "%1 (%2 new, %3 fixed)")};
//: %1 is a provider, %2 the number of tokens
inline constexpr CountText canBeRendered{room, QT_TRANSLATE_N_NOOP("cli/review", "%1 can now be rendered: %2 tokens"), "%1 can now be rendered: %2 token"};
//: %1 is a provider, %2 the reason
inline constexpr MessageText cannotBeRendered{room, QT_TRANSLATE_NOOP("cli/review", "%1 cannot be rendered: %2")};
//: Section heading
inline constexpr MessageText requests{room, QT_TRANSLATE_NOOP("cli/review", "Requests to providers")};
//: Column heading
inline constexpr MessageText columnProvider{room, QT_TRANSLATE_NOOP("cli/review", "Provider")};
//: Column heading
inline constexpr MessageText columnModel{room, QT_TRANSLATE_NOOP("cli/review", "Model")};
//: Column heading
inline constexpr MessageText columnDifference{room, QT_TRANSLATE_NOOP("cli/review", "First difference")};
//: Column heading
inline constexpr MessageText columnTokens{room, QT_TRANSLATE_NOOP("cli/review", "Tokens")};
//: Column heading
inline constexpr MessageText columnChange{room, QT_TRANSLATE_NOOP("cli/review", "Change")};
//: Column heading: cost of the first request
inline constexpr MessageText columnFirstRequest{room, QT_TRANSLATE_NOOP("cli/review", "First request")};
//: Column heading: cost of a request that reads the cache
inline constexpr MessageText columnWarmCache{room, QT_TRANSLATE_NOOP("cli/review", "Warm cache")};
//: Column heading
inline constexpr MessageText columnLosses{room, QT_TRANSLATE_NOOP("cli/review", "Losses")};
//: Column heading
inline constexpr MessageText columnClient{room, QT_TRANSLATE_NOOP("cli/review", "Client")};
//: Column heading
inline constexpr MessageText columnFiles{room, QT_TRANSLATE_NOOP("cli/review", "Files")};
//: %1 is a list of providers or clients
inline constexpr MessageText unchanged{room, QT_TRANSLATE_NOOP("cli/review", "Unchanged: %1.")};
//: Section heading
inline constexpr MessageText loadedFiles{room, QT_TRANSLATE_NOOP("cli/review", "Files that coding agents load")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText kept{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is kept: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText renamed{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is renamed: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText moved{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is moved: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText approximated{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is approximated: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText truncated{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is truncated: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText dropped{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is dropped: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText added{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is added: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText applied{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is applied: %3")};
//: %1 is a provider, %2 a part of the request, %3 the reason
inline constexpr MessageText unused{room, QT_TRANSLATE_NOOP("cli/review", "%1: %2 is unused: %3")};
//: End of a list; %1 is the number of entries that are not shown
inline constexpr CountText more{room, QT_TRANSLATE_N_NOOP("cli/review", "%1 more"), "%1 more"};
//: %1 is the number of losses
inline constexpr CountText newLosses{room, QT_TRANSLATE_N_NOOP("cli/review", "%1 new losses"), "%1 new loss"};
//: Section heading
inline constexpr MessageText findings{room, QT_TRANSLATE_NOOP("cli/review", "Findings")};
//: %1 to %3 are numbers of findings
inline constexpr MessageText findingCounts{room, QT_TRANSLATE_NOOP("cli/review", "%1 new, %2 fixed, %3 unchanged.")};
inline constexpr MessageText fixedFindings{room, QT_TRANSLATE_NOOP("cli/review", "Fixed findings")};
//: Section heading
inline constexpr MessageText prompt{room, QT_TRANSLATE_NOOP("cli/review", "Prompt")};
//: %1 is a revision, %2 the reason
inline constexpr MessageText cannotCompose{room, QT_TRANSLATE_NOOP("cli/review", "The prompt of %1 cannot be composed: %2")};
//: %1 is a number of parts of the prompt
inline constexpr CountText changedParts{room, QT_TRANSLATE_N_NOOP("cli/review", "%1 parts changed"), "%1 part changed"};
inline constexpr MessageText firstLines{room, QT_TRANSLATE_NOOP("cli/review", "The first %1 of %2 lines are shown. `outcrop-cli history diff` prints all.")};
//: Inserted in "Prompt review: %1 to %2"
inline constexpr MessageText currentFiles{room, QT_TRANSLATE_NOOP("cli/review", "current files")};
//: %1 and %2 are revisions, such as "1f3a9c02" or "current files"
inline constexpr MessageText title{room, QT_TRANSLATE_NOOP("cli/review", "Prompt review: %1 to %2")};
inline constexpr MessageText isUnchanged{room, QT_TRANSLATE_NOOP("cli/review", "Requests and findings are unchanged.")};
inline constexpr MessageText limitsExceeded{room, QT_TRANSLATE_NOOP("cli/review", "Limits exceeded:")};

} // namespace outcrop::reviewoutput
