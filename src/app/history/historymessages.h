// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/history that users read.
namespace outcrop::historymessages {

inline constexpr char room[] = "app/history";
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("app/history", "That version is not UTF-8 text, so it cannot be restored here. Choose another version.")};

} // namespace outcrop::historymessages
