// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

struct LabeledText {
    QString label;
    QString text;
};
/// Returns the lines with the texts in one column, two spaces after the widest label.
QStringList alignedLines(const QList<LabeledText> &lines);
/// Returns the lines at the top of a report for readers: arms, cases, design and trials.
QStringList reportHeaderLines(const ExperimentReport &report);
/// A table of a metric's arms or comparisons, as strings; the first column is a name.
struct ReportTable {
    QStringList titles;
    QList<QStringList> rows;
};
ReportTable armsTable(const MetricReport &metric);
ReportTable comparisonsTable(const MetricReport &metric);
/// Returns a heading such as `time to first token (ms)`.
QString metricHeading(Metric metric);

} // namespace outcrop
