// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// The History dock: side by side, one below the other, and the lines with their versions.
QList<Scene> historyScenes();

} // namespace outcrop
