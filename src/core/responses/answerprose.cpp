// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerprose.h"

#include <algorithm>

namespace outcrop {
namespace {

QList<TextSpan> excluded(const ScannedAnswer &scanned, const FoundData *data)
{
    QList<TextSpan> spans = scanned.passedOver;
    if (data)
        spans.append(data->envelope);
    std::sort(spans.begin(), spans.end(), [](const TextSpan &a, const TextSpan &b) { return a.begin < b.begin; });
    return spans;
}

void addPiece(QList<ProseSection> &pieces, QStringView text, TextSpan span)
{
    span.end = std::min(span.end, text.size());
    if (span.begin < span.end && !text.mid(span.begin, span.end - span.begin).trimmed().isEmpty())
        pieces.append({span, text.mid(span.begin, span.end - span.begin)});
}

} // namespace

QList<ProseSection> proseSections(QStringView text, const ScannedAnswer &scanned, const FoundData *data)
{
    const bool tagged = !scanned.contents.isEmpty() && (!data || data->kind == EnvelopeKind::Tags);
    const TextSpan whole = tagged ? TextSpan{scanned.contents.first().begin, scanned.contents.last().end} : TextSpan{0, text.size()};
    QList<ProseSection> pieces;
    qsizetype begin = whole.begin;
    for (const TextSpan &span : excluded(scanned, data)) {
        if (span.begin >= whole.end)
            break;
        addPiece(pieces, text, {begin, span.begin});
        begin = std::max(begin, span.end);
    }
    addPiece(pieces, text, {begin, whole.end});
    return pieces;
}

QString joinedProse(const QList<ProseSection> &pieces)
{
    QString prose;
    for (const ProseSection &piece : pieces)
        prose += piece.text;
    return prose.trimmed();
}

} // namespace outcrop
