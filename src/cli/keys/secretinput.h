// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/base/result.h"
#include "core/base/secret.h"

namespace outcrop {

/// Reads a key: from a terminal with a prompt and without echo, otherwise the first line of standard input. Errors: Unreadable, and Interrupted on Ctrl+C.
Result<Secret> readSecret(const Console &console, const QString &prompt);

} // namespace outcrop
