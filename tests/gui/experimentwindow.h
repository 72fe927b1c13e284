// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

namespace outcrop::testing {

/// Writes three experiments into the open sample workspace: one without API calls, one that calls a provider, and one that cannot be read.
bool addExperiments(OpenWindow &window);
/// The sample workspace with these, and the dock on show.
bool openExperiments(OpenWindow &window);
/// Records of answers to one type of prompt over some weeks, each week better than the one before; the sample workspace is open.
bool keepAnswers(OpenWindow &window, int weeks);

} // namespace outcrop::testing
