// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/sync.
namespace outcrop::foldersyncmessages {

inline constexpr char room[] = "app/sync";
inline constexpr MessageText noSource{room, QT_TRANSLATE_NOOP("app/sync", "There is no source %1. Check its name.")};
inline constexpr MessageText noTarget{room, QT_TRANSLATE_NOOP("app/sync", "No files can be written for the client %1: it does not exist or is not supported. Check its name.")};
inline constexpr MessageText onlySource{room, QT_TRANSLATE_NOOP("app/sync", "%1 is the source. Choose other clients as targets.")};
inline constexpr MessageText noFilesToSync{room, QT_TRANSLATE_NOOP("app/sync", "%1 does not load any files from %2, so there are no files to write. Choose another source or folder.")};
inline constexpr MessageText changedByOther{room, QT_TRANSLATE_NOOP("app/sync", "Another program changed %1. Run the command again.")};
inline constexpr MessageText cannotRemove{room, QT_TRANSLATE_NOOP("app/sync", "%1 cannot be removed: %2. Remove it manually.")};
inline constexpr MessageText conditionLost{room, QT_TRANSLATE_NOOP("app/sync", "The condition \"%1\" is not written: clients send the layer in every request.")};

} // namespace outcrop::foldersyncmessages
