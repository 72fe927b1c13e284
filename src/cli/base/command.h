// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"

namespace CLI {
class App;
}

namespace outcrop {

/// A command: declares its options, then runs once. To add a command, derive from this class and list it in knowncommands.cpp.
class Command
{
public:
    virtual ~Command() = default;

    /// Adds the command with its options to the program. Parsed values are stored in this object.
    virtual CLI::App *addTo(CLI::App &program) = 0;
    virtual ExitCode run(const Invocation &invocation) = 0;
    /// Returns whether the command, with its parsed options, works with these permissions. Only such a command can be a tool of `mcp`.
    virtual bool isAllowedWith(const Permissions &) const { return false; }
    /// Returns whether the command, with its parsed options, prints or writes files that programs read or compare, such as a SARIF report or a baseline. Such a
    /// command uses English, so that these files are the same on every computer.
    virtual bool writesForPrograms() const { return false; }
};

} // namespace outcrop
