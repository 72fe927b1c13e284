// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Stops or restores the movement in all windows: animated menus and tooltips, the blinking cursor, and the moving bar of work whose progress is unknown.
/// Progress is still shown.
void setMotionReduced(bool isReduced);
bool isMotionReduced();

} // namespace outcrop
