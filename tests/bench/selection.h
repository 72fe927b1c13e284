// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"

namespace outcrop::bench {

/// Returns the selection that the benchmarks compose; the peers read the same file.
Selection selectionIn(const QString &path);

} // namespace outcrop::bench
