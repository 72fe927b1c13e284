// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "models/budget/valuetable.h"

namespace outcrop {

/// A part of the quality: name, weight and value.
struct QualityComponent {
    QString title;
    double weight = 0;  ///< share of the total, from 0 to 1
    double value = 0;   ///< value of the part, from 0 to 1
    QStringList reasons = {};
};

/// Returns the parts that count. If no rules were checked, the other two parts share the total weight.
QList<QualityComponent> qualityComponents(const ResponseQuality &quality);
/// Returns the parts as a table, with the total in the last row.
ValueTable qualityTable(const ResponseQuality &quality);
/// Returns the total quality: `86 out of 100`.
QString scoreText(const ResponseQuality &quality);

} // namespace outcrop
