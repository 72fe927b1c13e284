// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The notifications about analysis runs that users read.
namespace outcrop::noticemessages {

inline constexpr char room[] = "app/evolution";
inline constexpr MessageText firstRunTitle{room, QT_TRANSLATE_NOOP("app/evolution", "%1: first analysis")};
//: %1 is the number of turns, %2 the number of suggestions, %3 a path
inline constexpr MessageText firstRun{room, QT_TRANSLATE_NOOP("app/evolution", "Turns: %1. Suggestions: %2. Report: %3")};
inline constexpr MessageText summaryTitle{room, QT_TRANSLATE_NOOP("app/evolution", "%1: summary since %2")};
inline constexpr MessageText summary{room, QT_TRANSLATE_NOOP("app/evolution", "Turns: %1\nNew suggestions: %2\nAccepted: %3\nRejected: %4\nOpen: %5")};
inline constexpr MessageText failureTitle{room, QT_TRANSLATE_NOOP("app/evolution", "%1: the analysis failed")};

} // namespace outcrop::noticemessages
