// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/programlanguage.h"

#include <QCoreApplication>

#include <algorithm>
#include <clocale>

namespace outcrop {

std::unique_ptr<QCoreApplication> createApplication()
{
    static int count = 1;
    static char name[] = "outcrop-cli";
    static char *words[] = {name, nullptr};
    auto application = std::make_unique<QCoreApplication>(count, words);
    std::setlocale(LC_NUMERIC, "C"); // numbers in files must not follow the user's locale
    return application;
}

ProgramLanguage::ProgramLanguage(const std::vector<std::string> &arguments)
{
    const QString english = QStringLiteral("en");
    const bool printsJson = std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
    const QString language = printsJson ? english : terminalLanguage();
    if (language == english)
        return;
    m_application = createApplication();
    m_catalogs = installCatalogs(language);
}

ProgramLanguage::~ProgramLanguage() = default;

} // namespace outcrop
