// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "app/rules/isolatedsyntax.h"
#include "cli/commandline.h"

#include <QDir>
#include <QThread>

#include <iostream>

#include <sys/ioctl.h>
#include <unistd.h>

/// The width of the terminal on standard output; 0 where that is a file or a pipe.
static int terminalWidth()
{
    winsize size{};
    return ::isatty(STDOUT_FILENO) == 1 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// No QCoreApplication: a shell notices every millisecond, and the few commands that need an event loop make one (EventScope).
int main(int argc, char **argv)
{
    outcrop::hardenProcess();
    if (const std::optional<int> code = outcrop::runAsSyntaxWorker(argc, argv))
        return *code;
    QThread::currentThread(); // Qt takes the first thread that it sees for the main one: it must not be a worker
    std::ios::sync_with_stdio(false);
    outcrop::setLineWidth(std::cout, terminalWidth());
    const outcrop::Console console{std::cout, std::cerr, std::cin};
    return static_cast<int>(outcrop::runCommandLine({argv + 1, argv + argc}, console, QDir::currentPath()));
}
