// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// A top-level section of an agent's body, by offsets into it.
struct BodyCut {
    QString title;
    QString tag;                 ///< the opening tag as it is written; empty in Markdown and RCCF
    qsizetype start = 0;         ///< of the heading, label or opening tag
    qsizetype contentStart = 0;
    qsizetype contentEnd = 0;
    qsizetype end = 0;           ///< behind the closing tag; where there is none, that of the content
};

/// Finds `## Heading`, `<tag>…</tag>` or `LABEL:`, by format, in the order of the text. Nothing inside fenced code counts. An opening tag that is
/// never closed is text; so is a wrapping `<agent>` element's, whose sections are the body's.
QList<BodyCut> bodyCuts(QStringView body, BodyFormat format);

/// The format that a body looks like: XML where most of it is in elements, else RCCF where it has more labels than headings.
BodyFormat guessBodyFormat(QStringView body);

/// One line of a text, outside fenced code.
struct ProseLine {
    QStringView text;        ///< without white space around it
    qsizetype start = 0;     ///< of the line
    qsizetype textStart = 0; ///< of `text`
    qsizetype next = 0;      ///< of the line after it
};

QList<ProseLine> proseLines(QStringView text);

/// The label at the beginning of a line, `CONSTRAINTS:`, without its colon; empty where there is none.
QString rccfLabel(QStringView line);

} // namespace outcrop
