// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "cli/base/exitcode.h"
#include "cli/base/permissions.h"
#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/base/result.h"

namespace outcrop {

struct PromptFindings;

/// The global options and the console. Commands report errors and findings with these functions, so that all commands report them in the same form
/// on `console.err`.
struct Invocation {
    const Console &console;
    QString folder; ///< the workspace folder, absolute
    bool printsJson = false;
    bool allowsOutside = false; ///< whether to read layers and notes outside the workspace
    QString start = QString(); ///< base folder of relative paths on the command line; empty: the workspace folder
    Permissions permissions = {};

    QString absolutePath(const QString &path) const;

    /// Prints an error. Returns Interrupted or Input.
    ExitCode fail(const Error &error) const;
    /// Prints the reason why the command line is invalid. Returns Usage.
    ExitCode failUsage(const QString &message) const;
    /// Like failUsage(), for an error in a value on the command line: prints the message of the error and the action for the user.
    ExitCode failUsage(const Error &error) const;
    /// Prints findings sorted by location, without duplicates.
    void report(const Diagnostics &diagnostics) const;
    /// Prints the findings in the files of a prompt, `more` findings about the prompt, and a line with the number of other findings.
    void report(const PromptFindings &findings, const Diagnostics &more = {}) const;
    /// Prints an object with `schema_version`. Returns Done.
    ExitCode print(const Json &document) const;
};

/// Returns the text without secrets, for messages and lists: terminals and CI systems keep their output.
QString redactForDisplay(const QString &text);

/// Prints a message to standard error, prefixed with the program's name: `outcrop-cli: message`.
void printMessage(const Console &console, const QString &message);
/// Prints an error that does not end the command: its location, its message and the action for the user.
void printMessage(const Console &console, const Error &error);

} // namespace outcrop
