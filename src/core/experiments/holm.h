// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace outcrop {

/// The p values of several tests, each made so much larger that the chance of any false alarm stays what one test would have (Holm 1979).
/// In the order given; compare each with the level of a single test.
QList<double> holm(const QList<double> &p);

} // namespace outcrop
