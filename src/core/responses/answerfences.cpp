// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerscanner.h"

#include "core/base/firsterror.h"
#include "core/documents/data/yamlreader.h"

#include <algorithm>

namespace outcrop {

bool AnswerScanner::takeFence()
{
    const bool tilde = m_text[m_at] == u'~';
    const std::optional<Fence> fence = m_fencesEnd[tilde] ? std::nullopt : fenceAt(m_text, m_at);
    if (!fence)
        return false;
    m_fencesEnd[tilde] = !fence->closed; // no later one is closed, either
    const qsizetype begin = skipSpace(m_text, fence->body.begin);
    if (m_mayBeYaml && takeYaml(*fence))
        return true;
    if (!mayRead() || !holdsData(*fence, begin)) {
        passBlock(*fence);
        return true;
    }
    FoundData found{EnvelopeKind::Fence, {}, {m_at, 0}, fence->language, !fence->closed};
    read(found, begin, fence->body.end);
    endFence(found, *fence);
    return true;
}

/// A closed block marked yaml, where data was asked for.
bool AnswerScanner::takeYaml(const Fence &fence)
{
    if (!fence.closed || !mayRead() || (fence.language != u"yaml" && fence.language != u"yml"))
        return false;
    const QString body = m_text.mid(fence.body.begin, fence.body.end - fence.body.begin).toString();
    const DataDocument document = readYaml(body, {});
    const bool isData = document.ok && !firstError(document.diagnostics) && (document.root.isMapping() || document.root.isSequence());
    if (!isData)
        return false;
    FoundData found{EnvelopeKind::Fence, {}, {m_at, fence.end}, fence.language};
    found.json.value = document.root.toJson();
    found.json.begin = found.json.source.begin = fence.body.begin;
    found.json.end = fence.body.end;
    found.json.repairs.append({fence.body.begin, repairRuleName(RepairRule::Yaml), body, QString::fromUtf8(jsonText(found.json.value)).trimmed()});
    spend(body.size());
    m_result.found.append(found);
    m_at = fence.end;
    return true;
}

/// Whether the block is marked json, or one that may hold data begins like it.
bool AnswerScanner::holdsData(const Fence &fence, qsizetype begin) const
{
    static const QSet<QString> languages{QString(), QStringLiteral("js"), QStringLiteral("javascript"), QStringLiteral("python"),
                                         QStringLiteral("py"), QStringLiteral("text"), QStringLiteral("txt"), QStringLiteral("plaintext")};
    if (fence.language.startsWith(u"json"))
        return true;
    return languages.contains(fence.language) && begin < fence.body.end && (m_text[begin] == u'{' || m_text[begin] == u'[');
}

/// A block that holds no data. One around the tags of an answer, or around another block, is no block at all: only its marks go.
void AnswerScanner::passBlock(const Fence &fence)
{
    const qsizetype first = skipSpace(m_text, fence.body.begin);
    const std::optional<Tag> tag = first < m_text.size() && m_text[first] == u'<' ? tagAt(m_text, first) : std::nullopt;
    const bool isAround = (tag && (tag->name == metadataTag || tag->name == contentTag)) || (fence.language.isEmpty() && m_text.mid(first).startsWith(u"```json"));
    if (isAround)
        m_result.passedOver += {{m_at, fence.body.begin}, {fence.body.end, fence.end}};
    m_at = isAround ? fence.body.begin : fence.closed ? fence.end : m_at + 3;
}

/// Where the marks stand right behind the data, they end the block, whatever else stands on their line or in strings of the data.
void AnswerScanner::endFence(FoundData &found, const Fence &fence)
{
    const qsizetype marks = found.json.problem ? found.json.end : skipMarks(found.json.end);
    const bool ended = marks > found.json.end;
    found.open = !ended && !fence.closed;
    found.envelope.end = ended ? marks : fence.closed || found.json.problem ? fence.end : found.json.end;
    if (!ended && fence.closed)
        noteRest({found.json.end, fence.body.end}, found);
    if (found.open && !found.json.problem)
        noteUnclosed(RepairRule::UnclosedFence, found.envelope.end, QStringLiteral("```"));
    m_at = std::max(m_at + 3, found.envelope.end);
    m_result.found.append(found);
}

qsizetype AnswerScanner::skipMarks(qsizetype from) const
{
    qsizetype end = skipSpace(m_text, from);
    if (!m_text.mid(end).startsWith(u"```") && !m_text.mid(end).startsWith(u"~~~"))
        return from;
    while (end < m_text.size() && (m_text[end] == u'`' || m_text[end] == u'~'))
        ++end;
    return end;
}

/// Code in backquotes is no data and no echo, unless it looks like data itself.
void AnswerScanner::passCode()
{
    qsizetype begin = m_at;
    while (begin < m_text.size() && m_text[begin] == m_text[m_at])
        ++begin;
    const QChar mark = m_text[m_at];
    const bool data = begin < m_text.size() && (m_text[begin] == u'{' || m_text[begin] == u'[');
    m_at = begin;
    if (mark != u'`' || data)
        return;
    qsizetype end = begin;
    while (end < m_text.size() && end - begin < 400 && m_text[end] != u'`' && m_text[end] != u'\n')
        ++end;
    if (end < m_text.size() && m_text[end] == u'`')
        m_at = end + 1;
}

} // namespace outcrop
