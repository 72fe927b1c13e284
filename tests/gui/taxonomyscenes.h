// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Taxonomy dock: the sample's concepts, a rejected change, a filter, and a low dock.
QList<Scene> taxonomyScenes();
/// Returns a scene that opens a folder without a taxonomy.
Scene builtInTaxonomyScene();

} // namespace outcrop
