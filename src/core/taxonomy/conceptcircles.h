// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

#include <QSet>

namespace outcrop {

/// Addresses of the concepts that are broader than themselves in the end, by any path. The work grows with the relations of a file and not with
/// how deep they lead: a file may be as deep as it is long.
QSet<QString> conceptsInCircles(const Taxonomy &taxonomy);

} // namespace outcrop
