// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns a scene of each view of the activity bar with the sample, in a window of normal size and in a small window. Also returns scenes of some
/// panels. Ends in the Edit view.
QList<Scene> viewScenes();
/// Opens the sample and records turns, suggestions and ratings. Returns false on failure.
bool openSampleWithRecords(OpenWindow &tour);
/// Returns scenes of the panels of each view, in windows of several sizes. They need openSampleWithRecords().
QList<Scene> sizeScenes();

} // namespace outcrop
