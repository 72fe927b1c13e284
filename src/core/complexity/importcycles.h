// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/independence.h"

namespace outcrop {

/// Returns a conflict for each pair of subtasks whose new imports take part in the same cycle (`check_import_cycles`). Considers only the imports that the
/// subtasks state, not existing ones in the code.
QList<Conflict> importCycleConflicts(const QList<Task> &subtasks);

} // namespace outcrop
