// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of tool turns: a recorded conversation, the send sheet with simulated tool replies, the resulting turns, and calls without a reply.
QList<Scene> toolScenes();

} // namespace outcrop
