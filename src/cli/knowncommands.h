// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace outcrop {

/// A command by name. The command is created only when needed.
struct KnownCommand {
    const char *name;
    std::unique_ptr<Command> (*make)();
};

/// Returns all commands in the order of the help.
const std::vector<KnownCommand> &knownCommands();

/// Returns the commands that the arguments may name. If they name none, returns all commands, or none for `--version`. Used because adding all commands to the
/// parser would slow down the start.
std::vector<KnownCommand> commandsFor(const std::vector<std::string> &arguments, const std::vector<KnownCommand> &commands);

/// Returns at most three commands for a word that is not a command. `log import` is such a command for `import`. Others are equivalent to commands of other tools, such
/// as `lint` or `eval`.
QStringList similarCommands(const QString &word);

/// Returns words for a question in the user's language: `check` or `validate`, in backticks. Empty words are omitted.
QString quotedAlternatives(const QStringList &words);

} // namespace outcrop
