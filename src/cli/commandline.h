// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "cli/base/exitcode.h"

#include <functional>
#include <string>
#include <vector>

namespace outcrop {

struct KnownCommand;

/// Runs one command line and returns its exit code. `arguments` exclude the program's name; `folder` is the working directory. Uses no streams except those of
/// `console`, so that tests can call it. Never throws.
ExitCode runCommandLine(const std::vector<std::string> &arguments, const Console &console, const QString &folder);
/// Like the other overload, with a different list of commands, which must outlive the call.
ExitCode runCommandLine(const std::vector<std::string> &arguments, const Console &console, const QString &folder, const std::vector<KnownCommand> &commands);

/// Runs `work` and catches every exception: reports it as an internal error and returns ExitCode::InternalError.
ExitCode runGuarded(const Console &console, const std::function<ExitCode()> &work);

} // namespace outcrop
