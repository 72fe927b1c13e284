// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"
#include "models/budget/valuetable.h"
#include "models/experiments/intervalplot.h"

namespace outcrop {

/// A chart and a table of the same data.
struct ExperimentFigure {
    IntervalPlot plot;
    ValueTable table;
    QString sentence; ///< conclusion from the data
};

/// Returns the distribution of a metric in each arm with mean and interval. Slow: call on a worker thread.
ExperimentFigure distributionFigure(const MetricReport &metric);
/// Returns the differences between arms: each case if arms are paired, the mean difference with its interval, and the result of the test.
ExperimentFigure differenceFigure(const MetricReport &metric);

/// Both figures of one metric.
struct MetricFigures {
    Metric metric = Metric::Tokens;
    ExperimentFigure distribution;
    ExperimentFigure difference;
};

QList<MetricFigures> metricFigures(const ExperimentReport &report);

} // namespace outcrop
