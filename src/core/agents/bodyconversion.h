// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/result.h"

namespace outcrop {

/// An agent's body in another format, and what is not simply the same in it.
struct ConvertedBody {
    QString text;
    QStringList notes; ///< for people, one sentence each
};

/// Writes the top-level sections of a body in another format. Every section keeps its text; converting back gives the same body, but for what
/// `notes` say and for blank lines around headings and tags.
///
/// - Titles and tags follow from each other (`Output Requirements`, `<output_requirements>`, `OUTPUT REQUIREMENTS:`). Where they do not, XML
///   carries the title as an attribute, and the others carry the tag or the title in a comment below the heading.
/// - Headings inside a section go one level deeper in Markdown, where `##` begins a section, and come back. Fenced code is left alone.
/// - Elements inside a section stay as they are: Markdown and RCCF may hold them.
/// - Text outside of sections stays where it is. In Markdown and RCCF a comment then ends the section before it.
/// - A line that RCCF would take for a label, or XML outside of sections for an element, is written with a backslash in front.
/// - A wrapping `<agent>` is left out.
ConvertedBody convertBody(const QString &body, BodyFormat from, BodyFormat to);

/// The format an agent's body is in: what portability.body_format says, else what it looks like.
BodyFormat writtenBodyFormat(const Agent &agent);

/// The edits that convert an agent's body to another format and set portability.body_format, with the notes of the conversion. None where
/// both are so already. Errors are those of setField().
struct BodyConversion {
    BodyFormat from = BodyFormat::Markdown;
    QList<TextEdit> edits;
    QStringList notes;
};
Result<BodyConversion> convertAgent(const Agent &agent, BodyFormat to);

} // namespace outcrop
