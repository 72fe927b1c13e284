// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/unifieddiff.h"

namespace outcrop {

/// Returns a diff by words for reading: below each `@@` line, the new text with `{+added+}` and `[-removed-]`, as shown by `git diff --word-diff`.
/// Lines with too little in common are shown as a whole. This format is not parsed anywhere.
QString wordDiffText(const FileDiff &diff);

} // namespace outcrop
