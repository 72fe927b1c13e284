// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include <QDir>

#include <iostream>

/// No QCoreApplication: nothing here needs an event loop, and a shell notices every millisecond.
int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    const outcrop::Console console{std::cout, std::cerr, std::cin};
    return static_cast<int>(outcrop::runCommandLine({argv + 1, argv + argc}, console, QDir::currentPath()));
}
