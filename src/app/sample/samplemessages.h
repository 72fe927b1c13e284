// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/sample.
namespace outcrop::samplemessages {

inline constexpr char room[] = "app/sample";
inline constexpr MessageText notTheSample{room, QT_TRANSLATE_NOOP("app/sample", "%1 is not a copy of the sample workspace. Create one with `outcrop-cli init DIR --sample --records`.")};

} // namespace outcrop::samplemessages
