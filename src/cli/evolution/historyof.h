// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/ports/history.h"

#include <memory>

namespace outcrop {

/// The history of the workspace's folder, or nothing where it cannot be read: then why is printed, and what is done
/// is done without: nothing is said about changes, and nothing is committed.
std::unique_ptr<History> historyOf(const Invocation &invocation);

} // namespace outcrop
