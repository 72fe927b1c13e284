// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

namespace outcrop {

/// Calls `work` once for every number from 0 to `count` - 1, on all cores where there is enough to do, and returns when
/// all is done. Each call must touch only what belongs to its number; then the result does not depend on the cores.
void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work);

} // namespace outcrop
