// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// Returns a report in SARIF 2.1.0, which code hosts and editors read. Failures and unreadable files are results, tests that were not run are
/// notifications, and suppressed findings are suppressed results. Locations are relative to %SRCROOT% and in UTF-16 code units; fingerprints do not
/// depend on line numbers.
Json sarifReport(const PortabilityReport &report, const QString &toolVersion);

} // namespace outcrop
