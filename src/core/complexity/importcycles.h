// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/independence.h"

namespace outcrop {

/// Pieces whose new imports close a circle together (`check_import_cycles`): a conflict between every two that have a part in one. Only the imports that the
/// pieces name are known, not those that the code has already.
QList<Conflict> importCycles(const QList<Task> &pieces);

} // namespace outcrop
