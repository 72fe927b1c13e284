// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/confirm.h"

#include "cli/base/quietconsole.h"

#include <iostream>
#include <string>

#include <unistd.h>

namespace outcrop {

bool isTerminal(const Console &console)
{
    return &console.in == &std::cin && ::isatty(STDIN_FILENO) == 1;
}

bool askConfirmation(const Console &console, const QString &question)
{
    showHeldMessages(console.err);
    write(console.err, question + QStringLiteral(" [y/N] "));
    console.err.flush();
    std::string answer;
    std::getline(console.in, answer);
    const QString word = QString::fromStdString(answer).trimmed().toLower();
    return word == QLatin1String("y") || word == QLatin1String("yes");
}

} // namespace outcrop
