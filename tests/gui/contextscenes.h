// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Context dock with a repository whose instructions are too long for one client. The scenes open that repository.
QList<Scene> contextScenes();

} // namespace outcrop
