// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"

#include <optional>

namespace outcrop {

/// Quality of one prompt type in one week. Quality ranges from 0 to 100; mean, lowest and highest cover the judged interactions.
struct QualityWeek {
    QDate week; ///< Monday of the week
    qint64 interactions = 0;
    qint64 judgedCount = 0; ///< interactions that have a quality value
    double meanValue = 0;
    double lowestValue = 0;
    double highestValue = 0;
    qint64 violations = 0; ///< rule violations recorded in that week
};

/// The weekly quality of one prompt type.
struct QualityTrend {
    QString promptType; ///< empty for interactions without a prompt type
    QList<QualityWeek> weeks = {}; ///< weeks that have data, oldest first

    qint64 judged() const;
    /// Returns the mean quality of all judged interactions; nullopt if there are none.
    std::optional<double> mean() const;
    /// Returns the slope in quality points per week: a linear regression over the weekly means, weighted by the number of judged interactions.
    /// Returns nullopt if fewer than three weeks have judged interactions. Describes the past and is not a forecast.
    std::optional<double> slopePerWeek() const;
};

/// Returns the trends of all prompt types, sorted by name. Includes types without judged interactions, because they can have violations. Blocks on
/// disk access. Errors: those of the store.
Result<QList<QualityTrend>> readQualityTrends(Store &store, const RecordFilter &filter = {});

} // namespace outcrop
