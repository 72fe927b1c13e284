// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/help.
namespace outcrop::helpmessages {

inline constexpr char room[] = "app/help";

inline constexpr MessageText noTopic{room, QT_TRANSLATE_NOOP("app/help", "The handbook has no page `%1`. `outcrop-cli help` lists the pages.")};

} // namespace outcrop::helpmessages
