// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/syntax.
namespace outcrop::syntaxpoolmessages {

inline constexpr char room[] = "adapters/syntax";
inline constexpr MessageText noProcess{room, QT_TRANSLATE_NOOP("adapters/syntax", "the process that parses the source as %1 could not be started; reinstall Outcrop")};
inline constexpr MessageText tooSlow{room, QT_TRANSLATE_NOOP("adapters/syntax", "parsing the source as %1 takes too long; split it")};
inline constexpr MessageText crashed{room, QT_TRANSLATE_NOOP("adapters/syntax", "the source crashes the process that parses it as %1; split it")};

} // namespace outcrop::syntaxpoolmessages
