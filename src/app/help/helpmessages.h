// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/help that users read.
namespace outcrop::helpmessages {

inline constexpr char room[] = "app/help";

inline constexpr MessageText noTopic{room, QT_TRANSLATE_NOOP("app/help", "The handbook has no topic `%1`. `outcrop-cli help` lists the topics.")};

} // namespace outcrop::helpmessages
