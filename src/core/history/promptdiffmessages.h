// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts of core/history that describe the differences between two prompts.
namespace outcrop::promptdiffmessages {

inline constexpr char room[] = "core/history";
//: Part of a prompt: a section of the system prompt
inline constexpr MessageText partSection{room, QT_TRANSLATE_NOOP("core/history", "section")};
//: Part of a prompt: the order of the sections
inline constexpr MessageText partOrder{room, QT_TRANSLATE_NOOP("core/history", "order")};
//: Part of a prompt
inline constexpr MessageText partInstructions{room, QT_TRANSLATE_NOOP("core/history", "output instructions")};
//: Part of a prompt
inline constexpr MessageText partRequest{room, QT_TRANSLATE_NOOP("core/history", "request")};
//: Part of a prompt
inline constexpr MessageText partExample{room, QT_TRANSLATE_NOOP("core/history", "example")};
//: Part of a prompt: a message of the conversation
inline constexpr MessageText partTurn{room, QT_TRANSLATE_NOOP("core/history", "turn")};
//: Part of a prompt
inline constexpr MessageText partTool{room, QT_TRANSLATE_NOOP("core/history", "tool")};
//: Part of a prompt
inline constexpr MessageText partSchema{room, QT_TRANSLATE_NOOP("core/history", "output schema")};
//: Part of a prompt: the generation parameters
inline constexpr MessageText partParameters{room, QT_TRANSLATE_NOOP("core/history", "parameters")};
//: Part of a prompt
inline constexpr MessageText partSetting{room, QT_TRANSLATE_NOOP("core/history", "settings")};
//: %1 is a part of a prompt and its name, such as "section role"
inline constexpr MessageText partAdded{room, QT_TRANSLATE_NOOP("core/history", "%1: added")};
//: %1 is a part of a prompt and its name, such as "section role"
inline constexpr MessageText partRemoved{room, QT_TRANSLATE_NOOP("core/history", "%1: removed")};
//: %1 is a part of a prompt and its name, such as "section role"
inline constexpr MessageText partChanged{room, QT_TRANSLATE_NOOP("core/history", "%1: changed")};
//: Location of a change: the whole value
inline constexpr MessageText wholeValue{room, QT_TRANSLATE_NOOP("core/history", "all")};
//: A value that does not exist
inline constexpr MessageText noValue{room, QT_TRANSLATE_NOOP("core/history", "(none)")};

} // namespace outcrop::promptdiffmessages
