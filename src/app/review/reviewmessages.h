// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/review that users read.
namespace outcrop::reviewmessages {

inline constexpr char room[] = "app/review";
inline constexpr MessageText noRepository{room, QT_TRANSLATE_NOOP("app/review", "%1 is not in a git repository, so it has no revisions to compare. Run `git init` and commit the files, or choose another folder with -C.")};
inline constexpr MessageText invalidRange{room, QT_TRANSLATE_NOOP("app/review", "`%1` is not a range of revisions. Use BASE..HEAD, such as main..HEAD; BASE alone compares with the current files.")};
inline constexpr CountText newErrors{room, QT_TRANSLATE_N_NOOP("app/review", "%n new errors"), "%n new error"};
inline constexpr CountText newWarnings{room, QT_TRANSLATE_N_NOOP("app/review", "%n new errors and warnings"), "%n new error or warning"};
inline constexpr CountText newFindings{room, QT_TRANSLATE_N_NOOP("app/review", "%n new findings"), "%n new finding"};
inline constexpr MessageText tokensGrew{room, QT_TRANSLATE_NOOP("app/review", "%1: %2 more tokens; the limit is %3")};
inline constexpr MessageText costGrew{room, QT_TRANSLATE_NOOP("app/review", "%1: %2 more per request; the limit is %3")};
inline constexpr MessageText costUnknown{room, QT_TRANSLATE_NOOP("app/review", "%1: the price of %2 is unknown, so its cost cannot be compared; add `cost` to the adapter")};
inline constexpr CountText newLosses{room, QT_TRANSLATE_N_NOOP("app/review", "%1: %n new losses"), "%1: %n new loss"};
inline constexpr MessageText notRendered{room, QT_TRANSLATE_NOOP("app/review", "%1: the request can no longer be rendered: %2")};
inline constexpr MessageText notComposed{room, QT_TRANSLATE_NOOP("app/review", "The prompt can no longer be composed: %1")};

} // namespace outcrop::reviewmessages
