// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "cli/base/exitcode.h"

#include <functional>
#include <string>
#include <vector>

namespace outcrop {

struct KnownCommand;

/// Runs one command line. `arguments` are the words after the program's name; `folder` is the current one. Touches nothing of the process but
/// the streams it is given, so that tests call it as they like. Never throws.
ExitCode runCommandLine(const std::vector<std::string> &arguments, const Console &console, const QString &folder);
/// The same with other commands than the program's own; the list must live until this returns.
ExitCode runCommandLine(const std::vector<std::string> &arguments, const Console &console, const QString &folder, const std::vector<KnownCommand> &commands);

/// Runs work that must not end the program by an exception: any that escapes is reported as an internal error and gives ExitCode::Defect.
ExitCode guarded(const Console &console, const std::function<ExitCode()> &work);

} // namespace outcrop
