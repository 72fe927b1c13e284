// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

namespace outcrop {

/// Makes a write to a closed pipe an error of the stream, not the end of the process. For servers, whose client ends by closing its end.
void ignoreClosedPipes();

/// Discards what is written to a stream that has failed, because its reader closed its end.
void discardIfClosed(std::ostream &out);

} // namespace outcrop
