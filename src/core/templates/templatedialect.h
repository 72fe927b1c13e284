// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The template language of a document, from `template` in its front matter. All dialects are parsed into one tree and rendered by one engine. It supports
/// variables, conditions, loops, comments, partials, raw text, whitespace control and the filters of templateFilterNames(), as far as the dialect has them. A
/// construct outside this subset is an error with its location.
enum class TemplateDialect {
    None,       ///< not a template: braces and dollar signs are text
    Mustache,   ///< `{{name}}`, `{{#section}}…{{/section}}`, `{{>partial}}`, changed delimiters. Source: mustache/spec, core modules
    Jinja,      ///< `{{ a.b | filter }}`, `{% if %}`, `{% for %}`, `{% include %}`, `{% raw %}`. Source: Jinja subset of Prompty
    Handlebars, ///< `{{a.b}}`, `{{#if}}`, `{{#each}}`, `{{> partial key=value}}`, `\{{`
    Dollar,     ///< `$ARGUMENTS`, `$1`, `$name`, `@file`, as in the commands of coding agents
};

/// Returns `none`, `mustache`, `jinja`, `handlebars`, `dollar`, in the order of the enum.
QStringList templateDialectNames();
QString templateDialectName(TemplateDialect dialect);
/// Returns the dialect with this name, or nullopt.
std::optional<TemplateDialect> templateDialectFromName(const QString &name);
/// Returns the dialect of a text with placeholders whose dialect is not declared. Returns Jinja if the text has a `{% tag`, Handlebars if it has one of its blocks, such
/// as `{{#if`, and otherwise Mustache.
TemplateDialect likelyDialect(QStringView text);
/// Returns whether the name of a Mustache section is a block of Handlebars, such as `if draft`.
bool isHandlebarsBlock(QStringView name);

} // namespace outcrop
