// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/sessions.
namespace outcrop::sessionsmessages {

inline constexpr char room[] = "core/sessions";
inline constexpr CountText oldestOmitted{room, QT_TRANSLATE_N_NOOP("core/sessions", "the oldest %n of %1 messages are omitted: %2 tokens become %3, and %4"), "the oldest of %1 messages is omitted: %2 tokens become %3, and %4"};
inline constexpr CountText oldestSummarized{room, QT_TRANSLATE_N_NOOP("core/sessions", "the oldest %n of %1 messages are summarized first: %2 tokens become %3, and %4"), "the oldest of %1 messages is summarized first: %2 tokens become %3, and %4"};
inline constexpr CountText oldestRefused{room, QT_TRANSLATE_N_NOOP("core/sessions", "the oldest %n of %1 messages would be omitted: %2 tokens would become %3, and %4"), "the oldest of %1 messages would be omitted: %2 tokens would become %3, and %4"};
inline constexpr MessageText allowedTokens{room, QT_TRANSLATE_NOOP("core/sessions", "%1 are allowed (%2)")};
inline constexpr MessageText lastExchangeTooLong{room, QT_TRANSLATE_NOOP("core/sessions", "the last exchange alone has %1 tokens, but %2")};
inline constexpr MessageText configLimit{room, QT_TRANSLATE_NOOP("core/sessions", "history_tokens in config.toml")};
inline constexpr MessageText repliesWithoutTools{room, QT_TRANSLATE_NOOP("core/sessions", "Tool replies need `tools` with a list of replies for each tool, or `model` with the provider that simulates tool results. Add one of them.")};
inline constexpr MessageText repliesNotList{room, QT_TRANSLATE_NOOP("core/sessions", "The replies of the tool `%1` must be a list. Write `- reply: …`.")};
inline constexpr MessageText toolModelWithoutProvider{room, QT_TRANSLATE_NOOP("core/sessions", "The model that simulates tool results needs a `provider`. Write `model: {provider: …, model: …}`.")};
inline constexpr MessageText toolModelKeyUnknown{room, QT_TRANSLATE_NOOP("core/sessions", "Unknown key `%1`. Known keys of the model that simulates tool results: `provider`, `model`, `instructions`.")};
inline constexpr MessageText toolModelValueNotText{room, QT_TRANSLATE_NOOP("core/sessions", "The value of `%1` must be a string. Correct it.")};
inline constexpr MessageText replyMissing{room, QT_TRANSLATE_NOOP("core/sessions", "A reply of the tool `%1` has no `reply`. Add the result that the tool returns.")};
inline constexpr MessageText replyKeyUnknown{room, QT_TRANSLATE_NOOP("core/sessions", "Unknown key `%1`. A reply has `reply` and, optionally, `when`.")};
inline constexpr MessageText whenNotMapping{room, QT_TRANSLATE_NOOP("core/sessions", "`when` must map argument names to values. Correct it.")};
//: State of a turn of a session: its end was not recorded, for example because the program was stopped
inline constexpr MessageText turnInterrupted{room, QT_TRANSLATE_NOOP("core/sessions", "interrupted")};
//: State of a turn of a session: a person enters the response
inline constexpr MessageText turnWaiting{room, QT_TRANSLATE_NOOP("core/sessions", "waiting")};
//: State of a turn of a session: there is a complete response
inline constexpr MessageText turnAnswered{room, QT_TRANSLATE_NOOP("core/sessions", "answered")};
//: State of a turn of a session: there is no complete response, for a known reason
inline constexpr MessageText turnFailed{room, QT_TRANSLATE_NOOP("core/sessions", "failed")};

} // namespace outcrop::sessionsmessages
