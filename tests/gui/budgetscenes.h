// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// The Budget dock with each of its pictures, and token boundaries in the editor.
QList<Scene> budgetScenes();

} // namespace outcrop
