// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// The Taxonomy dock: the sample's concepts, a change that was refused, a filter that hides all, and a workspace without a taxonomy.
QList<Scene> taxonomyScenes();
/// In the folder that is open: it has none.
Scene taxonomyOfTheProgram();

} // namespace outcrop
