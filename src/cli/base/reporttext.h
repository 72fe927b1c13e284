// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// Returns the report formats for other programs: sarif, junit, github and codeclimate.
QStringList reportFormats();

/// Prints a report in one of these formats. Returns false for another format and, with --json, for junit and github, which are not JSON.
bool printReportAs(const Invocation &invocation, const PortabilityReport &report, const QString &form);

} // namespace outcrop
