// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// Returns an error with libgit2's last message in this thread. `code` is the return value of the failed function; `operation` describes
/// the failed operation.
Error gitError(int code, const QString &operation);

} // namespace outcrop
