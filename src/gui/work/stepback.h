// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// The thread that calls this gets less of the processor than the event loop, from now on, and so do the threads it starts: a key press comes first.
void stepBack();

} // namespace outcrop
