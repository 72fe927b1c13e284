// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"

namespace outcrop {

/// Returns whether standard input is a terminal. False for test streams and pipes.
bool isTerminal(const Console &console);

/// Prints the question on standard error and reads a line from standard input. Returns true only for `y` or `yes`.
bool askConfirmation(const Console &console, const QString &question);

} // namespace outcrop
