// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// A section of a body during conversion between formats.
struct BodyPart {
    QString title;
    QString tag;     ///< opening tag, if the body has or had one
    QString content; ///< without surrounding blank lines; heading levels as in XML, starting with `##`
    QString textAfter;   ///< text between this section and the next
};

/// The contents of a body, independent of its format.
struct BodyParts {
    QString textBefore; ///< text that precedes the first section
    QList<BodyPart> sections;
    bool isWrapped = false; ///< true if an `<agent>` element enclosed the sections
};

BodyParts readBodyParts(const QString &body, BodyFormat format);

/// Converts text of BodyParts to a format: headings are one level deeper in Markdown, and lines that look like labels are escaped in RCCF.
QString formatText(const QString &text, BodyFormat format);
/// Like formatText(), for text outside sections. For XML, escapes the elements in it, which would be read as sections.
QString formatOutsideText(const QString &text, BodyFormat format);
int countLevelSixHeadings(const QString &body);

/// Returns the opening tag for a title: `<output_requirements>`. Includes the title as an attribute if it cannot be derived from the name.
QString tagOfTitle(const QString &title);
/// Returns the element name of an opening tag.
QString tagName(const QString &tag);
/// Returns an RCCF label for a title: `OUTPUT REQUIREMENTS`. At most 40 characters; characters that are not allowed in labels become spaces.
QString labelOfTitle(const QString &title);
QString titleOfLabel(const QString &label);
/// Returns the comment that ends a section without starting another one: `<!-- </identity> -->`.
QString closingComment(const BodyPart &part);

} // namespace outcrop
