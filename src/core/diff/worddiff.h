// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/unifieddiff.h"

namespace outcrop {

/// Returns a diff by words for reading: below each `@@` line, the new text with `{+added+}` and `[-removed-]`, as shown by `git diff --word-diff`.
/// Marks whole lines if they have too little in common. The program never parses this format.
QString wordDiffText(const FileDiff &diff);

} // namespace outcrop
