// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Taxonomy dock: the sample's concepts, a rejected change, a filter without matches, and a workspace without a taxonomy.
QList<Scene> taxonomyScenes();
/// Uses the open folder, which has no taxonomy.
Scene builtInTaxonomyScene();

} // namespace outcrop
