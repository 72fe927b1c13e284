// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// What all forms show of an experiment, in words: cases, repeats, order, how far it went.
QStringList headLines(const ExperimentReport &report);
/// Titles and rows of a metric's arms, and of its comparisons: texts, first column a name.
struct ReportTable {
    QStringList titles;
    QList<QStringList> rows;
};
ReportTable armsTable(const MetricReport &metric);
ReportTable comparisonsTable(const MetricReport &metric);
/// `tokens of the request (tokens)`
QString metricHeading(Metric metric);

} // namespace outcrop
