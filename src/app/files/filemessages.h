// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/files.
namespace outcrop::filemessages {

inline constexpr char room[] = "app/files";
inline constexpr MessageText changedByOther{room, QT_TRANSLATE_NOOP("app/files", "Another program changed %1 after it was read, so it was not overwritten. Read it again: reload the workspace, or run the command again.")};
inline constexpr MessageText changedAfterwards{room, QT_TRANSLATE_NOOP("app/files", "%1 was changed afterwards, so the action was not undone. Edit the file manually.")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("app/files", "%1 already exists, so it was not overwritten. Choose another name.")};
inline constexpr MessageText outsideWorkspace{room, QT_TRANSLATE_NOOP("app/files", "%1 is outside the workspace, so it was not written. Choose a path inside it.")};
inline constexpr MessageText pathOutside{room, QT_TRANSLATE_NOOP("app/files", "%1 is outside the workspace. Choose a file or folder inside it.")};
inline constexpr MessageText isHidden{room, QT_TRANSLATE_NOOP("app/files", "%1 is hidden or in a hidden folder without documents, so it was not written. Choose another path.")};

} // namespace outcrop::filemessages
