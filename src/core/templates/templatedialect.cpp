// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templatedialect.h"

namespace outcrop {

QStringList templateDialectNames()
{
    return {QStringLiteral("none"), QStringLiteral("mustache"), QStringLiteral("jinja"), QStringLiteral("handlebars"), QStringLiteral("dollar")};
}

QString templateDialectName(TemplateDialect dialect)
{
    return templateDialectNames().at(int(dialect));
}

std::optional<TemplateDialect> templateDialectFromName(const QString &name)
{
    const qsizetype index = templateDialectNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(TemplateDialect(index));
}

} // namespace outcrop
