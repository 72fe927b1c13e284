// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Context dock. The first two scenes each open a repository whose instructions are too long for Codex. The other scenes continue
/// in the second repository, so the order matters.
QList<Scene> contextScenes();

} // namespace outcrop
