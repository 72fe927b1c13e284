// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// A section of a body during conversion between formats.
struct BodyPart {
    QString title;
    QString tag;     ///< the opening tag, where the body has or had one
    QString content; ///< without blank lines at its ends; headings as XML has them, from `##` on
    QString after;   ///< text between this section and the next
};

/// A body, apart from the way its sections are marked.
struct BodyParts {
    QString before; ///< text in front of the first section
    QList<BodyPart> sections;
    bool wrapped = false; ///< an `<agent>` element was around them
};

BodyParts readBodyParts(const QString &body, BodyFormat format);

/// A text of BodyParts as a format has it: headings one level deeper in Markdown, what looks like a label escaped in RCCF.
QString inFormat(const QString &text, BodyFormat format);
/// The same for text outside of sections, where XML must not find elements.
QString outsideInFormat(const QString &text, BodyFormat format);
int headingsOfLevelSix(const QString &body);

/// `<output_requirements>`; with the title as an attribute where it does not follow from the name.
QString tagOfTitle(const QString &title);
/// The name in an opening tag.
QString tagName(const QString &tag);
/// `OUTPUT REQUIREMENTS`: what RCCF can take as a label.
QString labelOfTitle(const QString &title);
QString titleOfLabel(const QString &label);
/// `<!-- </identity> -->`: the section ends here, although no other begins.
QString endComment(const BodyPart &part);

} // namespace outcrop
