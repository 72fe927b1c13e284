// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Response and Conversation docks, the send preview, and the Keys page, in each of their states.
QList<Scene> answerScenes();

} // namespace outcrop
