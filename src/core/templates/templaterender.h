// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/templates/templatedialect.h"
#include "core/templates/templatevalue.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace outcrop {

/// A template's text and language.
struct TemplateText {
    TracedText text;
    TemplateDialect dialect = TemplateDialect::None;
};

/// Returns the partial with the name in a tag, or nullopt. `from` is the file with the tag; empty for generated text. `dialect` is the including template's
/// dialect.
using PartialFinder = std::function<std::optional<TemplateText>(const QString &name, const QString &from, TemplateDialect dialect)>;

/// The inputs of rendering a template.
struct TemplateVariables {
    QHash<QString, TemplateValue> values;
    std::optional<TemplateValue> context = {}; ///< the value of `.`; names are also looked up in it
    PartialFinder partial = {};                  ///< empty if there are no partials
    bool escapesHtml = false;                  ///< whether `{{x}}` replaces `&`, `"`, `<` and `>`. Prompts are not HTML, so the default is false
    QSet<QString> strictNames =
        {}; ///< variables whose text must not contain a line that begins with a chat role, such as `system:`
};

/// A finding with the source of the text that caused it.
struct TracedFinding {
    Severity severity = Severity::Error;
    QString code;
    QString message;
    Origin origin;
    qsizetype length = 0;
};

/// A use of a variable that no block or partial defines.
struct VariableUse {
    QString name; ///< first name of the path
    Origin origin;
    qsizetype length = 0;
    bool hasValue = false;
};

/// A rendered template. Every character is traced to the template or to the file that defines a value. For values that are not from a file, it is traced to the tag that
/// printed it.
struct RenderedTemplate {
    TracedText text;
    QList<TracedFinding> findings; ///< without duplicates for the same tag
    QList<VariableUse> uses;       ///< in the order of evaluation; excludes variables in branches that are not rendered
};

/// Renders a template with its partials. Deterministic; thread-safe. A template or partial with syntax errors is returned unchanged. Stops with an error if
/// a partial includes itself with the same values, or if a limit on depth, steps or size is reached.
RenderedTemplate renderTemplate(const TemplateText &source, const TemplateVariables &variables);

} // namespace outcrop
