// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/eventscope.h"

#include <clocale>

namespace outcrop {

EventScope::EventScope()
{
    if (QCoreApplication::instance())
        return;
    static int count = 1;
    static char name[] = "outcrop-cli";
    static char *words[] = {name, nullptr};
    m_application.emplace(count, words);
    std::setlocale(LC_NUMERIC, "C"); // numbers in files must not follow the user's locale
}

} // namespace outcrop
