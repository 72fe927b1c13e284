// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Completes the information that Qt gives screen readers about its controls, for the whole program: labels of combo boxes and names of clear buttons.
/// Has no effect until a screen reader requests a control. Call once, at start.
void completeAccessibleControls();

} // namespace outcrop
