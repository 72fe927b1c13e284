// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/experimentspanel.h"

#include <stop_token>

namespace outcrop {

/// Returns the experiments of a workspace with the progress of their runs. Reads files, so call it on a worker thread.
QList<ExperimentRow> readExperimentRows(const OpenedWorkspace &opened);
/// Reads the plan, the report and the figures of one experiment. Call on a worker thread.
ExperimentDetails readExperimentDetails(
    const OpenedWorkspace &opened, const QString &name, const std::stop_token &stop);
/// Returns `details` with the latest report of the experiment and an unchanged plan.
ExperimentDetails withLatestReport(const OpenedWorkspace &opened, const QString &name, ExperimentDetails details);

/// Returns the report of the recorded run in English, as the command line prints it. Returns the displayed report if the run can no longer be read. Call on a
/// worker thread.
QByteArray englishReport(const OpenedWorkspace &opened, const QString &name, const ExperimentReport &shown, ExperimentFormat format);
QString reportFileName(const QString &experiment, ExperimentFormat format);

} // namespace outcrop
