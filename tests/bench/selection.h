// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"

namespace outcrop::bench {

/// What the benchmarks' selection file says to compose; the peers read the same one.
Selection selectionIn(const QString &path);

} // namespace outcrop::bench
