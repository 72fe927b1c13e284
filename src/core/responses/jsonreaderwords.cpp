// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

void JsonReader::beginWord()
{
    m_valueBegin = m_scan = m_at;
    m_state = State::Word;
}

/// The end of what could be a number or a literal; dots that stand for something left out are no part of it.
qsizetype JsonReader::wordEnd()
{
    int unit = m_text.at(m_scan);
    while (isWordUnit(unit) && (unit != '.' || !m_text.matches(m_scan, u"...")) && !m_text.isStarved())
        unit = m_text.at(++m_scan);
    return m_scan;
}

void JsonReader::readWord()
{
    const qsizetype end = wordEnd();
    const int next = m_text.at(end);
    if (m_text.isStarved())
        return;
    const QStringView word = m_text.slice(m_at, end);
    if ((isTextPrefix(word) && isQuote(next) && (m_at == 0 || !isQuote(m_text.at(m_at - 1)))) || (word == u"new" && next == ' '))
        return passPrefix(word, end);
    std::optional<JsonWord> meaning = readJsonNumber(word);
    if (!meaning)
        meaning = readJsonLiteral(word, next == JsonText::End && !isTop());
    if (const std::optional<JsonGuide::Ending> ending = guidedEnding())
        return takeGuided(end, meaning, *ending);
    const bool isWhole = meaning && endsWord(end);
    const bool isCalled = !isWhole && next == '(' && isCall(word, end);
    if (m_text.isStarved())
        return;
    if (isWhole)
        return takeWord(end, *meaning);
    if (isCalled)
        return takeCall(end);
    if (isTop())
        return fail(QStringLiteral("no JSON value begins here"));
    m_scan = qMax(end, m_at + 1);
    m_round = 0;
    m_state = State::BareText;
}

/// The value without quotes ends where that was decided.
void JsonReader::takeGuided(qsizetype wordEnd, const std::optional<JsonWord> &word, JsonGuide::Ending ending)
{
    if (word && wordEnd == ending.at && ending.isMissing)
        return takeWord(wordEnd, *word);
    takeBareText(ending.isMissing ? ending.at : ending.at + 1, ending.at);
}

/// What a programming language puts before a value.
void JsonReader::passPrefix(QStringView word, qsizetype end)
{
    m_ledger.drop(word == u"new" ? RepairRule::Call : RepairRule::TextPrefix, m_at, end);
    m_at = end;
    m_scan = 0;
    m_state = State::Value;
}

/// Whether the number or literal that ends there is all of the value, and not the first word of a text.
bool JsonReader::endsWord(qsizetype end) const
{
    const auto next = m_lookahead.afterSpace(end);
    const int unit = next.unit;
    if (unit < 0 || unit == ',' || isCloser(unit) || next.newLine || isOddComma(unit) || m_lookahead.endsBlock(next.at))
        return true;
    if (isTop())
        return next.at > end || !isWordUnit(unit);
    if ((unit == '.' && m_text.matches(next.at, u"...")) || (unit == '\\' && m_isEscaped))
        return true;
    if (isObject())
        return unit == '{' || m_lookahead.startsMember(next.at) == Likely::Yes;
    return m_lookahead.openingQuote(next.at) > 0 || unit == '{' || unit == '[' || isDigit(unit) || unit == '-' || m_lookahead.isWordOfJson(next.at);
}

void JsonReader::takeWord(qsizetype end, const JsonWord &word)
{
    m_tree.add() = word.value;
    if (word.rule && word.isNote)
        m_ledger.note(*word.rule, m_at, end, word.after);
    else if (word.rule)
        m_ledger.replace(*word.rule, m_at, end, word.after);
    m_scan = 0;
    finishValue(end);
}

/// Whether a function call is just the wrapping of one value.
bool JsonReader::isCall(QStringView word, qsizetype end) const
{
    if (word.isEmpty() || isDigit(word[0].unicode()))
        return false;
    const auto first = m_lookahead.afterSpace(end + 1);
    if (first.unit == '{' || first.unit == '[')
        return true;
    if (isTop())
        return false;
    if (first.unit == ')' || m_lookahead.openingQuote(first.at) > 0)
        return true;
    qsizetype at = first.at;
    while (at < end + JsonLookahead::reach && isWordUnit(m_text.at(at)))
        ++at;
    return m_text.at(at) == ')' && at > first.at;
}

void JsonReader::takeCall(qsizetype end)
{
    if (m_frames.size() >= mostLevels)
        return tooDeep();
    m_ledger.drop(RepairRule::Call, m_at, end + 1);
    push(Bracket::Call, u')', m_at);
    m_at = end + 1;
    m_scan = 0;
    m_commaAt = -1;
    m_state = State::Value;
}

/// Text without quotes goes to the end of its line, or to what ends a value.
void JsonReader::readBareText()
{
    while (true) {
        const int unit = m_text.at(m_scan);
        const bool isClosed = unit == '"' && m_round == 0 && m_lookahead.closesString(m_scan + 1, placeInfo(role()));
        const bool ends = isClosed || endsBareText(unit);
        if (m_text.isStarved())
            return;
        if (ends)
            return takeBareText(isClosed ? m_scan + 1 : m_scan, m_scan);
        m_round += unit == '(' ? 1 : unit == ')' && m_round > 0 ? -1 : 0;
        ++m_scan;
    }
}

bool JsonReader::endsBareText(int unit) const
{
    switch (unit) {
    case JsonText::End:
    case '\n':
        return true;
    case ',':
        return m_round == 0 && (role() == JsonRole::Item || m_lookahead.commaFits(m_scan + 1, placeInfo(role())));
    case '}':
        return m_open[0] > 0;
    case ']':
        return m_open[1] > 0;
    case ')':
        return m_round == 0 && m_open[2] > 0;
    case '/':
    case '#':
        return beginsComment();
    }
    return m_lookahead.endsBlock(m_scan);
}

bool JsonReader::beginsComment() const
{
    if (!isJsonSpace(m_text.at(m_scan - 1)))
        return false;
    const int next = m_text.at(m_scan + 1);
    return m_text.at(m_scan) == '#' ? next == ' ' : next == '/' || next == '*';
}

void JsonReader::takeBareText(qsizetype end, qsizetype contentEnd)
{
    const bool isQuoted = end > contentEnd;
    while (!isQuoted && contentEnd > m_at + 1 && isJsonSpace(m_text.at(contentEnd - 1)))
        end = --contentEnd;
    Json &value = m_tree.add();
    value = jsonString(m_text.slice(m_at, contentEnd));
    const QString written = QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    m_ledger.replace(isQuoted ? RepairRule::MissingQuote : RepairRule::UnquotedText, m_at, end, written);
    m_scan = 0;
    finishValue(end);
}

} // namespace outcrop
