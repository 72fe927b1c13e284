// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Makes the sample workspace (:/sample) and the one to start with (:/starter) readable. Resources of a static library are linked in by name.
void useSampleResources();

} // namespace outcrop
