// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/ports.
namespace outcrop::portsmessages {

inline constexpr char room[] = "core/ports";
//: %1 is a field, %2 a kind of records, such as `interactions`
inline constexpr MessageText fieldType{room, QT_TRANSLATE_NOOP("core/ports", "the field `%1` of the %2 has a value of the wrong type; correct it")};
//: %1 is a field, %2 a kind of records, such as `interactions`
inline constexpr MessageText noField{room, QT_TRANSLATE_NOOP("core/ports", "the %2 have no field `%1`; correct the name")};
//: %1 is a field, %2 a kind of records, %3 a range, such as `0 or more`, %4 the rejected number
inline constexpr MessageText outOfRange{room, QT_TRANSLATE_NOOP("core/ports", "`%1` of the %2 accepts %3, not %4")};
inline constexpr MessageText zeroOrMore{room, QT_TRANSLATE_NOOP("core/ports", "0 or more")};
inline constexpr MessageText zeroTo{room, QT_TRANSLATE_NOOP("core/ports", "0 to %1")};

/// A kind of records; the name is its recordKindName.
struct RecordKindText {
    QLatin1StringView name;
    MessageText text;
};
inline constexpr RecordKindText recordKinds[]{
    {QLatin1StringView("interactions"), {room, QT_TRANSLATE_NOOP("core/ports", "interactions")}},
    {QLatin1StringView("violations"), {room, QT_TRANSLATE_NOOP("core/ports", "violations")}},
    {QLatin1StringView("estimates"), {room, QT_TRANSLATE_NOOP("core/ports", "estimates")}},
    {QLatin1StringView("attempts"), {room, QT_TRANSLATE_NOOP("core/ports", "attempts")}},
    {QLatin1StringView("experiments"), {room, QT_TRANSLATE_NOOP("core/ports", "experiments")}},
    {QLatin1StringView("measurements"), {room, QT_TRANSLATE_NOOP("core/ports", "measurements")}},
    {QLatin1StringView("suggestions"), {room, QT_TRANSLATE_NOOP("core/ports", "suggestions")}},
    {QLatin1StringView("decisions"), {room, QT_TRANSLATE_NOOP("core/ports", "decisions")}},
};

} // namespace outcrop::portsmessages
