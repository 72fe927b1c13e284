// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// Returns a sentence that explains what a workload is and what it is used for.
QString workloadMeaning();

/// Returns the label and the definition of a workload, such as `Platform: Keeping the machines in good order.` Empty if the taxonomy has neither.
QString workloadDescription(const Taxonomy &taxonomy, const QString &tag);

} // namespace outcrop
