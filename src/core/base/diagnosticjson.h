// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"

namespace outcrop {

/// Converts a finding to JSON for scripts: severity, code, message, file, start, end, and the fix if there is one.
Json findingJson(const Diagnostic &finding);
Json findingsJson(const Diagnostics &findings);

} // namespace outcrop
