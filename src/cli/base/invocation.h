// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "cli/base/exitcode.h"
#include "core/base/diagnostic.h"
#include "core/base/json.h"
#include "core/base/result.h"

namespace outcrop {

/// What was said before the command's name, and where to print. The one place that decides how a command ends, so that all end alike:
/// nothing on `console.out` unless the command succeeds.
struct Invocation {
    const Console &console;
    QString folder; ///< absolute; relative paths of the command line start here
    bool json = false;
    bool allowOutside = false;

    QString absolutePath(const QString &path) const;

    /// Prints why a command could not do its work.
    ExitCode fail(const Error &error) const;
    /// Prints why a command line makes no sense.
    ExitCode refuse(const QString &message) const;
    /// Prints findings by place, each once.
    void report(const Diagnostics &diagnostics) const;
    ExitCode print(const Json &document) const;
};

/// A line of standard error that comes from the program and from no file: `outcrop-cli: message`.
void printMessage(const Console &console, const QString &message);

} // namespace outcrop
