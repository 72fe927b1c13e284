// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/portability/portabilityreport.h"

namespace outcrop {

/// Returns a report for scripts: `summary`, `criteria`, `agents` with their results and findings, `unreadable`. The output is deterministic.
Json jsonReport(const PortabilityReport &report);

} // namespace outcrop
