// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/tourscenes.h"

namespace outcrop {

/// Returns scenes of the Response, Conversation and Workflow docks, the send preview, and the Keys page, in different states.
QList<Scene> answerScenes();

} // namespace outcrop
