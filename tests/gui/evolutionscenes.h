// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Ratify, Search and Evolution, each empty and full.
QList<Scene> evolutionScenes();

} // namespace outcrop
