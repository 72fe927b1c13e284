// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Stops or restores animations in all windows: animated menus and tooltips, the blinking cursor, and moving progress bars. Progress bars still show
/// the progress.
void setMotionReduced(bool isReduced);
bool isMotionReduced();

} // namespace outcrop
