// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/folderwatcher.h"

namespace outcrop {

/// Tells the window that the workspace's folder may have changed: watch(folder), signal changed(). Own saves are told,
/// too; whoever listens compares bytes, and finds that nothing is new.
using FolderWatch = FolderWatcher;

} // namespace outcrop
