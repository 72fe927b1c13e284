// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Complexity dock: without a task, with a task document, and with a model's opinion.
QList<Scene> complexityScenes();

} // namespace outcrop
