// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockflow.h"

namespace outcrop {

/// The panels that the program comes with, in the order of the View menu. A new panel takes its line here, and nowhere else in the window.
PanelList builtInPanels();

} // namespace outcrop
