// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/interactions.
namespace outcrop::interactionsmessages {

inline constexpr char room[] = "core/interactions";
inline constexpr MessageText noTime{room, QT_TRANSLATE_NOOP("core/interactions", "This record has no `at` field. Add one with the time, such as \"2026-11-21T18:30:00Z\". Fields of the record: %1. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.")};
inline constexpr MessageText noTimeNear{room, QT_TRANSLATE_NOOP("core/interactions", "This record has no `at` field with the time, such as \"2026-11-21T18:30:00Z\". If `%1` is the time, rename it to `at`. Fields of the record: %2. A log contains records with the fields of `log list interactions`, OpenTelemetry GenAI spans, OTLP exports, Langfuse observations, or transcripts of Claude Code or Codex.")};
//: Instead of the names of fields, in a message about a record
inline constexpr MessageText noFields{room, QT_TRANSLATE_NOOP("core/interactions", "none")};
inline constexpr MessageText attempts{room, QT_TRANSLATE_NOOP("core/interactions", "%1 attempts")};
inline constexpr MessageText recorded{room, QT_TRANSLATE_NOOP("core/interactions", "stated in the record")};
inline constexpr CountText repeatedQuestion{room, QT_TRANSLATE_N_NOOP("core/interactions", "this question and the one %n turns earlier share %1% of their words"), "this question and the previous one share %1% of their words"};
inline constexpr MessageText endedAs{room, QT_TRANSLATE_NOOP("core/interactions", "the outcome is %1")};
inline constexpr CountText repairs{room, QT_TRANSLATE_N_NOOP("core/interactions", "%n repairs of the response"), "%n repair of the response"};
inline constexpr MessageText noSpan{room, QT_TRANSLATE_NOOP("core/interactions", "not a GenAI span")};
inline constexpr MessageText badStart{room, QT_TRANSLATE_NOOP("core/interactions", "Use one or more printable ASCII characters.")};
inline constexpr MessageText emptyPattern{room, QT_TRANSLATE_NOOP("core/interactions", "The pattern is empty. Write a regular expression.")};
inline constexpr MessageText badPattern{room, QT_TRANSLATE_NOOP("core/interactions", "This is not a valid regular expression: %1, at character %2. Correct it.")};
inline constexpr MessageText unknownRule{room, QT_TRANSLATE_NOOP("core/interactions", "There is no built-in rule `%1` to disable. Correct the name.")};
inline constexpr MessageText nestedTooDeep{room, QT_TRANSLATE_NOOP("core/interactions", "the value is nested more than %1 levels deep; reduce the nesting")};
inline constexpr MessageText badJson{room, QT_TRANSLATE_NOOP("core/interactions", "%1; correct it")};
inline constexpr MessageText valueTooLarge{room, QT_TRANSLATE_NOOP("core/interactions", "a value is larger than %1 MiB; write one record per line")};
inline constexpr MessageText logUnreadable{room, QT_TRANSLATE_NOOP("core/interactions", "the rest of the log cannot be read: %1; check the file")};
inline constexpr MessageText tooOld{room, QT_TRANSLATE_NOOP("core/interactions", "the date of %1 is before 1970-01-05, the earliest supported date; correct it")};
inline constexpr MessageText withoutId{room, QT_TRANSLATE_NOOP("core/interactions", "without an ID")};
inline constexpr MessageText spanWithoutStart{room, QT_TRANSLATE_NOOP("core/interactions", "the span %1 has no start time; add one")};
inline constexpr MessageText theRecord{room, QT_TRANSLATE_NOOP("core/interactions", "the record")};
inline constexpr MessageText qualityValue{room, QT_TRANSLATE_NOOP("core/interactions", "quality %1")};
inline constexpr MessageText theSpan{room, QT_TRANSLATE_NOOP("core/interactions", "the span %1")};
inline constexpr MessageText badTime{room, QT_TRANSLATE_NOOP("core/interactions", "`at` must be a time with a UTC offset, such as \"2026-11-21T18:30:00Z\"")};
inline constexpr MessageText notObject{room, QT_TRANSLATE_NOOP("core/interactions", "a record must be a JSON object")};

inline constexpr MessageText badPath{room, QT_TRANSLATE_NOOP("core/interactions", "`%1` is not a path. Write it like `usage.input_tokens` or `content[type=text].text`.")};
inline constexpr MessageText mappedWithoutTime{room, QT_TRANSLATE_NOOP("core/interactions", "This line has no time. Add one: the mapping `%1` reads it from %2.")};
inline constexpr MessageText mappedBadTime{room, QT_TRANSLATE_NOOP("core/interactions", "`%1` is not a time. Use one such as \"2026-11-21T18:30:00Z\", or the number of seconds since 1970.")};
inline constexpr MessageText mappedBadNumber{room, QT_TRANSLATE_NOOP("core/interactions", "`%1` is not a number of 0 or more. Correct it, or omit the field.")};
inline constexpr MessageText theLine{room, QT_TRANSLATE_NOOP("core/interactions", "the line")};

// Evidence for a proposed tag.
inline constexpr MessageText wordsInName{room, QT_TRANSLATE_NOOP("core/interactions", "name: %1")};
inline constexpr MessageText wordsInDescription{room, QT_TRANSLATE_NOOP("core/interactions", "description: %1")};
inline constexpr MessageText wordsInText{room, QT_TRANSLATE_NOOP("core/interactions", "text: %1")};
inline constexpr MessageText usedFor{room, QT_TRANSLATE_NOOP("core/interactions", "%1 of the %2 interactions that used this document have this workload")};
inline constexpr MessageText similarTo{room, QT_TRANSLATE_NOOP("core/interactions", "similar to %1 (%2)")};

} // namespace outcrop::interactionsmessages
