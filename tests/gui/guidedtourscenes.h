// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the steps of the guided tour after "Show me", in a large and a small window. The window needs a sample with records.
QList<Scene> guidedTourScenes();

} // namespace outcrop
