// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

void JsonReader::read(QStringView text, bool isWhole)
{
    m_text.set(text, isWhole);
    while (m_state != State::Done && !m_text.isStarved())
        step();
}

TolerantJson JsonReader::take(qsizetype offset)
{
    TolerantJson result;
    result.repairs = m_ledger.takeRepairs(offset);
    result.notes = m_ledger.takeNotes(offset);
    result.begin = m_begin + offset;
    if (!result.repairs.isEmpty())
        result.begin = qMin(result.begin, result.repairs.constFirst().offset);
    result.end = m_valueEnd + offset;
    result.source.begin = result.begin;
    result.complete = m_isComplete;
    result.problem = m_problem;
    if (!m_problem)
        result.value = m_tree.take();
    return result;
}

void JsonReader::step()
{
    switch (m_state) {
    case State::Text:
        return readText();
    case State::TextEnd:
        return endText();
    case State::Word:
        return readWord();
    case State::BareKey:
        return readBareKey();
    case State::BareText:
        return readBareText();
    case State::Value:
    case State::Key:
    case State::Colon:
    case State::Next:
        break;
    case State::Done:
        return;
    }
    if (!passSpace())
        return;
    const int unit = m_text.at(m_at);
    const bool ends = unit == JsonText::End || m_lookahead.endsBlock(m_at);
    if (m_text.isStarved())
        return;
    if (ends)
        return finish(contentEnd());
    switch (m_state) {
    case State::Value:
        return atValue();
    case State::Key:
        return atKey();
    case State::Colon:
        return atColon();
    default:
        return atNext();
    }
}

JsonRole JsonReader::role() const
{
    for (auto frame = m_frames.rbegin(); frame != m_frames.rend(); ++frame) {
        if (frame->kind == Bracket::Object || frame->kind == Bracket::Pairs)
            return JsonRole::Member;
        if (frame->kind != Bracket::Call)
            return JsonRole::Item;
    }
    return JsonRole::Root;
}

bool JsonReader::isObject() const
{
    return !isTop() && (top().kind == Bracket::Object || top().kind == Bracket::Pairs);
}

JsonPlaceInfo JsonReader::placeInfo(JsonRole role) const
{
    return {role, qsizetype(m_frames.size()), m_open[0] > 0, m_open[1] > 0, m_open[2] > 0, m_isEscaped};
}

void JsonReader::atValue()
{
    const int unit = m_text.at(m_at);
    const OpeningQuote quote = isQuote(unit) || unit == '\\' ? openingQuoteAt(m_text, m_at) : OpeningQuote{};
    if (m_text.isStarved() || (m_hasBegun && atSeparator(unit)))
        return;
    if (!m_hasBegun)
        m_begin = m_valueEnd = m_at;
    m_hasBegun = true;
    if (quote.size > 0)
        return beginText(role(), quote);
    switch (unit) {
    case '{':
        return open(Bracket::Object, 1);
    case '[':
        return open(Bracket::List, 1);
    case '(':
        return isTop() ? fail(QStringLiteral("no JSON value begins here")) : open(Bracket::Tuple, 1);
    }
    beginWord();
}

/// What stands where a value should.
bool JsonReader::atSeparator(int unit)
{
    if (isTop())
        return false;
    const bool isMember = isObject();
    const bool isEllipsis = (unit == '.' && m_text.matches(m_at, u"...")) || unit == 0x2026;
    if (m_text.isStarved())
        return true;
    if (isMember && (unit == ',' || isOddComma(unit) || isCloser(unit)))
        return missValue(QStringLiteral("null")), true;
    if (unit == ',' || isOddComma(unit))
        return m_ledger.drop(RepairRule::ExtraComma, m_at, m_at + 1), ++m_at, true;
    if (isCloser(unit))
        return close(unit), true;
    if (isMember && isColon(unit))
        return passStray(), true;
    if (isEllipsis && !isMember)
        return passEllipsis(), true;
    return false;
}

/// Between one value and the next.
void JsonReader::atNext()
{
    const int unit = m_text.at(m_at);
    if (unit == ',' || isOddComma(unit))
        return top().kind == Bracket::Call ? passStray() : atComma(1);
    if (isCloser(unit))
        return close(unit);
    if ((unit == '.' && m_text.matches(m_at, u"...")) || unit == 0x2026)
        return m_text.isStarved() ? void() : passEllipsis();
    if (top().kind == Bracket::Call)
        return passStray();
    const bool isQuoted = m_lookahead.openingQuote(m_at) > 0;
    const bool begins = isQuoted || (isObject() ? unit == '[' || m_lookahead.startsMember(m_at) != Likely::No : isOpener(unit) || isWordUnit(unit));
    if (m_text.isStarved())
        return;
    if (isObject() && unit == '{')
        return atNestedBrace();
    return begins ? missComma() : passStray();
}

void JsonReader::atComma(qsizetype size)
{
    if (m_text.at(m_at) != ',')
        m_ledger.replace(RepairRule::OddComma, m_at, m_at + size, QStringLiteral(","));
    m_commaAt = m_at;
    m_isCommaMissing = false;
    m_at += size;
    m_state = isObject() ? State::Key : State::Value;
}

void JsonReader::missComma()
{
    m_ledger.insert(RepairRule::MissingComma, m_valueEnd, QStringLiteral(","));
    m_commaAt = m_valueEnd;
    m_isCommaMissing = true;
    m_state = isObject() ? State::Key : State::Value;
}

void JsonReader::finishValue(qsizetype end)
{
    setPlace(m_valueBegin, end);
    m_tree.done();
    m_at = m_valueEnd = end;
    m_commaAt = -1;
    m_state = isTop() ? State::Done : State::Next;
    if (m_tree.count() > mostValues)
        tooMany();
}

void JsonReader::setPlace(qsizetype begin, qsizetype end)
{
    if (!m_places)
        return;
    if (const auto place = m_places->find(m_tree.path()); place != m_places->end())
        *place = {begin, end};
}

} // namespace outcrop
