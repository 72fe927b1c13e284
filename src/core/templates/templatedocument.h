// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/templates/inputdeclaration.h"
#include "core/templates/templaterender.h"

namespace outcrop {

/// Returns the dialect in a document's front matter; nullopt if it is missing or unknown.
std::optional<TemplateDialect> dialectOf(const Document &document);

/// Returns a finding about an unknown `template` in a document's front matter, or nullopt. The finding is an error if it looks like a misspelled dialect, otherwise a
/// warning.
std::optional<Diagnostic> dialectProblem(const Document &document);

/// Returns whether a name, without `$`, is an argument that every command has: `$ARGUMENTS`, or a number such as `$1`. These do not need a declaration.
bool isCommandArgument(const QString &name);

/// A placeholder, `{{name}}`, in text that is not a template.
struct UnfilledPlaceholder {
    QString name;
    qsizetype start = 0;
    qsizetype length = 0;
};

/// Returns the first occurrence of each placeholder. `${{ name }}`, `\{{name}}` and `{{{name}}}` are not placeholders, because other programs use them.
QList<UnfilledPlaceholder> findPlaceholders(QStringView text);

/// Returns a fix that declares inputs in a document's front matter and sets its dialect if `dialect` is given. Returns nullopt if the front matter cannot be edited, or
/// if `dialect` would replace an unknown dialect.
/// Names may be paths, whose first component is declared. It is a list if the document loops over it, and has `required: false` if the document has text for a missing
/// value. Inputs have no fields, so a variable whose fields are used is not declared, except if `dialect` is given; the fix is then a guess.
std::optional<Fix> inputDeclarationFix(const Document &document, QStringList names, std::optional<TemplateDialect> dialect = {});

/// Finds a partial: next to the including file, in the folder `partials/` there, or in the workspace's top folder, `partials/` or `templates/`, with or
/// without an extension. Uses the text below the partial's front matter, in the partial's dialect if it has one, otherwise in `dialect`. nullopt if there is no
/// such document.
std::optional<TemplateText> findPartial(const Workspace &workspace, const QString &name, const QString &from, TemplateDialect dialect);

/// Returns the findings of a document that do not depend on values. These are syntax errors, invalid declarations, variables that are neither declared in it nor in
/// `known`, and placeholders in text without a dialect.
Diagnostics templateFindings(const Document &document, const InputDeclarations &known);

} // namespace outcrop
