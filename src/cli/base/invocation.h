// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "cli/base/exitcode.h"
#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/base/result.h"

namespace outcrop {

struct PromptFindings;

/// What was said before the command's name, and where to print. The one place that decides how a command ends, so that all end alike:
/// nothing on `console.out` unless the command succeeds, but for the one document of --json, see JsonConsole.
struct Invocation {
    const Console &console;
    QString folder; ///< of the workspace; absolute
    bool json = false;
    bool allowOutside = false;
    QString start = QString(); ///< where relative paths of the command line begin; empty: in the workspace's folder

    QString absolutePath(const QString &path) const;

    /// Prints why a command could not do its work.
    ExitCode fail(const Error &error) const;
    /// Prints why a command line makes no sense.
    ExitCode refuse(const QString &message) const;
    /// Prints findings by place, each once.
    void report(const Diagnostics &diagnostics) const;
    /// Prints the findings in the files of a prompt, `more` that concerns it, and one line about all others.
    void report(const PromptFindings &findings, const Diagnostics &more = {}) const;
    ExitCode print(const Json &document) const;
};

/// A line of standard error that comes from the program and from no file: `outcrop-cli: message`.
void printMessage(const Console &console, const QString &message);

} // namespace outcrop
