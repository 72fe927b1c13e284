// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// Returns the error message as a sentence, without its location. Adds advice for the user if the message has none.
QString explainError(const Error &error);

} // namespace outcrop
