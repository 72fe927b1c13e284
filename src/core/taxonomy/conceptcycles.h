// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/taxonomy/taxonomy.h"

#include <QSet>

namespace outcrop {

/// Returns the URIs of the concepts that are part of a cycle of broader concepts. The time is linear in the number of relations.
QSet<QString> conceptsInCycles(const Taxonomy &taxonomy);

} // namespace outcrop
