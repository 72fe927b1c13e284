// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/history.
namespace outcrop::labelmessages {

inline constexpr char room[] = "core/history";
inline constexpr MessageText invalidLabel{room, QT_TRANSLATE_NOOP("core/history", "`%1` is not a label. Use 1 to 36 lowercase letters, digits, `_`, `-` and `.`, such as production. A label cannot begin with `-` or `.`, contain `..`, or end with `.` or `.lock`.")};
inline constexpr MessageText reservedLabel{room, QT_TRANSLATE_NOOP("core/history", "`%1` is reserved: it always means the newest state. Choose another name for the label.")};

} // namespace outcrop::labelmessages
