// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the forms of agents, adapters and profiles, and of their editors. The sample workspace must be open.
QList<Scene> formScenes();

} // namespace outcrop
