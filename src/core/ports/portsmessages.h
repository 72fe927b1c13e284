// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/ports.
namespace outcrop::portsmessages {

inline constexpr char room[] = "core/ports";
inline constexpr MessageText fieldType{room, QT_TRANSLATE_NOOP("core/ports", "the field `%1` of the %2 has a value of the wrong type; correct it")};
inline constexpr MessageText noField{room, QT_TRANSLATE_NOOP("core/ports", "the %2 have no field `%1`; correct the name")};
inline constexpr MessageText outOfRange{room, QT_TRANSLATE_NOOP("core/ports", "`%1` of the %2 accepts %3, not %4")};

} // namespace outcrop::portsmessages
