// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// A report for scripts: `summary`, `criteria`, `agents` with their results and findings, `unreadable`. The same report gives
/// the same bytes.
Json jsonReport(const PortabilityReport &report);

} // namespace outcrop
