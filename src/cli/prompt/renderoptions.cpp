// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/renderoptions.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/unknownname.h"
#include "cli/prompt/promptoutput.h"

namespace outcrop {

void FormatOption::addTo(CLI::App &command, const std::string &group)
{
    command.add_option("--format", m_format, QT_TRANSLATE_NOOP("cli", "Prompt format: auto, markdown, xml, rccf, hybrid or prompt-xml [auto]"))
        ->type_name("FORMAT")
        ->check(oneOf(promptoutput::formatNoun(), promptFormatNames()))
        ->group(group);
}

PromptFormat FormatOption::format() const
{
    return promptFormatFromName(QString::fromStdString(m_format)).value_or(PromptFormat());
}

QString providerUsageError(const OpenedWorkspace &opened, const QString &provider)
{
    const bool isBroken = !opened.catalog.missingProviderError(provider).location.file.isEmpty();
    if (opened.catalog.adapter(provider) || isBroken)
        return {};
    return unknownNameMessage(promptoutput::providerNoun(), provider, opened.providers());
}

} // namespace outcrop
