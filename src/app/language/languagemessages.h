// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/language.
namespace outcrop::languagemessages {

inline constexpr char room[] = "app/language";
inline constexpr MessageText values{room, QT_TRANSLATE_NOOP("app/language", "Values: %1")};
inline constexpr MessageText holds{room, QT_TRANSLATE_NOOP("app/language", "The condition is true for the default prompt.")};
inline constexpr MessageText doesNotHold{room, QT_TRANSLATE_NOOP("app/language", "The condition is false for the default prompt.")};
inline constexpr MessageText tokens{room, QT_TRANSLATE_NOOP("app/language", "Tokens: %1")};
inline constexpr MessageText tokensOfModel{room, QT_TRANSLATE_NOOP("app/language", "Tokens for %2: %1")};
inline constexpr MessageText price{room, QT_TRANSLATE_NOOP("app/language", "Price per request without a cache: %1")};
inline constexpr MessageText clients{room, QT_TRANSLATE_NOOP("app/language", "Clients:")};
//: %1 is a client, %2 a state such as `loaded`
inline constexpr MessageText clientState{room, QT_TRANSLATE_NOOP("app/language", "%1: %2")};
inline constexpr CountText tokenCount{room, QT_TRANSLATE_N_NOOP("app/language", "%n tokens"), "%n token"};
inline constexpr MessageText estimated{room, QT_TRANSLATE_NOOP("app/language", "≈ %1")};
inline constexpr MessageText truncatedHere{room, QT_TRANSLATE_NOOP("app/language", "%1 truncates the file here")};
inline constexpr MessageText noTokensRewritten{room, QT_TRANSLATE_NOOP("app/language", "An edit does not rewrite any cached tokens")};
inline constexpr CountText editRewrites{room, QT_TRANSLATE_N_NOOP("app/language", "An edit rewrites %n cached tokens"), "An edit rewrites %n cached token"};
//: %1 is a sentence about tokens, %2 a price
inline constexpr MessageText editPrice{room, QT_TRANSLATE_NOOP("app/language", "%1: %2 (one-time cost)")};

} // namespace outcrop::languagemessages
