// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

namespace outcrop::testing {

/// Writes three experiments into the open sample workspace: one without API calls, one that calls a provider, and one whose file is invalid.
bool addExperiments(OpenWindow &window);
/// Opens the sample workspace with these experiments, and shows the dock.
bool openExperiments(OpenWindow &window);
/// Records responses to one prompt type over some weeks, with better quality each week. The sample workspace must be open.
bool recordResponses(OpenWindow &window, int weeks);

} // namespace outcrop::testing
