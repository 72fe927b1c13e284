// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"

namespace CLI {
class App;
}

namespace outcrop {

/// One command: it declares its words, and then does its work once. To add one, derive from it and list it in knowncommands.cpp.
class Command
{
public:
    virtual ~Command() = default;

    /// Adds the command with its options to the program. The values land in this object.
    virtual CLI::App *addTo(CLI::App &program) = 0;
    virtual ExitCode run(const Invocation &invocation) = 0;
};

} // namespace outcrop
