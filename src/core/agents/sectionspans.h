// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// A top-level section of an agent's body, given by offsets.
struct SectionSpan {
    QString title;
    QString tag;                 ///< opening tag as written; empty in Markdown and RCCF
    qsizetype start = 0;         ///< start of the heading, label or opening tag
    qsizetype contentStart = 0;
    qsizetype contentEnd = 0;
    qsizetype end = 0;           ///< offset after the closing tag; equal to contentEnd if there is none
};

/// Finds `## Heading`, `<tag>…</tag>` or `LABEL:` sections, depending on the format, in text order. Ignores fenced code. Unclosed opening tags are
/// treated as text, and so are the tags of a wrapping `<agent>` element, whose children are the sections.
QList<SectionSpan> sectionSpans(QStringView body, BodyFormat format);

/// Infers the format of a body: XML if most of it is inside elements, otherwise RCCF if it has more labels than headings, otherwise Markdown.
BodyFormat guessBodyFormat(QStringView body);

/// One line of text outside fenced code.
struct ProseLine {
    QStringView text;        ///< without surrounding whitespace
    qsizetype start = 0;     ///< offset of the line
    qsizetype textStart = 0; ///< offset of `text`
    qsizetype next = 0;      ///< offset of the next line
};

QList<ProseLine> proseLines(QStringView text);

/// Returns the label at the beginning of a line without its colon, such as `CONSTRAINTS`; empty if there is none.
QString rccfLabel(QStringView line);

} // namespace outcrop
