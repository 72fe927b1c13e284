// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// The last failure of libgit2 in this thread: what we wanted, and its reason in its own words. `code` is what the function returned.
Error gitError(int code, const QString &wanted);

} // namespace outcrop
