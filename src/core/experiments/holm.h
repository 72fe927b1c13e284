// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace outcrop {

/// Adjusts the p values of several tests so that the probability of any false positive does not exceed the level of a single test (Holm 1979). Returns them in the given
/// order. Compare each with that level.
QList<double> holmAdjustedPValues(const QList<double> &p);

} // namespace outcrop
