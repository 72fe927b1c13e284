// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/responses. The findings of a response are not listed here: they are text for the model, which is in English.
namespace outcrop::responsesmessages {

inline constexpr char room[] = "core/responses";
//: Verdict on a response: without repairs
inline constexpr MessageText verdictValid{room, QT_TRANSLATE_NOOP("core/responses", "valid")};
//: Verdict on a response: valid after repairs
inline constexpr MessageText verdictRepaired{room, QT_TRANSLATE_NOOP("core/responses", "repaired")};
//: Verdict on a response: the data violates the schema
inline constexpr MessageText verdictWrongSchema{room, QT_TRANSLATE_NOOP("core/responses", "wrong schema")};
//: Verdict on a response: it violates an output filter
inline constexpr MessageText verdictFilterBroken{room, QT_TRANSLATE_NOOP("core/responses", "filter violated")};
//: Verdict on a response: without the requested data
inline constexpr MessageText verdictProseOnly{room, QT_TRANSLATE_NOOP("core/responses", "prose only")};
//: Verdict on a response: part of the data is unreadable
inline constexpr MessageText verdictIncomplete{room, QT_TRANSLATE_NOOP("core/responses", "incomplete")};
//: Verdict on a response: it ends early, for example at the output limit
inline constexpr MessageText verdictTruncated{room, QT_TRANSLATE_NOOP("core/responses", "truncated")};
//: Verdict on a response: the model refused the request
inline constexpr MessageText verdictRefused{room, QT_TRANSLATE_NOOP("core/responses", "refused")};
//: Verdict on a response: the provider blocked it
inline constexpr MessageText verdictBlocked{room, QT_TRANSLATE_NOOP("core/responses", "blocked")};
//: Where the data of a response was found: there is no data
inline constexpr MessageText envelopeNone{room, QT_TRANSLATE_NOOP("core/responses", "none")};
//: Where the data of a response was found: in METADATA and CONTENT tags
inline constexpr MessageText envelopeTags{room, QT_TRANSLATE_NOOP("core/responses", "tags")};
//: Where the data of a response was found: the response is JSON
inline constexpr MessageText envelopeDocument{room, QT_TRANSLATE_NOOP("core/responses", "document")};
//: Where the data of a response was found: in a fenced code block
inline constexpr MessageText envelopeFence{room, QT_TRANSLATE_NOOP("core/responses", "fence")};
//: Where the data of a response was found: JSON within prose
inline constexpr MessageText envelopeEmbedded{room, QT_TRANSLATE_NOOP("core/responses", "embedded")};
//: Where the data of a response was found: the arguments of a tool call
inline constexpr MessageText envelopeToolCall{room, QT_TRANSLATE_NOOP("core/responses", "tool call")};
//: Reason for a deduction from the quality of a response; %1 lists fields
inline constexpr MessageText violatesSchema{room, QT_TRANSLATE_NOOP("core/responses", "violates the schema: %1")};
//: Reason for a deduction from the quality of a response; %1 lists fields
inline constexpr MessageText missingFields{room, QT_TRANSLATE_NOOP("core/responses", "missing or empty: %1")};
//: Reason for a deduction from the quality of a response: it contains text such as TODO
inline constexpr MessageText placeholder{room, QT_TRANSLATE_NOOP("core/responses", "placeholder instead of content")};
//: Reason for a deduction from the quality of a response: %n corrections of its JSON were needed
inline constexpr CountText repairs{room, QT_TRANSLATE_N_NOOP("core/responses", "%n repairs"), "%n repair"};
//: Reason for a deduction from the quality of a response: %n violations of rules with the severity error
inline constexpr CountText errors{room, QT_TRANSLATE_N_NOOP("core/responses", "%n errors"), "%n error"};
//: Reason for a deduction from the quality of a response: %n violations of rules with the severity warning
inline constexpr CountText warnings{room, QT_TRANSLATE_N_NOOP("core/responses", "%n warnings"), "%n warning"};
//: Reason for a deduction from the quality of a response: %n violations of rules with the severity note
inline constexpr CountText notes{room, QT_TRANSLATE_N_NOOP("core/responses", "%n notes"), "%n note"};

} // namespace outcrop::responsesmessages
