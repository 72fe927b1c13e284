// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "models/budget/figuretable.h"

namespace outcrop {

/// One part of the quality: its name, how much of the whole it is, and what it came to.
struct QualityShare {
    QString title;
    double weight = 0;  ///< of the whole, from 0 to 1
    double value = 0;   ///< from 0 to 1
    QStringList reasons = {};
};

/// The parts that count. Without rule findings these are two, which share the whole.
QList<QualityShare> qualityShares(const ResponseQuality &quality);
/// The same as a table, the whole in its last row.
FigureTable qualityTable(const ResponseQuality &quality);
/// `86 of 100`
QString scoreText(const ResponseQuality &quality);

} // namespace outcrop
