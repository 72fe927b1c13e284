// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

#include <QStringList>

namespace outcrop {

/// A report as workflow commands of GitHub Actions, one line a finding: `::error file=agents/a.md,line=3,col=1,title=…::message`. GitHub shows them beside
/// the lines of a pull request.
QStringList githubAnnotations(const PortabilityReport &report);

/// A report in the form that GitLab reads as Code Quality (Code Climate's issues). The same report gives the same bytes.
Json codeClimateReport(const PortabilityReport &report);

} // namespace outcrop
