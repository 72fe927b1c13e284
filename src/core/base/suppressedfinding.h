// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

namespace outcrop {

/// A finding that does not count: a comment in its file allows it, for this reason.
struct SuppressedFinding {
    Diagnostic finding;
    QString reason;
};

} // namespace outcrop
