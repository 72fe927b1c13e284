// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace outcrop {

/// A command by its name; what else it says of itself it says when it is made.
struct KnownCommand {
    const char *name;
    std::unique_ptr<Command> (*make)();
};

/// In the order that the help has.
const std::vector<KnownCommand> &knownCommands();

/// Those that the arguments may mean, and all where they name none: to describe the options of every command would take a third of the time of a short one.
std::vector<KnownCommand> commandsFor(const std::vector<std::string> &arguments, const std::vector<KnownCommand> &commands);

/// The commands that do what a word means which is not a command: `history diff` for `diff`, and what other tools call `lint` or `eval`.
QStringList commandsMeantBy(const QString &word);

} // namespace outcrop
