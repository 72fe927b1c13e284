// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "cli/commandline.h"

#include <QDir>

#include <iostream>

/// No QCoreApplication: a shell notices every millisecond, and the few commands that need an event loop make one (EventScope).
int main(int argc, char **argv)
{
    outcrop::hardenProcess();
    std::ios::sync_with_stdio(false);
    const outcrop::Console console{std::cout, std::cerr, std::cin};
    return static_cast<int>(outcrop::runCommandLine({argv + 1, argv + argc}, console, QDir::currentPath()));
}
