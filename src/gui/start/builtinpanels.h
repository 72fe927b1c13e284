// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockcontroller.h"

namespace outcrop {

/// Returns the built-in panels in the order of the Go to Panel menu. To add a panel, register it here; the window needs no other change.
PanelList builtInPanels();

} // namespace outcrop
