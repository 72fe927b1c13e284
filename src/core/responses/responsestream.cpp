// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responsestream.h"

#include "core/responses/dataopening.h"
#include "core/responses/markup.h"
#include "core/responses/responsepatterns.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumTokenLength = 400; ///< maximum length of a tag, of an opening fence, or of whitespace after a bracket
constexpr int maximumFailedStarts = 100;  ///< maximum number of brackets tried that do not start data

bool isMark(QChar letter)
{
    return letter == u'<' || letter == u'{' || letter == u'[' || letter == u'`' || letter == u'~';
}

} // namespace

ResponseStream::ResponseStream(const ResponseContract &contract) : m_contract(contract) { }

void ResponseStream::add(QStringView chunk)
{
    m_text += chunk;
    while (m_processedEnd < m_text.size() && step()) { }
}

const Json &ResponseStream::data() const
{
    static const Json none;
    if (m_data)
        return m_data->value;
    return m_json ? m_json->value() : none;
}

std::optional<QString> ResponseStream::openPath() const
{
    return m_json ? m_json->openPath() : std::nullopt;
}

const Repairs &ResponseStream::repairs() const
{
    static const Repairs none;
    if (m_data)
        return m_data->repairs;
    return m_json ? m_json->repairs() : none;
}

ParsedResponse ResponseStream::finish(const ResponseContext &context) const
{
    return parseResponse(m_text, m_contract, context);
}

/// Processes the next token. Returns false if more text is needed.
bool ResponseStream::step()
{
    if (m_json)
        return readData();
    if (!m_reasoningTag.isEmpty())
        return skipReasoning();
    switch (m_text[m_processedEnd].unicode()) {
    case u'<':
        return skipTag();
    case u'`':
    case u'~':
        return skipFence();
    case u'{':
    case u'[':
        return beginData();
    default:
        break;
    }
    const auto next = std::find_if(m_text.cbegin() + m_processedEnd, m_text.cend(), isMark);
    keepProse(std::distance(m_text.cbegin(), next));
    return true;
}

void ResponseStream::keepProse(qsizetype end)
{
    const QStringView prose = QStringView(m_text).mid(m_processedEnd, end - m_processedEnd);
    if (!m_isInMetadata && (!m_content.isEmpty() || !prose.trimmed().isEmpty()))
        m_content += prose;
    m_hasProse = m_hasProse || !prose.trimmed().isEmpty();
    m_processedEnd = end;
}

bool ResponseStream::skipTag()
{
    const std::optional<Tag> tag = tagAt(m_text, m_processedEnd);
    if (!tag && m_text.size() - m_processedEnd < maximumTokenLength && !QStringView(m_text).mid(m_processedEnd).contains(u'\n'))
        return false;
    if (!tag) {
        keepProse(m_processedEnd + 1);
        return true;
    }
    const ResponsePatterns &signs = ResponsePatterns::builtIn();
    const bool isEnvelope = tag->name == u"metadata" || tag->name == u"content";
    if (!isEnvelope && !signs.thinkingTags.contains(tag->name) && !signs.promptTags.contains(tag->name)) {
        keepProse(tag->span.end);
        return true;
    }
    m_processedEnd = tag->span.end;
    enterTag(tag->name, tag->isClosing);
    return true;
}

void ResponseStream::enterTag(const QString &name, bool isClosing)
{
    if (name == u"metadata")
        m_isInMetadata = !isClosing;
    else if (name == u"content")
        m_content = isClosing ? m_content : QString(); // text before the tag is not part of the prose
    else if (!isClosing && ResponsePatterns::builtIn().thinkingTags.contains(name))
        m_reasoningTag = name;
    m_searchBegin = m_processedEnd;
}

bool ResponseStream::skipReasoning()
{
    const qsizetype close = closingTagOffset(m_text, m_reasoningTag, m_searchBegin);
    m_searchBegin = std::max(m_processedEnd, m_text.size() - m_reasoningTag.size() - 3);
    if (close < 0)
        return false;
    m_processedEnd = tagAt(m_text, close)->span.end;
    m_reasoningTag.clear();
    return true;
}

/// Skips an opening or closing fence with its language, or keeps shorter marks as prose. Returns false if more text is needed.
bool ResponseStream::skipFence()
{
    qsizetype end = m_processedEnd;
    while (end < m_text.size() && m_text[end] == m_text[m_processedEnd])
        ++end;
    const qsizetype word = end;
    while (end < m_text.size() && end - word < maximumTokenLength && m_text[end].isLetterOrNumber())
        ++end;
    if (end == m_text.size() && end - m_processedEnd < maximumTokenLength)
        return false;
    m_isInFence = word - m_processedEnd >= 3 && !m_isInFence;
    if (word - m_processedEnd >= 3)
        m_processedEnd = end;
    else
        keepProse(word);
    return true;
}

bool ResponseStream::startsData(qsizetype next) const
{
    const bool mayBeEnvelope = m_isInMetadata || m_isInFence || !m_hasProse;
    return !m_data && m_failures < maximumFailedStarts
        && (canBeginData(m_text, m_processedEnd) || (mayBeEnvelope && next - m_processedEnd >= maximumTokenLength));
}

bool ResponseStream::beginData()
{
    const qsizetype next = skipSpace(m_text, m_processedEnd + 1);
    if (!m_data && m_text.size() - m_processedEnd < 100 && (next == m_text.size() || !canBeginData(m_text, m_processedEnd)))
        return false; // an unquoted key may still follow
    if (!startsData(next)) {
        keepProse(m_processedEnd + 1);
        return true;
    }
    m_envelope = m_isInMetadata ? EnvelopeKind::Tags : m_isInFence ? EnvelopeKind::Fence : m_hasProse ? EnvelopeKind::Embedded : EnvelopeKind::Document;
    m_begin = m_streamedEnd = m_processedEnd;
    m_json.emplace(m_begin);
    return readData();
}

bool ResponseStream::readData()
{
    m_json->add(QStringView(m_text).mid(m_streamedEnd));
    m_streamedEnd = m_processedEnd = m_text.size();
    if (!m_json->isDone())
        return false;
    TolerantJson json = m_json->takeResult();
    m_json.reset();
    m_processedEnd = json.problem ? m_begin : json.end;
    if (json.problem) {
        ++m_failures;
        m_envelope = EnvelopeKind::None;
        keepProse(m_begin + 1);
    } else {
        m_data = std::move(json);
    }
    return true;
}

} // namespace outcrop
