// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <QString>

namespace outcrop {

/// One comparison of two arms, as far as it went. What is missing is said to be missing.
struct Compared {
    QString quantity; ///< `tokens`
    QString first;    ///< the name of an arm
    QString second;
    qsizetype firstCount = 0;
    qsizetype secondCount = 0;
    bool isPaired = false; ///< the counts are of the same cases
    double firstMean = 0;
    double secondMean = 0;
    bool tellsChange = true;          ///< false where a share of the values says nothing, as of values that are per cents themselves
    bool varies = true;               ///< false where every value of both arms is the same
    std::optional<double> p;          ///< after the correction for several tests; nothing where nothing was tested
    qsizetype tests = 1;              ///< that p was corrected for
    std::optional<Interval> interval; ///< of first - second
    double confidence = 0.95;
    double alpha = 0.05;
    std::optional<double> relevant; ///< the smallest difference that matters
};

/// What the data allow to say.
enum class ComparisonFinding {
    NoData,               ///< an arm is empty
    NoVariation,          ///< every value is the same
    NotTested,            ///< too few values, or none that vary
    NotShown,             ///< which is not the same as none
    NotShownAmongMany,    ///< taken alone it would be, but several were tested
    Shown,
    ShownButSmall,        ///< and smaller than what matters
    NoRelevantDifference,
};

ComparisonFinding findingOf(const Compared &compared);

/// One finding in plain English. It names the cases it rests on, gives the interval with every claim, never turns `not shown` into `none`, and never says
/// which arm is better: a lower figure may be good or bad.
QString sentence(const Compared &compared);

} // namespace outcrop
