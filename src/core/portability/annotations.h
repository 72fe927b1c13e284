// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

#include <QStringList>

namespace outcrop {

/// Returns a report as workflow commands of GitHub Actions, one line for each finding: `::error file=agents/a.md,line=3,endLine=3,col=1,…,title=…::message`.
/// GitHub shows them next to the lines of a pull request. Suppressed findings are omitted.
QStringList githubAnnotations(const PortabilityReport &report);

/// Returns a report in the Code Climate format, which GitLab reads as Code Quality. Suppressed findings are omitted. The output is deterministic.
Json codeClimateReport(const PortabilityReport &report);

} // namespace outcrop
