// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responseprose.h"

#include <algorithm>

namespace outcrop {
namespace {

QList<TextSpan> excludedSpans(const ScannedResponse &scanned, const FoundData *data)
{
    QList<TextSpan> spans = scanned.skipped;
    if (data)
        spans.append(data->envelope);
    std::sort(spans.begin(), spans.end(), [](const TextSpan &a, const TextSpan &b) { return a.begin < b.begin; });
    return spans;
}

void addSection(QList<ProseSection> &sections, QStringView text, TextSpan span)
{
    span.end = std::min(span.end, text.size());
    if (span.begin < span.end && !text.mid(span.begin, span.end - span.begin).trimmed().isEmpty())
        sections.append({span, text.mid(span.begin, span.end - span.begin)});
}

} // namespace

QList<ProseSection> proseSections(QStringView text, const ScannedResponse &scanned, const FoundData *data)
{
    const bool isTagged = !scanned.contents.isEmpty() && (!data || data->kind == EnvelopeKind::Tags);
    const TextSpan whole = isTagged ? TextSpan{scanned.contents.first().begin, scanned.contents.last().end} : TextSpan{0, text.size()};
    QList<ProseSection> sections;
    qsizetype begin = whole.begin;
    for (const TextSpan &span : excludedSpans(scanned, data)) {
        if (span.begin >= whole.end)
            break;
        addSection(sections, text, {begin, span.begin});
        begin = std::max(begin, span.end);
    }
    addSection(sections, text, {begin, whole.end});
    return sections;
}

QString joinProse(const QList<ProseSection> &sections)
{
    QString prose;
    for (const ProseSection &section : sections)
        prose += section.text;
    return prose.trimmed();
}

} // namespace outcrop
