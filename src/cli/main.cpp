// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "app/rules/isolatedsyntax.h"
#include "cli/commandline.h"
#include "cli/programlanguage.h"

#include <QDir>
#include <QThread>

#include <algorithm>
#include <iostream>

#include <sys/ioctl.h>
#include <unistd.h>

/// Returns the line width for tables and sentences: COLUMNS if it is set, but at least 20, or the terminal's width. Returns 0 for a file or pipe.
static int wantedWidth(int descriptor)
{
    constexpr int narrowest = 20;
    if (const int columns = qEnvironmentVariableIntValue("COLUMNS"); columns > 0)
        return std::max(narrowest, columns);
    winsize size{};
    return ::isatty(descriptor) == 1 && ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// Returns whether colors are shown: on a terminal that has them, unless NO_COLOR is set (https://no-color.org).
static bool wantsColor(int descriptor)
{
    return ::isatty(descriptor) == 1 && qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb";
}

/// Creates no QCoreApplication in English: runCommandLine() creates it before it runs a command. Help and usage errors start faster without it.
int main(int argc, char **argv)
{
    outcrop::hardenProcess();
    if (const std::optional<int> code = outcrop::runIfSyntaxWorker(argc, argv))
        return *code;
    QThread::currentThread(); // the first thread that uses Qt becomes Qt's main thread, so it must not be a worker
    std::ios::sync_with_stdio(false);
    outcrop::setLineWidth(std::cout, wantedWidth(STDOUT_FILENO));
    outcrop::setLineWidth(std::cerr, wantedWidth(STDERR_FILENO));
    outcrop::setColor(std::cout, wantsColor(STDOUT_FILENO));
    outcrop::setColor(std::cerr, wantsColor(STDERR_FILENO));
    const outcrop::Console console{std::cout, std::cerr, std::cin};
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const outcrop::ProgramLanguage language(arguments);
    return static_cast<int>(outcrop::runCommandLine(arguments, console, QDir::currentPath()));
}
