// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Budget dock with each of its charts, and of token boundaries in the editor.
QList<Scene> budgetScenes();

} // namespace outcrop
