// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/ports/history.h"

#include <memory>

namespace outcrop {

/// Returns the history of the workspace's folder. Returns null if it cannot be read, and prints the reason; the command continues without changes from the
/// history and without commits.
std::unique_ptr<History> openHistoryOrReport(const Invocation &invocation);

} // namespace outcrop
