// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/ports/history.h"

#include <memory>

namespace outcrop {

/// Returns the history of the workspace folder. If it cannot be read, prints the reason and returns null; the command then continues without the
/// history and makes no commit.
std::unique_ptr<History> openHistoryOrReport(const Invocation &invocation);

} // namespace outcrop
