// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"
#include "models/budget/figuretable.h"
#include "models/experiments/intervalplot.h"

namespace outcrop {

/// A picture and its numbers, which say the same.
struct ExperimentFigure {
    IntervalPlot plot;
    FigureTable table;
    QString sentence; ///< what it allows to say, for everybody
};

/// How the values of a metric lie in each arm, with the mean and its interval. Expensive: do not call it in the event loop.
ExperimentFigure distributionFigure(const MetricReport &metric);
/// The differences between arms: each case where the arms are paired, the mean difference and its interval, and what the test says.
ExperimentFigure differenceFigure(const MetricReport &metric);

/// Both for one metric.
struct MetricFigures {
    Metric metric = Metric::Tokens;
    ExperimentFigure distribution;
    ExperimentFigure difference;
};

QList<MetricFigures> figuresOf(const ExperimentReport &report);

} // namespace outcrop
