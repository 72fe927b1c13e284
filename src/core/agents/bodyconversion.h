// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/result.h"

namespace outcrop {

/// An agent's body in another format, with notes about differences.
struct ConvertedBody {
    QString text;
    QStringList notes; ///< one sentence each, for display
};

/// Converts the top-level sections of a body to another format. The text of every section is preserved. Converting back returns the same body, except
/// for the differences in `notes` and for blank lines around headings and tags.
///
/// - Titles and tags are derived from each other (`Output Requirements`, `<output_requirements>`, `OUTPUT REQUIREMENTS:`). If that is not possible,
///   XML has the title as an attribute, and the other formats have the tag or the title in a comment below the heading.
/// - Headings inside a section are one level deeper in Markdown, where `##` starts a section. Fenced code is not changed.
/// - Elements inside a section are not changed, because Markdown and RCCF can contain them.
/// - Text outside sections keeps its position. In Markdown and RCCF, a comment then ends the preceding section.
/// - A backslash escapes lines that look like labels in RCCF, or like elements outside sections in XML.
/// - A wrapping `<agent>` element is removed.
ConvertedBody convertBody(const QString &body, BodyFormat from, BodyFormat to);

/// Returns the format of an agent's body: portability.body_format if it names a format, otherwise the format inferred from the text.
BodyFormat declaredBodyFormat(const Agent &agent);

/// The edits that convert an agent's body to another format and set portability.body_format, with the notes of the conversion. Contains no edits if
/// both are already correct.
struct BodyConversion {
    BodyFormat from = BodyFormat::Markdown;
    QList<TextEdit> edits;       ///< in the agent's file
    QList<TextEdit> promptEdits; ///< in `<name>.prompt.md` of a canonical agent
    QStringList notes;
};
/// Returns the edits that convert an agent's body to a format. Errors: those of planSetField().
Result<BodyConversion> planBodyConversion(const Agent &agent, BodyFormat to);

} // namespace outcrop
