// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tracedtext.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether text with this origin extends the span `before`, so that no new span is needed.
bool extendsSpan(const TraceSpan &before, const Origin &origin, TraceKind kind)
{
    if (before.kind != kind || before.origin.file != origin.file || before.origin.note != origin.note)
        return false;
    return origin.isGenerated()
        || origin.offset == before.origin.offset + (kind == TraceKind::Rewritten ? 0 : before.sourceLength);
}

/// Returns the last span that begins at or before `offset`, or the end if there is none.
QList<TraceSpan>::const_iterator spanAt(const QList<TraceSpan> &spans, qsizetype offset)
{
    const auto after = std::upper_bound(spans.begin(), spans.end(), offset,
                                        [](qsizetype wanted, const TraceSpan &span) { return wanted < span.start; });
    return after == spans.begin() ? spans.end() : std::prev(after);
}

/// Returns the length of the escape sequence at `at`: 2 for `\n`, 6 for `\u000b`, 1 for an unescaped character.
qsizetype unitLength(QStringView text, qsizetype at)
{
    if (text.at(at) != u'\\' || at + 1 >= text.size())
        return 1;
    return text.at(at + 1) == u'u' ? std::min<qsizetype>(6, text.size() - at) : 2;
}

/// A unit (an escape sequence or one character) of escaped text: its start and the number of units before it.
struct Unit {
    qsizetype start = 0;
    qsizetype before = 0;
};

/// Returns the unit that contains the offset `into`. The search starts from `unit`, which must not be after it.
Unit unitAt(QStringView escapedText, qsizetype into, Unit unit = {})
{
    while (unit.start < escapedText.size()) {
        const qsizetype next = unit.start + unitLength(escapedText, unit.start);
        if (next > into)
            break;
        unit = {next, unit.before + 1};
    }
    return unit;
}

/// Returns the start of the unit that has `before` units before it.
qsizetype startOfUnit(QStringView escapedText, qsizetype before)
{
    qsizetype start = 0;
    for (; before > 0 && start < escapedText.size(); --before)
        start += unitLength(escapedText, start);
    return start;
}

qsizetype originOffset(const TraceSpan &span, QStringView text, qsizetype into)
{
    if (span.origin.isGenerated() || span.kind == TraceKind::Rewritten)
        return span.origin.offset;
    return span.origin.offset + (span.kind == TraceKind::Copied ? into : unitAt(text.mid(span.start, span.length), into).before);
}

/// Returns the offset in the composed text that corresponds to the source offset `offset`, or -1 if it is not in this span.
qsizetype composedOffset(const TraceSpan &span, QStringView text, qsizetype offset)
{
    const qsizetype into = offset - span.origin.offset;
    if (span.kind == TraceKind::Rewritten)
        return into == 0 ? span.start : -1;
    if (into < 0 || into >= span.sourceLength)
        return -1;
    return span.start + (span.kind == TraceKind::Copied ? into : startOfUnit(text.mid(span.start, span.length), into));
}

} // namespace

TracedText::TracedText(const QString &text, Origin origin, TraceKind kind)
    : m_text(text)
{
    if (!text.isEmpty())
        m_spans.append({0, text.size(), std::move(origin), kind, text.size()});
}

TracedText TracedText::generated(const QString &text, const QString &note)
{
    return TracedText(text, {{}, 0, note}, TraceKind::Rewritten);
}

TracedText TracedText::copied(const QString &text, const QString &file, qsizetype offset)
{
    return TracedText(text, {file, offset, {}}, TraceKind::Copied);
}

TracedText TracedText::rewritten(const QString &text, const QString &file, qsizetype offset)
{
    return TracedText(text, {file, offset, {}}, TraceKind::Rewritten);
}

TracedText &TracedText::append(const TracedText &other)
{
    const QString text = other.m_text; // a copy, because a text may be appended to itself
    for (const TraceSpan &span : QList<TraceSpan>(other.m_spans))
        append(QStringView(text).mid(span.start, span.length), span.origin, span.kind, span.sourceLength);
    return *this;
}

void TracedText::append(QStringView text, const Origin &origin, TraceKind kind, qsizetype sourceLength)
{
    if (text.isEmpty())
        return;
    if (kind != TraceKind::Escaped)
        sourceLength = text.size();
    if (!m_spans.isEmpty() && extendsSpan(m_spans.constLast(), origin, kind)) {
        m_spans.last().length += text.size();
        m_spans.last().sourceLength += sourceLength;
    } else {
        m_spans.append({m_text.size(), text.size(), origin, kind, sourceLength});
    }
    m_text += text;
}

/// Appends [from, to) of a span. Part of an escape sequence maps to the same source character as the whole sequence.
void TracedText::appendPart(const TraceSpan &span, qsizetype from, qsizetype to, QStringView text)
{
    const QStringView all = text.mid(span.start, span.length);
    Origin origin = span.origin;
    if (span.kind != TraceKind::Escaped) {
        origin.offset = originOffset(span, text, from);
        return append(all.mid(from, to - from), origin, span.kind);
    }
    for (Unit unit = unitAt(all, from); from < to;) {
        const Unit last = unitAt(all.mid(unit.start), to - unit.start);
        const qsizetype wholeEnd = unit.start + last.start;
        origin.offset = span.origin.offset + unit.before;
        if (from == unit.start && wholeEnd > from) { // complete units
            append(all.mid(from, wholeEnd - from), origin, TraceKind::Escaped, last.before);
            unit = {wholeEnd, unit.before + last.before};
            from = wholeEnd;
        } else { // part of a unit
            const qsizetype end = std::min(to, unit.start + unitLength(all, unit.start));
            append(all.mid(from, end - from), origin, TraceKind::Rewritten);
            unit = {end, unit.before + 1};
            from = end;
        }
    }
}

TracedText TracedText::mid(qsizetype start, qsizetype length) const
{
    const qsizetype end = length < 0 ? size() : std::min(size(), start + length);
    TracedText part;
    part.reserve(std::max<qsizetype>(0, end - start));
    for (auto it = spanAt(m_spans, start); it != m_spans.end() && it->start < end; ++it) {
        const qsizetype from = std::max(start, it->start);
        const qsizetype to = std::min(end, it->end());
        if (from < to)
            part.appendPart(*it, from - it->start, to - it->start, m_text);
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
    return start == 0 && end == size() ? *this : mid(start, end - start);
}

Origin TracedText::originAt(qsizetype offset) const
{
    const auto span = spanAt(m_spans, offset);
    if (span == m_spans.end() || offset >= span->end())
        return {};
    Origin origin = span->origin;
    origin.offset = originOffset(*span, m_text, offset - span->start);
    return origin;
}

QList<Origin> TracedText::originsAt(const QList<qsizetype> &offsets) const
{
    QList<Origin> origins;
    origins.reserve(offsets.size());
    auto span = m_spans.cbegin();
    Unit unit;
    for (const qsizetype offset : offsets) {
        for (; span != m_spans.cend() && span->end() <= offset; ++span)
            unit = {};
        if (span == m_spans.cend() || span->kind != TraceKind::Escaped) {
            origins.append(originAt(offset));
            continue;
        }
        unit = unitAt(QStringView(m_text).mid(span->start, span->length), offset - span->start, unit);
        origins.append({span->origin.file, span->origin.offset + unit.before, span->origin.note});
    }
    return origins;
}

qsizetype TracedText::find(const QString &file, qsizetype offset, qsizetype from) const
{
    for (const TraceSpan &span : m_spans) {
        if (span.end() <= from || span.origin.file != file)
            continue;
        if (const qsizetype place = composedOffset(span, m_text, offset); place >= from)
            return place;
    }
    return -1;
}

} // namespace outcrop
