// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/ports/history.h"

#include <memory>

namespace outcrop {

/// The history of the workspace's folder, or nothing where it cannot be read: then why is printed, and the command goes on, but says nothing about
/// changes and commits nothing.
std::unique_ptr<History> historyOf(const Invocation &invocation);

} // namespace outcrop
