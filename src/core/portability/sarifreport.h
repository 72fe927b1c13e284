// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// Returns a report in SARIF 2.1.0, which code hosts and editors read. Findings and unreadable files are results, unreadable files and tests that
/// were not run are notifications, and suppressed findings are suppressed results. Paths in the workspace are relative to %SRCROOT%, columns count UTF-16 code
/// units, and fingerprints do not depend on line numbers.
Json sarifReport(const PortabilityReport &report, const QString &toolVersion);

} // namespace outcrop
