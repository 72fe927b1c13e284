// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include <iostream>

int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> words(argv + 1, argv + argc);
    return static_cast<int>(outcrop::runCommandLine(words, {std::cout, std::cerr, std::cin}));
}
