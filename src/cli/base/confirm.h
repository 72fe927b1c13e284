// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"

namespace outcrop {

/// Whether a person sits at standard input: streams of a test and pipes are none.
bool asksAPerson(const Console &console);

/// Asks on standard error, and takes nothing but a yes for a yes.
bool confirmed(const Console &console, const QString &question);

} // namespace outcrop
