// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/exitcode.h"

#include <QByteArray>
#include <QStringList>

namespace outcrop::testing {

/// Returns the full names of all commands without subcommands, such as `log list`. Also returns commands with a separate schema for a run without a
/// subcommand, such as `history`.
QStringList runnableCommands();

/// Returns the name of the schema of a command line, such as `log-list`. Returns an empty string if the words do not name a command.
QString outputSchemaName(const QStringList &words);

/// Returns why the output of a command line with --json violates its schema, or an empty string. The documents of other standards (`--report sarif`) are not
/// checked.
QString contractViolation(const QStringList &words, ExitCode code, const QByteArray &output);

} // namespace outcrop::testing
