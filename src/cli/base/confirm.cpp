// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/confirm.h"

#include "cli/base/quietconsole.h"

#include <iostream>
#include <string>

#include <unistd.h>

namespace outcrop {

bool isTerminal(const Console &console)
{
    return &console.input == &std::cin && ::isatty(STDIN_FILENO) == 1;
}

bool askConfirmation(const Console &console, const QString &question)
{
    showHeldMessages(console.errors);
    write(console.errors, question + QStringLiteral(" [y/N] "));
    console.errors.flush();
    std::string answer;
    std::getline(console.input, answer);
    const QString word = QString::fromStdString(answer).trimmed().toLower();
    return word == QLatin1String("y") || word == QLatin1String("yes");
}

} // namespace outcrop
