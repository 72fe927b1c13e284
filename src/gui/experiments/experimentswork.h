// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/experimentspanel.h"

#include <stop_token>

namespace outcrop {

/// What there is of experiments in a workspace, and how far each is. Reads their runs: not for the event loop.
QList<ExperimentRow> experimentRows(const OpenedWorkspace &opened);
/// Plan, report and pictures of one. Not for the event loop.
ExperimentDetails experimentDetails(const OpenedWorkspace &opened, const QString &name, const std::stop_token &stop);
/// The kept run alone, as it goes on: the plan stays what it was.
ExperimentDetails withReport(const OpenedWorkspace &opened, const QString &name, ExperimentDetails details);

QByteArray reportBytes(const ExperimentReport &report, ExperimentFormat format);
QString reportFileName(const QString &experiment, ExperimentFormat format);

} // namespace outcrop
