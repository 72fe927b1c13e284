// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/files that users read.
namespace outcrop::filemessages {

inline constexpr char room[] = "app/files";
inline constexpr MessageText changedByOther{room, QT_TRANSLATE_NOOP("app/files", "Another program changed %1 after it was read, so it was not overwritten. Reload the workspace.")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("app/files", "%1 already exists, so it was not overwritten. Choose another name.")};
inline constexpr MessageText outsideWorkspace{room, QT_TRANSLATE_NOOP("app/files", "%1 is outside the workspace, so it was not written.")};
inline constexpr MessageText pathOutside{room, QT_TRANSLATE_NOOP("app/files", "%1 is outside the workspace. Name a file or folder inside it.")};
inline constexpr MessageText isHidden{room, QT_TRANSLATE_NOOP("app/files", "%1 is hidden, so it cannot contain documents and was not written.")};

} // namespace outcrop::filemessages
