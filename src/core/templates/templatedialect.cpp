// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templatedialect.h"

#include <QRegularExpression>

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

TemplateDialect likelyDialect(QStringView text)
{
    static const QRegularExpression jinjaTag(QStringLiteral("\\{%[-+]?\\s*(if|for|set|include|macro|block|raw|extends|import|from|call|filter|with)\\b"));
    static const QRegularExpression handlebarsBlock(QStringLiteral("\\{\\{[~]?\\s*#(if|unless|ifEquals|unlessEquals|each|with)\\s"));
    if (jinjaTag.match(text.toString()).hasMatch())
        return TemplateDialect::Jinja;
    return handlebarsBlock.match(text.toString()).hasMatch() ? TemplateDialect::Handlebars : TemplateDialect::Mustache;
}

bool isHandlebarsBlock(QStringView name)
{
    static const QRegularExpression block(QStringLiteral("^(if|unless|ifEquals|unlessEquals|each|with)\\s"));
    return block.match(name.toString()).hasMatch();
}

} // namespace outcrop
