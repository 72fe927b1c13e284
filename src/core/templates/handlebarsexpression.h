// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// The content of a Handlebars tag after its sigil: words, `key=value` pairs and block parameters (`as |item index|`).
struct HandlebarsWords {
    QList<TemplateExpression> values;
    QList<TemplateArgument> pairs;
    QStringList blockNames;
    QString unsupportedWord; ///< the first construct outside the subset, such as a subexpression; empty if there is none

    /// Returns the first word's path, separated by dots; empty if the word is not a path or begins with `../`.
    QString firstName() const;
};

/// Parses [start, end) of a template's text.
HandlebarsWords readHandlebarsWords(QStringView text, qsizetype start, qsizetype end);

} // namespace outcrop
