// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/semanticspans.h"

#include "app/language/documentfields.h"
#include "app/language/documentreferences.h"
#include "core/templates/templatedocument.h"
#include "core/templates/templateparser.h"

#include <algorithm>

namespace outcrop {
namespace {

std::optional<SpanMeaning> meaningOf(const DataNode &value, const Json &schema)
{
    switch (value.kind()) {
    case DataNode::Kind::Bool:
    case DataNode::Kind::Null:
        return SpanMeaning::Constant;
    case DataNode::Kind::Integer:
    case DataNode::Kind::Real:
        return SpanMeaning::Number;
    case DataNode::Kind::String: {
        const Json values = schemaValues(schema);
        const bool isKnown = std::find(values.begin(), values.end(), jsonString(value.text())) != values.end();
        return isKnown ? std::optional(SpanMeaning::Word) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

void addFieldSpans(const Document &document, QList<SemanticSpan> &spans)
{
    const DocumentFields fields(document);
    const auto add = [&spans](const Range &range, SpanMeaning meaning) { spans.append({range.start.offset, range.end.offset, meaning}); };
    fields.forEach([&](const FieldLocation &place) {
        if (place.member)
            add(place.member->keyRange, SpanMeaning::Key);
        if (const std::optional<SpanMeaning> meaning = meaningOf(*place.value, fields.schemaOf(place.path)))
            add(place.value->range(), *meaning);
    });
}

void addPlaceholders(const QList<TemplateNode> &nodes, qsizetype from, QList<SemanticSpan> &spans)
{
    for (const TemplateNode &node : nodes) {
        if (node.kind == TemplateNode::Kind::Output || node.kind == TemplateNode::Kind::Include)
            spans.append({from + node.start, from + node.start + node.length, SpanMeaning::Placeholder});
        for (const TemplateBranch &branch : node.branches)
            addPlaceholders(branch.body, from, spans);
        addPlaceholders(node.body, from, spans);
        addPlaceholders(node.otherwise, from, spans);
    }
}

bool isOneLine(const QString &text, const SemanticSpan &span)
{
    const QStringView passage = QStringView(text).sliced(span.start, span.end - span.start);
    return !passage.isEmpty() && !passage.contains(u'\n') && !passage.contains(u'\r');
}

/// Sorts the spans. Removes those that overlap an earlier one, that are empty or outside the text, and that are not on one line.
QList<SemanticSpan> removeOverlaps(QList<SemanticSpan> spans, const QString &text)
{
    spans.removeIf([&text](const SemanticSpan &span) { return span.start < 0 || span.end > text.size() || span.start >= span.end || !isOneLine(text, span); });
    std::stable_sort(spans.begin(), spans.end(), [](const SemanticSpan &one, const SemanticSpan &other) { return one.start < other.start; });
    qsizetype end = 0;
    spans.removeIf([&end](const SemanticSpan &span) {
        if (span.start < end)
            return true;
        end = span.end;
        return false;
    });
    return spans;
}

} // namespace

QStringList semanticSpanNames()
{
    return {QStringLiteral("property"), QStringLiteral("enumMember"), QStringLiteral("number"), QStringLiteral("keyword"), QStringLiteral("class"), QStringLiteral("variable")};
}

QList<SemanticSpan> semanticSpans(const OpenedWorkspace &opened, const Document &document)
{
    QList<SemanticSpan> spans;
    for (const DocumentReference &reference : documentReferences(opened, document))
        spans.append({reference.range.start.offset, reference.range.end.offset, SpanMeaning::Reference});
    addFieldSpans(document, spans);
    if (const std::optional<TemplateDialect> dialect = dialectOf(document))
        addPlaceholders(parseTemplate(document.body(), *dialect).nodes, document.frontMatter.bodyStart, spans);
    return removeOverlaps(spans, document.text);
}

} // namespace outcrop
