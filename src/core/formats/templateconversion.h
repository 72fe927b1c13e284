// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatedialect.h"

#include <QString>
#include <QStringList>

namespace outcrop {

struct PromptFile;

/// The template language of a file format. Some support only variables.
enum class TemplateLanguage {
    Jinja,
    Handlebars,
    Mustache,
    DoubleBraces, ///< `{{name}}` and no other tags, as in Langfuse
    SingleBraces, ///< `{name}`, with doubled literal braces, as in Python's f-strings
};

/// A template converted to another language. If the language cannot express a construct, the text is unchanged, and `problems` lists the constructs.
struct TemplateConversion {
    QString text;
    QStringList problems;     ///< the source of each construct, such as `{% if x > 3 %}`, or the message of a syntax error
    bool isAmbiguous = false; ///< literal text contains `{{`, which the language cannot escape
};

/// Converts a template: variables with dots, conditions on one variable with else, loops over a list, and comments, which are omitted. A template that is
/// already in the language is unchanged.
TemplateConversion convertTemplate(const QString &text, TemplateDialect from, TemplateLanguage to);

/// Converts a template with `{name}` variables to Mustache. Problems: format specifications, attributes and indexes, which must not be evaluated.
TemplateConversion convertSingleBraces(const QString &text);

/// Returns whether the prompt contains a condition, a loop or a partial.
bool hasTemplateLogic(const PromptFile &prompt);

/// Returns the variables of a prompt that its templates do not define, in the order of their first use.
QStringList variablesOf(const PromptFile &prompt);
QStringList variablesOf(const QString &text, TemplateDialect dialect);

/// Adds an input for each variable that has none, except conversations and variables that begin with `@`. Infers their types from their use.
void addInferredInputs(PromptFile &prompt);

} // namespace outcrop
