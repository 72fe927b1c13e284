// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockcontroller.h"

namespace outcrop {

/// The built-in panels in the order of the View menu. Add a new panel here; no other code in the window needs to change.
PanelList builtInPanels();

} // namespace outcrop
