// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that the command `budget` of cli/prompt prints.
namespace outcrop::budgetoutput {

inline constexpr char room[] = "cli/prompt";
//: %1 is the number of tokens, %2 the limit
inline constexpr CountText inputOverLimit{room, QT_TRANSLATE_N_NOOP("cli/prompt", "the request has up to %1 tokens; the limit is %2. Shorten the prompt, or raise --max-input-tokens"), "the request has up to %1 token; the limit is %2. Shorten the prompt, or raise --max-input-tokens"};
//: Error of --max-cost; %1 is the ID of the model
inline constexpr MessageText unknownPrice{room, QT_TRANSLATE_NOOP("cli/prompt", "The price of %1 is unknown, so --max-cost cannot be checked. Add the price to the adapter, or run `outcrop-cli models import`.")};
inline constexpr MessageText costOverLimit{room, QT_TRANSLATE_NOOP("cli/prompt", "the request costs %1; the limit is %2. Shorten the prompt, or raise --max-cost")};

//: Column heading: a layer's tier
inline constexpr MessageText columnTier{room, QT_TRANSLATE_NOOP("cli/prompt", "tier")};
//: Column heading: the kind of a part of the request
inline constexpr MessageText columnKind{room, QT_TRANSLATE_NOOP("cli/prompt", "kind")};
//: Column heading: a part of the request
inline constexpr MessageText columnPart{room, QT_TRANSLATE_NOOP("cli/prompt", "part")};
//: Column heading: tokens of a part, tier or area
inline constexpr MessageText columnTokens{room, QT_TRANSLATE_NOOP("cli/prompt", "tokens")};
//: Column heading: whether the provider caches the part
inline constexpr MessageText columnCache{room, QT_TRANSLATE_NOOP("cli/prompt", "cache")};
//: Column heading
inline constexpr MessageText columnWriteCost{room, QT_TRANSLATE_NOOP("cli/prompt", "write cost")};
//: Column heading
inline constexpr MessageText columnReadCost{room, QT_TRANSLATE_NOOP("cli/prompt", "read cost")};
//: Column heading: tokens that are written to the cache again after an edit
inline constexpr MessageText columnRewritten{room, QT_TRANSLATE_NOOP("cli/prompt", "tokens rewritten")};
//: Column heading
inline constexpr MessageText columnEditCost{room, QT_TRANSLATE_NOOP("cli/prompt", "cost of an edit")};
//: Column heading: an area of the context window
inline constexpr MessageText columnArea{room, QT_TRANSLATE_NOOP("cli/prompt", "area")};
//: Column heading: maximum number of tokens
inline constexpr MessageText columnLimit{room, QT_TRANSLATE_NOOP("cli/prompt", "limit")};
//: Column heading: number of the turn
inline constexpr MessageText columnTurn{room, QT_TRANSLATE_NOOP("cli/prompt", "turn")};
//: Column heading: tokens read from the cache
inline constexpr MessageText columnCacheRead{room, QT_TRANSLATE_NOOP("cli/prompt", "cache read")};
//: Column heading: tokens written to the cache
inline constexpr MessageText columnCacheWrite{room, QT_TRANSLATE_NOOP("cli/prompt", "cache write")};
//: Column heading: input tokens that are neither read from the cache nor written to it
inline constexpr MessageText columnUncachedInput{room, QT_TRANSLATE_NOOP("cli/prompt", "uncached input")};
//: Column heading: tokens of the response
inline constexpr MessageText columnResponse{room, QT_TRANSLATE_NOOP("cli/prompt", "response")};
//: Column heading: cost of a turn
inline constexpr MessageText columnCost{room, QT_TRANSLATE_NOOP("cli/prompt", "cost")};
//: Column heading: cost of a turn if the provider cached no tokens
inline constexpr MessageText columnUncachedCost{room, QT_TRANSLATE_NOOP("cli/prompt", "cost without cache")};
//: Column heading: a prompt format
inline constexpr MessageText columnFormat{room, QT_TRANSLATE_NOOP("cli/prompt", "format")};
//: Column heading: difference from plain text in percent
inline constexpr MessageText columnChange{room, QT_TRANSLATE_NOOP("cli/prompt", "vs. plain text")};

//: Value in the column `cache`: the part is not cached
inline constexpr MessageText notCached{room, QT_TRANSLATE_NOOP("cli/prompt", "no")};
//: Value in the column `cache`: the part is cached
inline constexpr MessageText cached{room, QT_TRANSLATE_NOOP("cli/prompt", "yes")};
//: Value in the column `cache`: the part is cached, and the cache breakpoint is after it
inline constexpr MessageText cachedBreakpoint{room, QT_TRANSLATE_NOOP("cli/prompt", "yes, breakpoint here")};
//: Value in the column `limit`
inline constexpr MessageText noLimit{room, QT_TRANSLATE_NOOP("cli/prompt", "no limit")};
//: Shown instead of the price of a token
inline constexpr MessageText priceUnknown{room, QT_TRANSLATE_NOOP("cli/prompt", "unknown")};

//: %1 is a provider, %2 a model, %3 a number of tokens such as `≈ 1,204`, %4 how it was counted, %5 the limit, %6 its reason, %7 a tokenizer
inline constexpr MessageText summary{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, %2: %3 tokens, %4; at most %5 (%6). Tokenizer: %7.")};
//: %1 is a provider, %2 a model, %3 a number of tokens such as `≈ 1,204`, %4 how it was counted, %5 a tokenizer
inline constexpr MessageText summaryNoWindow{room, QT_TRANSLATE_NOOP("cli/prompt", "%1, %2: %3 tokens, %4; the context window is unknown. Tokenizer: %5.")};
//: %1 is the number of dropped tokens, %2 and %3 are numbers of tokens
inline constexpr MessageText serverDrop{room, QT_TRANSLATE_NOOP("cli/prompt", "Dropped by the server: about %1 of %2 tokens, because it reads only %3 by default.")};
//: %1 is a list of parts. Follows the message “Dropped by the server”
inline constexpr MessageText serverDropParts{room, QT_TRANSLATE_NOOP("cli/prompt", "It drops the beginning of the prompt: %1.")};
inline constexpr MessageText noCache{room, QT_TRANSLATE_NOOP("cli/prompt", "Cache: none, or the price of cached tokens is unknown.")};
//: %2, %3 and %4 are numbers of tokens
inline constexpr CountText explicitCache{room, QT_TRANSLATE_N_NOOP("cli/prompt", "Cache: %1 breakpoints; %2 of %3 tokens cached; minimum prefix %4."), "Cache: %1 breakpoint; %2 of %3 tokens cached; minimum prefix %4."};
//: %2 is a duration such as `1h`; %3, %4 and %5 are numbers of tokens
inline constexpr CountText explicitCacheKept{room, QT_TRANSLATE_N_NOOP("cli/prompt", "Cache: %1 breakpoints, kept for %2; %3 of %4 tokens cached; minimum prefix %5."), "Cache: %1 breakpoint, kept for %2; %3 of %4 tokens cached; minimum prefix %5."};
//: The provider caches automatically. %1, %2 and %3 are numbers of tokens
inline constexpr MessageText automaticCache{room, QT_TRANSLATE_NOOP("cli/prompt", "Cache: automatic; %1 of %2 tokens cached; minimum prefix %3.")};
//: The provider caches automatically. %1 is a duration such as `1h`; %2, %3 and %4 are numbers of tokens
inline constexpr MessageText automaticCacheKept{room, QT_TRANSLATE_NOOP("cli/prompt", "Cache: automatic, kept for %1; %2 of %3 tokens cached; minimum prefix %4.")};
//: Prices of the model; %1 to %4 are amounts in dollars per million tokens
inline constexpr MessageText prices{room, QT_TRANSLATE_NOOP("cli/prompt", "Prices in dollars per million tokens: input %1, output %2, cache write %3, cache read %4.")};
//: %1 to %4 are prices, %5 is their source, %6 a date
inline constexpr MessageText pricesWithSource{room, QT_TRANSLATE_NOOP("cli/prompt", "Prices in dollars per million tokens: input %1, output %2, cache write %3, cache read %4 (%5; %6).")};
//: Costs of the same request; %1, %2 and %3 are amounts in dollars
inline constexpr MessageText requestCost{room, QT_TRANSLATE_NOOP("cli/prompt", "This request: %1 with a cold cache, %2 with a warm cache, %3 without a cache.")};
//: %1 and %2 are numbers of tokens, %2 is the limit
inline constexpr CountText noTurnFits{room, QT_TRANSLATE_N_NOOP("cli/prompt", "No turn fits: turn 1 would send %1, above the limit of %2 tokens."), "No turn fits: turn 1 would send %1, above the limit of %2 token."};
//: %1 and %2 are numbers of turns, %3 and %4 are numbers of tokens, %4 is the limit
inline constexpr CountText conversationFull{room, QT_TRANSLATE_N_NOOP("cli/prompt", "The conversation is full after turn %1: turn %2 would send %3, above the limit of %4 tokens."), "The conversation is full after turn %1: turn %2 would send %3, above the limit of %4 token."};
//: %1 is the number of turns, %2 a number of tokens such as `500 tokens`, %3 and %4 are costs
inline constexpr CountText sessionCost{room, QT_TRANSLATE_N_NOOP("cli/prompt", "A session of %1 turns with responses of %2: %3, or %4 without a cache."), "A session of %1 turn with responses of %2: %3, or %4 without a cache."};
//: Inserted into “A session of 10 turns with responses of %2”
inline constexpr CountText tokens{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 tokens"), "%1 token"};
inline constexpr MessageText volatileLastCost{room, QT_TRANSLATE_NOOP("cli/prompt", "If the layers that change every turn were sent after the conversation, the session would cost %1.")};
//: %1 is the number of sessions, %2 their cost
inline constexpr CountText monthCost{room, QT_TRANSLATE_N_NOOP("cli/prompt", "%1 sessions per month: %2."), "%1 session per month: %2."};
//: %1 is a sentence, %2 a cost
inline constexpr MessageText advicePerTurn{room, QT_TRANSLATE_NOOP("cli/prompt", "Advice: %1 Cost of the current order: %2 per turn.")};
//: %1 is a sentence, %2 a cost
inline constexpr MessageText advicePerChange{room, QT_TRANSLATE_NOOP("cli/prompt", "Advice: %1 Cost of the current order: %2 per change.")};
inline constexpr MessageText formatsIntroduction{room, QT_TRANSLATE_NOOP("cli/prompt", "The same prompt in every format, without the provider's unpublished overhead:")};

} // namespace outcrop::budgetoutput
