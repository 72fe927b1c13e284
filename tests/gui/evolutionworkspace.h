// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

namespace outcrop::testing {

/// Stores suggestions in the open sample workspace, as an analysis would: a change to layers/tools.md with two hunks, a change to layers/season.md, a
/// suggestion without a diff, and suggestions with earlier decisions. Returns false on failure.
bool storeSuggestions(OpenWindow &window);
/// Stores turns of several workloads over the last thirty days, with the layers that they used.
bool storeTurns(OpenWindow &window);
/// Changes a file in the sample as another program would, and waits until the window has read it.
bool rewrite(OpenWindow &window, const QString &path, const QString &from, const QString &to);
/// Commits the sample's layers, and creates the repository if necessary. Returns false on failure, for example if git is not installed.
bool commitLayers(OpenWindow &window);
/// Returns the content of a sample file on disk.
QString fileText(OpenWindow &window, const QString &path);

} // namespace outcrop::testing
