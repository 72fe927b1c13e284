// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/unifieddiff.h"

namespace outcrop {

/// A diff word by word, for reading: under each `@@` line the new text with `{+what came+}` and `[-what went-]` in it, as `git diff --word-diff` shows
/// it. Lines that have too little in common are shown whole. Nothing reads this form.
QString wordText(const FileDiff &diff);

} // namespace outcrop
