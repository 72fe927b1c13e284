// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/labels.
namespace outcrop::versionlabelmessages {

inline constexpr char room[] = "app/labels";
inline constexpr MessageText noLabel{room, QT_TRANSLATE_NOOP("app/labels", "There is no label `%1`. `outcrop-cli label list` lists the labels.")};
inline constexpr MessageText versionGone{room, QT_TRANSLATE_NOOP("app/labels", "The version of the label `%1` is no longer in the history. Set the label again: `outcrop-cli label set %1`.")};
inline constexpr MessageText notComposed{room, QT_TRANSLATE_NOOP("app/labels", "The prompt of `%1` cannot be composed. Fix the reported errors, or choose another label or revision.")};
inline constexpr MessageText noEntry{room, QT_TRANSLATE_NOOP("app/labels", "The file has no prompt `%1` with the label `%2`. Available: %3.")};
inline constexpr MessageText noEntries{room, QT_TRANSLATE_NOOP("app/labels", "The file has no prompts. Export them from Langfuse again.")};

} // namespace outcrop::versionlabelmessages
