// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/context that users read.
namespace outcrop::contextmessages {

inline constexpr char room[] = "app/context";
inline constexpr MessageText noFolder{room, QT_TRANSLATE_NOOP("app/context", "There is no folder %1.")};
inline constexpr MessageText startOutside{room, QT_TRANSLATE_NOOP("app/context", "%1 is not in %2. Choose a start folder inside it.")};
inline constexpr MessageText noModel{room, QT_TRANSLATE_NOOP("app/context", "No provider lists the model %1. `outcrop-cli models` lists the known models.")};
inline constexpr MessageText noClient{room, QT_TRANSLATE_NOOP("app/context", "There is no client %1.")};
inline constexpr MessageText unsavedTooLarge{room, QT_TRANSLATE_NOOP("app/context", "The unsaved text is larger than %1 bytes.")};

} // namespace outcrop::contextmessages
