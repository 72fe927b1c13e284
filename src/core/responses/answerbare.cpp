// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerscanner.h"
#include "core/responses/dataopening.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int mostFailures = 64; ///< brackets in prose that are tried in vain

/// Whether what was read in the middle of prose is data and no figure of speech, such as `[1]`.
bool isPlausible(const TolerantJson &read, bool listAsked, QChar before, bool isLast)
{
    const Json &value = read.value;
    if (value.is_object() || listAsked)
        return !value.empty();
    const bool isApart = (before.isNull() || before.isSpace()) && read.repairs.isEmpty(); // no index of a variable
    if (isApart && isLast && value.size() > 1)
        return true;
    const bool mayHoldTexts = isApart && (value.size() > 1 || before.isNull());
    return value.is_array() && std::any_of(value.begin(), value.end(), [&](const Json &item) { return item.is_structured() || (mayHoldTexts && item.is_string()); });
}

} // namespace

/// A whole answer that is a number, a text, true, false or null, exactly as JSON has it, or the members of an object.
bool AnswerScanner::takeScalar()
{
    const bool may = m_at < m_text.size() && m_text[m_at] != u'{' && m_text[m_at] != u'[' && m_text[m_at] != u'<';
    if (!may || !(m_text[m_at] == u'"' || m_text[m_at] == u'-' || m_text[m_at].isLetterOrNumber()))
        return false;
    FoundData found{EnvelopeKind::Document, m_search.read(m_at), {}};
    spend();
    const bool isWhole = skipSpace(m_text, found.json.end) == m_text.size();
    const bool isObject = found.json.value.is_object(); // without its braces
    if (found.json.problem || !found.json.complete || !(found.json.repairs.isEmpty() || isObject) || !isWhole)
        return false;
    found.envelope = {found.json.begin, found.json.end};
    m_result.found.append(found);
    return true;
}

/// Data without an envelope: the whole answer, or in the middle of prose.
bool AnswerScanner::takeBare()
{
    const bool first = m_at == m_first;
    if (!mayRead() || m_failures >= mostFailures || !mayBegin(first))
        return false;
    FoundData found{EnvelopeKind::Embedded, readAt(m_at), {}};
    found.envelope = {m_at, std::max(m_at + 1, found.json.end)};
    const bool isLast = skipSpace(m_text, found.json.end) == m_text.size();
    if (first && isLast)
        found.kind = EnvelopeKind::Document;
    const bool document = found.kind == EnvelopeKind::Document;
    const QChar before = m_at > m_first ? m_text[m_at - 1] : QChar();
    if (found.json.problem ? !(first && mayBeginData(m_text, m_at)) : !(document || isPlausible(found.json, m_listAsked, before, isLast))) {
        ++m_failures;
        return false;
    }
    widen(found.envelope);
    m_at = found.envelope.end;
    m_result.found.append(found);
    return true;
}

bool AnswerScanner::mayBegin(bool first) const
{
    if (mayBeginData(m_text, m_at))
        return true;
    const qsizetype next = skipSpace(m_text, m_at + 1);
    const bool empty = next < m_text.size() && m_text[next] == (m_text[m_at] == u'{' ? u'}' : u']');
    return first && (next == m_text.size() || empty || m_text[m_at] == u'[');
}

/// Takes in the backquotes right around the data.
void AnswerScanner::widen(TextSpan &span) const
{
    while (span.begin > 0 && span.end < m_text.size() && m_text[span.begin - 1] == u'`' && m_text[span.end] == u'`') {
        --span.begin;
        ++span.end;
    }
}

} // namespace outcrop
