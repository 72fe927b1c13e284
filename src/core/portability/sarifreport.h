// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// A report in SARIF 2.1.0, which code hosts and editors read. The results are what failed and what cannot be read; what was not run
/// is a notification, and what its file allows is a suppressed result. Places are relative to %SRCROOT% in UTF-16 code units; a finding keeps its fingerprint when its line moves.
Json sarifReport(const PortabilityReport &report, const QString &toolVersion);

} // namespace outcrop
