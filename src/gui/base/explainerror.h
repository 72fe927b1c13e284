// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// Returns the error's message followed by advice for the user. It leaves out the location, which the window shows separately.
QString explainError(const Error &error);

} // namespace outcrop
