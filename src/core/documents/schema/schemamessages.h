// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/documents/schema: the reasons why a schema cannot be used. Violations of a schema are English, because they are quoted to models.
namespace outcrop::schemamessages {

inline constexpr char room[] = "core/documents/schema";
inline constexpr MessageText invalidJson{room, QT_TRANSLATE_NOOP("core/documents/schema", "invalid JSON")};
inline constexpr MessageText notSchema{room, QT_TRANSLATE_NOOP("core/documents/schema", "a schema must be an object or a boolean")};
inline constexpr MessageText unknownDraft{room, QT_TRANSLATE_NOOP("core/documents/schema", "the value of $schema is not a known JSON Schema draft")};
inline constexpr MessageText tooDeep{room, QT_TRANSLATE_NOOP("core/documents/schema", "the schema is nested too deeply")};
inline constexpr MessageText endlessReference{room, QT_TRANSLATE_NOOP("core/documents/schema", "a $ref refers to itself in an infinite loop")};
inline constexpr MessageText tooManySteps{room, QT_TRANSLATE_NOOP("core/documents/schema", "validating a value would take too many steps")};
//: %1 is the reference, such as `#/definitions/address`
inline constexpr MessageText missingTarget{room, QT_TRANSLATE_NOOP("core/documents/schema", "the target of the reference %1 does not exist")};
//: %1 is a regular expression, %2 a reason
inline constexpr MessageText unusablePattern{room, QT_TRANSLATE_NOOP("core/documents/schema", "the pattern %1 cannot be used: %2")};

// Reasons why a regular expression cannot be used.
//: %1 is the character or the two characters after the bracket
inline constexpr MessageText badGroup{room, QT_TRANSLATE_NOOP("core/documents/schema", "a group cannot begin with (%1")};
inline constexpr MessageText trailingBackslash{room, QT_TRANSLATE_NOOP("core/documents/schema", "the pattern ends with a backslash")};
//: Error in a regular expression; %1 is the letter after the backslash
inline constexpr MessageText badEscape{room, QT_TRANSLATE_NOOP("core/documents/schema", "\\%1 is not a valid escape")};
inline constexpr MessageText noHexDigits{room, QT_TRANSLATE_NOOP("core/documents/schema", "hexadecimal digits are missing")};
//: Error in a regular expression; %1 is the letter after the backslash
inline constexpr MessageText noProperty{room, QT_TRANSLATE_NOOP("core/documents/schema", "\\%1 must be followed by a property name in braces")};

} // namespace outcrop::schemamessages
