// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

#include <chrono>

namespace outcrop {

/// Returns the timeout of a request from `timeout` in the selected profile; nullopt if the profile sets none for the phase.
std::optional<std::chrono::milliseconds> requestTimeout(const OpenedWorkspace &opened, const Selection &selection);

} // namespace outcrop
