// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of Ratify, Search and Evolution, each with and without data.
QList<Scene> evolutionScenes();

} // namespace outcrop
