// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerscanner.h"

#include "core/responses/answersigns.h"

#include <algorithm>

namespace outcrop {

bool AnswerScanner::takeTag()
{
    const std::optional<Tag> tag = tagAt(m_text, m_at);
    if (!tag)
        return false;
    if (tag->name == metadataTag)
        takeMetadata(*tag);
    else if (tag->name == contentTag)
        takeContent(*tag);
    else if (AnswerSigns::builtIn().thinkingTags.contains(tag->name))
        passThought(*tag);
    else if (m_promptTags.contains(tag->name))
        passEcho(*tag);
    else
        m_at = tag->span.end;
    return true;
}

void AnswerScanner::passEcho(const Tag &tag)
{
    const bool behindMetadata = !tag.closing && tag.name == u"instruction" && !m_result.found.isEmpty();
    if (behindMetadata && skipSpace(m_text, m_result.found.last().envelope.end) == tag.span.begin)
        m_result.found.last().echo = m_result.found.last().kind == EnvelopeKind::Tags;
    pass(tag.span, RepairRule::EchoedTag);
    m_at = tag.span.end;
}

/// What was thought is no answer, even where it holds data.
void AnswerScanner::passThought(const Tag &tag)
{
    if (tag.closing)
        return forgetThoughts(tag);
    const qsizetype close = closingOf(tag);
    const qsizetype end = close < 0 ? tag.span.end : tagAt(m_text, close)->span.end;
    pass({tag.span.begin, end}, close < 0 ? RepairRule::UnclosedTag : RepairRule::Thinking);
    m_at = end;
    if (m_first == tag.span.begin)
        m_first = skipSpace(m_text, end);
}

/// Everything so far was thought: only the end of it has its tag. run() writes it down, once.
void AnswerScanner::forgetThoughts(const Tag &tag)
{
    m_result = {{}, {}, {}, {}, m_result.remarks};
    m_unlisted = 0;
    m_at = m_thoughtEnd = tag.span.end;
    m_first = skipSpace(m_text, m_at);
}

qsizetype AnswerScanner::closingOf(const Tag &tag)
{
    if (m_unclosed.contains(tag.name))
        return -1;
    const qsizetype close = closingTag(m_text, tag.name, tag.span.end);
    if (close < 0)
        m_unclosed.insert(tag.name);
    return close;
}

void AnswerScanner::takeContent(const Tag &tag)
{
    m_result.passedOver.append(tag.span);
    m_at = tag.span.end;
    if (tag.closing && !m_result.contents.isEmpty())
        m_result.contents.last().end = tag.span.begin;
    else if (!tag.closing && m_result.contents.isEmpty()) // one inside another is a part of it
        openContent(tag);
}

void AnswerScanner::openContent(const Tag &tag)
{
    m_result.contents.append({tag.span.end, m_text.size()});
    if (closingOf(tag) < 0)
        noteUnclosed(RepairRule::UnclosedTag, m_text.size(), QStringLiteral("</CONTENT>"));
}

void AnswerScanner::takeMetadata(const Tag &tag)
{
    m_at = tag.span.end;
    m_result.passedOver.append(tag.span);
    if (tag.closing || !mayRead())
        return;
    const qsizetype close = closingOf(tag);
    FoundData found{EnvelopeKind::Tags, {}, {tag.span.begin, 0}};
    found.open = close < 0;
    const qsizetype bound = found.open ? contentBegin(tag.span.end) : close;
    read(found, dataBegin(tag.span.end, bound), bound);
    endMetadata(found, bound);
}

/// Where an unclosed METADATA ends at the latest.
qsizetype AnswerScanner::contentBegin(qsizetype from) const
{
    const qsizetype content = m_text.indexOf(QStringLiteral("<CONTENT>"), from, Qt::CaseInsensitive);
    return content < 0 ? m_text.size() : content;
}

/// Behind the marks of a fence inside the tags, if there is one.
qsizetype AnswerScanner::dataBegin(qsizetype from, qsizetype bound) const
{
    const qsizetype begin = skipSpace(m_text, from);
    const bool marks = begin < bound && (m_text[begin] == u'`' || m_text[begin] == u'~');
    const std::optional<Fence> fence = marks ? fenceAt(m_text, begin) : std::nullopt;
    return fence ? skipSpace(m_text, fence->body.begin) : begin;
}

void AnswerScanner::endMetadata(FoundData &found, qsizetype bound)
{
    const qsizetype begin = std::max(m_at, found.json.end);
    const qsizetype close = found.open ? -1 : begin > bound ? closingTag(m_text, metadataTag, begin) : bound;
    if (close >= 0)
        found.envelope.end = tagAt(m_text, close)->span.end;
    else
        found.envelope.end = found.json.problem || found.bound ? bound : begin;
    if (found.open)
        noteUnclosed(RepairRule::UnclosedTag, found.envelope.end, QStringLiteral("</METADATA>"));
    noteRest({found.json.end, close >= 0 ? close : found.envelope.end}, found);
    m_at = found.envelope.end;
    m_result.found.append(found);
}

} // namespace outcrop
