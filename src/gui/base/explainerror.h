// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// Returns the error message without its location, followed by advice for the user, if any.
QString explainError(const Error &error);

} // namespace outcrop
