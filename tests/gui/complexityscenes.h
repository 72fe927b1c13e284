// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// The Complexity dock: before there is a task, over a task document, and with a model's opinion.
QList<Scene> complexityScenes();

} // namespace outcrop
