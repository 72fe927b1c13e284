// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templateparser.h"

#include "core/templates/dollarparser.h"
#include "core/templates/handlebarsparser.h"
#include "core/templates/jinjaparser.h"
#include "core/templates/mustacheparser.h"
#include "core/templates/templatebuilder.h"

namespace outcrop {
namespace {

ParsedTemplate plainText(QStringView text)
{
    TemplateBuilder builder;
    builder.addText(0, text.size());
    return builder.finish();
}

} // namespace

ParsedTemplate parseTemplate(QStringView text, TemplateDialect dialect)
{
    switch (dialect) {
    case TemplateDialect::None:
        return plainText(text);
    case TemplateDialect::Mustache:
        return parseMustache(text);
    case TemplateDialect::Jinja:
        return parseJinja(text);
    case TemplateDialect::Handlebars:
        return parseHandlebars(text);
    case TemplateDialect::Dollar:
        return parseDollar(text);
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
