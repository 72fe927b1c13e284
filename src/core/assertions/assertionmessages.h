// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/assertions.
namespace outcrop::assertionmessages {

inline constexpr char room[] = "core/assertions";
inline constexpr MessageText notAList{room, QT_TRANSLATE_NOOP("core/assertions", "Assertions must be a list of objects, each with a `type`, such as [{type: contains, value: yes}].")};
inline constexpr MessageText nestedTooDeep{room, QT_TRANSLATE_NOOP("core/assertions", "Assertion sets are nested more than %1 levels deep. Move the inner assertions to an outer set.")};
inline constexpr MessageText noType{room, QT_TRANSLATE_NOOP("core/assertions", "An assertion has no `type`. Add one, such as contains.")};
inline constexpr MessageText needsList{room, QT_TRANSLATE_NOOP("core/assertions", "The assertion `%1` needs a list or a comma-separated string as its `value`.")};
inline constexpr MessageText needsText{room, QT_TRANSLATE_NOOP("core/assertions", "The assertion `%1` needs a string as its `value`.")};
inline constexpr MessageText needsPattern{room, QT_TRANSLATE_NOOP("core/assertions", "The assertion `%1` needs a valid regular expression as its `value`.")};
inline constexpr MessageText needsCount{room, QT_TRANSLATE_NOOP("core/assertions", "The assertion `%1` needs a number as its `value`, or an object with `min` or `max`.")};
inline constexpr MessageText needsThreshold{room, QT_TRANSLATE_NOOP("core/assertions", "The assertion `%1` has no `threshold`. Add a number.")};
inline constexpr MessageText missing{room, QT_TRANSLATE_NOOP("core/assertions", "missing: %1")};
inline constexpr MessageText scored{room, QT_TRANSLATE_NOOP("core/assertions", "score %1, threshold %2")};
inline constexpr MessageText counted{room, QT_TRANSLATE_NOOP("core/assertions", "word count %1")};
inline constexpr MessageText measured{room, QT_TRANSLATE_NOOP("core/assertions", "%1, threshold %2")};
inline constexpr MessageText notMeasured{room, QT_TRANSLATE_NOOP("core/assertions", "not measured")};
inline constexpr MessageText finished{room, QT_TRANSLATE_NOOP("core/assertions", "the finish reason is `%1`")};
inline constexpr MessageText noCalls{room, QT_TRANSLATE_NOOP("core/assertions", "no tool was called")};
inline constexpr MessageText unknownTool{room, QT_TRANSLATE_NOOP("core/assertions", "the request has no tool `%1`")};
inline constexpr CountText membersPassed{room, QT_TRANSLATE_N_NOOP("core/assertions", "%1 of %n assertions passed"), "%1 of %n assertion passed"};

} // namespace outcrop::assertionmessages
