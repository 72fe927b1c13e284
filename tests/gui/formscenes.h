// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// The forms of agents, adapters and profiles, and their editors. They start in the sample workspace and leave it with forms open.
QList<Scene> formScenes();

} // namespace outcrop
