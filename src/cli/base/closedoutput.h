// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Makes a write to a closed pipe set the error state of the stream instead of ending the process. For servers, whose clients disconnect by closing the pipe.
void ignoreClosedPipes();

} // namespace outcrop
