// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// Returns the error message followed by advice for the user. Leaves out the error location, which the window shows separately.
QString explainError(const Error &error);

} // namespace outcrop
