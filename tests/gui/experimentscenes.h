// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Rules dock, the Experiments dock with its plan and its charts, and the Quality dock.
QList<Scene> experimentScenes();

} // namespace outcrop
