// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the History dock: side by side, unified, and with the version of each line.
QList<Scene> historyScenes();

} // namespace outcrop
