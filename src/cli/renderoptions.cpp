// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/renderoptions.h"

#include "cli/commandbuilder.h"
#include "cli/unknownword.h"

namespace outcrop {

void FormatOption::addTo(CLI::App &command, const std::string &group)
{
    const QStringList words{QStringLiteral("auto"), bodyFormatName(BodyFormat::Markdown), bodyFormatName(BodyFormat::Xml),
                            bodyFormatName(BodyFormat::Rccf)};
    command.add_option("--format", m_format, "How the prompt is structured: auto, markdown, xml or rccf (default: auto)")
        ->type_name("FORMAT")
        ->check(oneOf(QStringLiteral("format"), words))
        ->group(group);
}

std::optional<BodyFormat> FormatOption::format() const
{
    return bodyFormatFromName(QString::fromStdString(m_format));
}

QString providerMistake(const OpenedWorkspace &opened, const QString &provider)
{
    if (opened.catalog.adapter(provider) || opened.workspace().document(DocumentKind::Adapter, provider))
        return {};
    return unknownWord(QStringLiteral("provider"), provider, opened.providers());
}

} // namespace outcrop
