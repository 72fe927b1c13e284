// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"

namespace outcrop {

/// A finding as a script reads it: severity, code, message, place, and the fix where there is one.
Json findingJson(const Diagnostic &finding);
Json findingsJson(const Diagnostics &findings);

} // namespace outcrop
