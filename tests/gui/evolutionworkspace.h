// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/openwindow.h"

namespace outcrop::testing {

/// Puts suggestions into the store of the open sample workspace, as an analysis would: a change of layers/tools.md with two hunks, one of layers/season.md,
/// one without a diff, and some that were decided in the weeks before. False where they could not be written.
bool plantSuggestions(OpenWindow &window);
/// Turns of several workloads over thirty days, up to today, with what they drew upon.
bool plantTurns(OpenWindow &window);
/// Changes a file of the sample behind the program's back, and waits until the window has read it.
bool rewrite(OpenWindow &window, const QString &path, const QString &from, const QString &to);
/// Commits the sample's layers as they are, into a repository that is made where there is none. False where git is not installed.
bool commitLayers(OpenWindow &window);
/// A file of the sample as it is on the disk.
QString fileText(OpenWindow &window, const QString &path);

} // namespace outcrop::testing
