// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"

namespace outcrop {

/// The actual figures of a task; unknown figures are nullopt.
struct TaskOutcome {
    std::optional<qint64> tokens = {};
    std::optional<qint64> lines = {};
    std::optional<qint64> files = {};
    std::optional<double> hours = {};
    QString note = {};

    bool isEmpty() const { return !tokens && !lines && !files && !hours && note.isEmpty(); }
};

/// A predicted figure and the actual one.
struct FigureComparison {
    QString figure; ///< `tokens`, `lines`, `files` or `hours`
    std::optional<double> predictedValue;
    std::optional<double> actualValue;

    /// Returns 1 − |predicted − actual| / the larger one, from 0 to 1; nullopt if one of them is unknown.
    std::optional<double> accuracy() const;
};

/// An estimate in the store, compared with the task's outcome.
struct EstimateComparison {
    RecordId id = 0;
    QDateTime time;
    QString task;
    double score = 0; ///< 0 to 100
    QList<FigureComparison> figures; ///< always all four
    QString note;

    bool hasOutcome() const;
    /// Returns the mean accuracy of the figures that have both values; nullopt if there are none.
    std::optional<double> accuracy() const;
};

/// Stores the outcome of a task with its estimate; figures that were stored before and are not in `outcome` are kept. `id` 0 selects the newest estimate.
/// Errors: NotFound if there is no such estimate, and those of the store.
Result<Estimate> recordOutcome(Store &store, RecordId id, const TaskOutcome &outcome, const QDateTime &now);

EstimateComparison compareWithOutcome(const Estimate &estimate);

/// Returns the mean accuracy of several estimates for a figure, or over all figures if `figure` is empty; nullopt if none has an outcome.
std::optional<double> meanAccuracy(const QList<EstimateComparison> &comparisons, const QString &figure = {});

Json toJson(const EstimateComparison &comparison);

} // namespace outcrop
