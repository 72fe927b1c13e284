// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <QtGlobal>

namespace outcrop {

/// A proportion with its confidence interval (Wilson 1927).
struct ShareFigure {
    qint64 count = 0;
    qint64 of = 0;
    Interval interval = {0, 1}; ///< from 0 to 1, all of it where nothing was counted

    double share() const { return of == 0 ? 0 : double(count) / double(of); }
};

ShareFigure shareFigure(qint64 count, qint64 of, double confidence = 0.95);

/// Events in a stretch of days, with the interval that holds the true number a day (Garwood 1936: exact for a Poisson count).
struct PaceFigure {
    qint64 count = 0;
    double days = 0;
    Interval interval = {}; ///< events a day

    double perDay() const { return days > 0 ? double(count) / days : 0; }
};

/// `days` is above 0.
PaceFigure paceFigure(qint64 count, double days, double confidence = 0.95);

// The chance of seeing what was seen, or something further away, if the truth lay just on the boundary.

/// `count` or more of `of`, were the true share `share`.
double chanceOfAtLeast(qint64 count, qint64 of, double share);
/// `count` or fewer.
double chanceOfAtMost(qint64 count, qint64 of, double share);
/// `count` or more events, were `expected` to be expected.
double chanceOfEvents(qint64 count, double expected);
/// A share in `second` that lies so far above that of `first`, were the true difference `margin`. Normal approximation with one success and one
/// failure added to each side (Agresti and Caffo 2000), which is good for small counts, too.
double chanceOfRise(const ShareFigure &first, const ShareFigure &second, double margin);

} // namespace outcrop
