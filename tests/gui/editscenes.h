// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Edit view with inputs, the popup of a chip, the filter of the library, and the offer to adopt a folder.
QList<Scene> editScenes();

} // namespace outcrop
