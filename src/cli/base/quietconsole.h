// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "cli/base/exitcode.h"

#include <memory>
#include <ostream>

namespace outcrop {

/// The console for `--quiet`. Holds back all messages and prints them only if the command fails, so that a failure is always explained.
class QuietConsole
{
public:
    /// `real` must outlive this object.
    explicit QuietConsole(const Console &real);
    ~QuietConsole();

    const Console &console() const { return m_console; }
    /// Prints the messages that were held back, unless the command succeeded.
    void finish(ExitCode code);

private:
    class HeldMessages;

    std::unique_ptr<HeldMessages> m_heldMessages;
    std::ostream m_err;
    Console m_console;

    friend void showHeldMessages(std::ostream &stream);
};

/// Prints the messages that `--quiet` holds back, and all later ones immediately: the program is about to ask the user. No effect on other streams.
void showHeldMessages(std::ostream &stream);

} // namespace outcrop
