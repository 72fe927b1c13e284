// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of files that are attached to the task: sent, not sent, and rejected.
QList<Scene> attachmentScenes();

} // namespace outcrop
