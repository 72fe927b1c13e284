// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace outcrop {

/// What happened and what to do about it, in two sentences. The place is not in it: the window shows that beside.
QString explained(const Error &error);

} // namespace outcrop
