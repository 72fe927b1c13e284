// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// The messages of app/files that users read.
namespace outcrop::filemessages {

inline constexpr char room[] = "app/files";
inline constexpr MessageText changedByOther{room, QT_TRANSLATE_NOOP("app/files", "%1 was changed by another program since it was read, so it was left unchanged. Read the workspace again.")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("app/files", "%1 already exists, so it was not written. Choose another name.")};
inline constexpr MessageText outsideWorkspace{room, QT_TRANSLATE_NOOP("app/files", "%1 is outside the workspace, so nothing was written.")};
inline constexpr MessageText isHidden{room, QT_TRANSLATE_NOOP("app/files", "%1 is hidden: no document is read from there, so nothing was written.")};

} // namespace outcrop::filemessages
