// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tracedtext.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Whether text of this origin only makes the span before it longer.
bool continues(const TraceSpan &before, const Origin &origin, bool verbatim)
{
    if (before.verbatim != verbatim || before.origin.file != origin.file || before.origin.note != origin.note)
        return false;
    const qsizetype expected = before.verbatim ? before.origin.offset + before.length : before.origin.offset;
    return origin.isGenerated() || origin.offset == expected;
}

/// The span that holds `offset`, or the end.
QList<TraceSpan>::const_iterator spanAt(const QList<TraceSpan> &spans, qsizetype offset)
{
    const auto after = std::upper_bound(spans.begin(), spans.end(), offset,
                                        [](qsizetype wanted, const TraceSpan &span) { return wanted < span.start; });
    return after == spans.begin() ? spans.end() : std::prev(after);
}

qsizetype originOffset(const TraceSpan &span, qsizetype into)
{
    return span.verbatim && !span.origin.isGenerated() ? span.origin.offset + into : span.origin.offset;
}

} // namespace

TracedText::TracedText(const QString &text, Origin origin, bool verbatim)
    : m_text(text)
{
    if (!text.isEmpty())
        m_spans.append({0, text.size(), std::move(origin), verbatim});
}

TracedText TracedText::generated(const QString &text, const QString &note)
{
    return TracedText(text, {{}, 0, note}, false);
}

TracedText TracedText::copied(const QString &text, const QString &file, qsizetype offset)
{
    return TracedText(text, {file, offset, {}}, true);
}

TracedText TracedText::respelled(const QString &text, const QString &file, qsizetype offset)
{
    return TracedText(text, {file, offset, {}}, false);
}

TracedText &TracedText::append(const TracedText &other)
{
    const QString text = other.m_text; // stays valid when a text is appended to itself
    for (const TraceSpan &span : QList<TraceSpan>(other.m_spans))
        append(QStringView(text).mid(span.start, span.length), span.origin, span.verbatim);
    return *this;
}

void TracedText::append(QStringView text, const Origin &origin, bool verbatim)
{
    if (text.isEmpty())
        return;
    if (!m_spans.isEmpty() && continues(m_spans.constLast(), origin, verbatim))
        m_spans.last().length += text.size();
    else
        m_spans.append({m_text.size(), text.size(), origin, verbatim});
    m_text += text;
}

TracedText TracedText::mid(qsizetype start, qsizetype length) const
{
    const qsizetype end = length < 0 ? size() : std::min(size(), start + length);
    TracedText part;
    part.m_text = m_text.mid(start, end - start);
    for (auto it = spanAt(m_spans, start); it != m_spans.end() && it->start < end; ++it) {
        const qsizetype from = std::max(start, it->start);
        const qsizetype to = std::min(end, it->start + it->length);
        if (from >= to)
            continue;
        Origin origin = it->origin;
        origin.offset = originOffset(*it, from - it->start);
        part.m_spans.append({from - start, to - from, origin, it->verbatim});
    }
    return part;
}

TracedText TracedText::trimmed() const
{
    qsizetype start = 0;
    qsizetype end = size();
    while (start < end && m_text.at(start).isSpace())
        ++start;
    while (end > start && m_text.at(end - 1).isSpace())
        --end;
    return mid(start, end - start);
}

Origin TracedText::originAt(qsizetype offset) const
{
    const auto span = spanAt(m_spans, offset);
    if (span == m_spans.end() || offset >= span->start + span->length)
        return {};
    Origin origin = span->origin;
    origin.offset = originOffset(*span, offset - span->start);
    return origin;
}

qsizetype TracedText::find(const QString &file, qsizetype offset) const
{
    for (const TraceSpan &span : m_spans) {
        if (span.origin.file != file)
            continue;
        if (!span.verbatim && span.origin.offset == offset)
            return span.start;
        if (span.verbatim && offset >= span.origin.offset && offset < span.origin.offset + span.length)
            return span.start + (offset - span.origin.offset);
    }
    return -1;
}

} // namespace outcrop
