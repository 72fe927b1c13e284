// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"
#include "core/base/json.h"

#include <QStringList>

namespace outcrop {

/// Returns the checked files as a report for the common printers: one row per file, one criterion per finding code. A finding with severity `failOn` or above
/// fails its criterion; any other finding is advice.
PortabilityReport checkReport(const CheckedFolder &checkedFolder, Severity failOn);

/// Adds the errors in the report's files to its unreadable files: an agent that its client cannot load must fail, regardless of its portability. Failures of
/// the portability criteria are already in the report.
void addFileErrors(PortabilityReport &report, const CheckedFolder &checkedFolder);

/// Returns the report as lines of text: one line per finding, in the format of compilers, and a summary. `known` is the number of findings in the baseline.
QStringList checkReportText(const PortabilityReport &report, qsizetype known);

/// Returns the report as JSON: `summary`, `findings`, `unreadable` and `files`. Each finding has its fingerprint and its fix.
Json checkReportJson(const PortabilityReport &report, qsizetype known);

} // namespace outcrop
