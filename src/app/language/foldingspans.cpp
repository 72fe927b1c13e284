// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/foldingspans.h"

#include "app/language/documentsections.h"
#include "core/agents/sectionspans.h"
#include "core/documents/fieldedit.h"

namespace outcrop {
namespace {

/// Returns the end of the last character that is not a space, so that blank lines remain visible; `start` if there is none.
qsizetype trimmedEnd(const QString &text, qsizetype start, qsizetype end)
{
    while (end > start && text[end - 1].isSpace())
        --end;
    return end;
}

void addCollections(const DataNode &node, QList<FoldingSpan> &spans)
{
    for (const DataNode::Member &member : node.members()) {
        if (member.value.range().end.line > member.keyRange.start.line)
            spans.append({member.keyRange.start.offset, member.value.range().end.offset});
        addCollections(member.value, spans);
    }
    for (const DataNode &item : node.items())
        addCollections(item, spans);
}

/// Adds the gaps between the lines of prose, which are fenced code.
void addCode(const Document &document, QList<FoldingSpan> &spans)
{
    const qsizetype from = document.frontMatter.bodyStart;
    qsizetype next = 0;
    for (const ProseLine &line : proseLines(document.body())) {
        if (line.start > next)
            spans.append({from + next, from + line.start});
        next = line.next;
    }
    if (next < document.body().size())
        spans.append({from + next, document.text.size()});
}

} // namespace

QList<FoldingSpan> foldingSpans(const Document &document)
{
    QList<FoldingSpan> spans;
    if (document.frontMatter.isPresent)
        spans.append({0, document.frontMatter.bodyStart});
    addCollections(fieldsOf(document), spans);
    for (const DocumentSection &section : documentSections(document))
        spans.append({section.start, section.end});
    if (isMarkdown(document.path))
        addCode(document, spans);
    for (FoldingSpan &span : spans)
        span.end = trimmedEnd(document.text, span.start, span.end);
    return spans;
}

} // namespace outcrop
