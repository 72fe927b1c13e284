// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentsetup.h"

namespace outcrop {

/// One call that is to be made, or one prompt that is to be measured.
struct Trial {
    qsizetype number = 0; ///< its place in the order
    qsizetype arm = 0;
    qsizetype item = 0; ///< the case
    int repeat = 0;     ///< from 0; of a warm-up, which of them
    bool warmUp = false;
};

/// Every trial in the order in which it is made, which the seed decides and nothing else. Paired: the cases come by chance, all arms of a case one after
/// the other and in an order by chance, so that what changes with time meets all arms alike. Independent: each case goes to an arm by chance, as
/// many to each. Warm-ups come first.
QList<Trial> plannedTrials(const ExperimentSetup &setup, qsizetype cases);

} // namespace outcrop
