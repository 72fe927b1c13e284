// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"
#include "cli/exitcode.h"

#include <string>
#include <vector>

namespace outcrop {

/// Runs one command line, without the program's name. Everything printed goes to `console`; no exception leaves.
ExitCode runCommandLine(const std::vector<std::string> &words, const Console &console);

} // namespace outcrop
