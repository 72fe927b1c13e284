// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tracedtext.h"

#include <algorithm>

namespace outcrop {
namespace {

bool continues(const TraceSpan &before, const TraceSpan &after)
{
    if (before.origin.file != after.origin.file || before.origin.note != after.origin.note || before.verbatim != after.verbatim)
        return false;
    const qsizetype expected = before.verbatim ? before.origin.offset + before.length : before.origin.offset;
    return after.origin.isGenerated() || after.origin.offset == expected;
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
    const qsizetype base = m_text.size();
    m_text += other.m_text;
    for (TraceSpan span : other.m_spans) {
        span.start += base;
        if (!m_spans.isEmpty() && continues(m_spans.last(), span))
            m_spans.last().length += span.length;
        else
            m_spans.append(span);
    }
    return *this;
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
