// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of imports: the review of a file and of a folder, the result, and sources that cannot be imported.
QList<Scene> importScenes();

} // namespace outcrop
