// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/commandfailure.h"
#include "cli/base/console.h"

#include <memory>
#include <ostream>

namespace outcrop {

/// Returns a document as a line of JSON Lines, for long or endless outputs.
QByteArray jsonLine(const Json &document);

/// The console for `--json`. Forwards all output. If a command fails without output, prints a document with the failure, so that standard output contains a
/// document in this case as well.
class JsonConsole
{
public:
    explicit JsonConsole(const Console &real);
    ~JsonConsole();

    const Console &console() const { return m_console; }
    /// Prints the failure if the command failed without output.
    void finish(ExitCode code);

private:
    class OutputMonitor;

    std::unique_ptr<OutputMonitor> m_monitor;
    std::ostream m_out;
    CommandFailure m_failure;
    Console m_console;
};

} // namespace outcrop
