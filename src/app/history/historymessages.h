// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/history.
namespace outcrop::historymessages {

inline constexpr char room[] = "app/history";
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("app/history", "That version is not UTF-8 text, so it cannot be restored. Choose another version.")};

} // namespace outcrop::historymessages
