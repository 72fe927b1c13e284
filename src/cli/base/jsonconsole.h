// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/commandfailure.h"
#include "cli/base/console.h"

#include <memory>
#include <ostream>

namespace outcrop {

/// The console of a command line with `--json`. Passes everything on, and adds the document of a command that failed before it printed one, so that
/// standard output always holds exactly one.
class JsonConsole
{
public:
    explicit JsonConsole(const Console &real);
    ~JsonConsole();

    const Console &console() const { return m_console; }
    /// Prints the failure where the command ended with anything but success and printed nothing.
    void finish(ExitCode code);

private:
    class Watch;

    std::unique_ptr<Watch> m_watch;
    std::ostream m_out;
    CommandFailure m_failure;
    Console m_console;
};

} // namespace outcrop
