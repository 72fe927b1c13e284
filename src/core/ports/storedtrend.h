// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"

#include <optional>

namespace outcrop {

/// One week of a type of prompt. Quality is from 0 to 100; the figures are of those interactions that have one.
struct QualityWeek {
    QDate week; ///< its Monday
    qint64 interactions = 0;
    qint64 judged = 0; ///< of them, those with a quality
    double mean = 0;
    double lowest = 0;
    double highest = 0;
    qint64 violations = 0; ///< of rules, noted in that week
};

/// How the quality of one type of prompt went.
struct QualityTrend {
    QString promptType; ///< empty: interactions without a type
    QList<QualityWeek> weeks = {}; ///< those in which there was something, the first first

    qint64 judged() const;
    /// Of all judged interactions; nothing where there are none.
    std::optional<double> mean() const;
    /// Points of quality a week: the straight line through the weeks' means, each counted as often as it has judged interactions. Nothing for fewer than
    /// three weeks. It says what was, and not what will be.
    std::optional<double> perWeek() const;
};

/// The trends of all types of prompt by name; those without any judged interaction too, for violations are worth seeing. Waits for the disk.
Result<QList<QualityTrend>> qualityTrends(Store &store, const RecordFilter &filter = {});

} // namespace outcrop
