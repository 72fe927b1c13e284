// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/tolerantjsonreader.h"

#include "core/responses/jsonunits.h"

namespace outcrop {

void TolerantJsonReader::read(QStringView text, bool isComplete)
{
    m_parse.text.set(text, isComplete);
    while (!isDone() && !m_parse.needsMoreInput())
        step();
}

TolerantJson TolerantJsonReader::takeResult(qsizetype offset)
{
    TolerantJson result;
    result.repairs = m_parse.ledger.takeRepairs(offset);
    result.notes = m_parse.ledger.takeNotes(offset);
    result.begin = m_parse.begin + offset;
    if (!result.repairs.isEmpty())
        result.begin = qMin(result.begin, result.repairs.constFirst().offset);
    result.end = m_parse.valueEnd + offset;
    result.source.begin = result.begin;
    result.isComplete = m_parse.isComplete;
    result.problem = m_parse.problem;
    if (!m_parse.problem)
        result.value = m_parse.tree.takeRoot();
    return result;
}

void TolerantJsonReader::step()
{
    using enum JsonParse::State;
    switch (m_parse.state) {
    case String:
        return readString();
    case StringEnd:
        return endString();
    case Word:
        return m_words.readWord();
    case UnquotedKey:
        return m_members.readUnquotedKey();
    case UnquotedString:
        return m_words.readUnquotedString();
    case Value:
    case Key:
    case Colon:
    case Next:
        break;
    case Done:
        return;
    }
    if (!m_parse.trivia.skipSpace(m_parse.offset, !m_hasBegun))
        return;
    const int unit = m_parse.text.at(m_parse.offset);
    const bool ends = unit == JsonText::End || m_parse.lookahead.endsBlock(m_parse.offset);
    if (m_parse.needsMoreInput())
        return;
    if (ends)
        return m_parse.finish(m_parse.contentEnd());
    switch (m_parse.state) {
    case Value:
        return handleValue();
    case Key:
        return handleKey();
    case Colon:
        return m_members.handleColon();
    default:
        return handleAfterValue();
    }
}

void TolerantJsonReader::handleValue()
{
    const int unit = m_parse.text.at(m_parse.offset);
    const OpeningQuote quote = isQuote(unit) || unit == '\\' ? openingQuoteAt(m_parse.text, m_parse.offset) : OpeningQuote{};
    if (m_parse.needsMoreInput() || (m_hasBegun && handleSeparator(unit)))
        return;
    if (!m_hasBegun)
        m_parse.begin = m_parse.valueEnd = m_parse.offset;
    m_hasBegun = true;
    if (quote.size > 0)
        return beginString(m_parse.brackets.role(), quote);
    switch (unit) {
    case '{':
        return m_parse.open(JsonBracket::Object, 1);
    case '[':
        return m_parse.open(JsonBracket::List, 1);
    case '(':
        return m_parse.isAtTopLevel() ? m_parse.fail(QStringLiteral("no JSON value begins here")) : m_parse.open(JsonBracket::Tuple, 1);
    }
    m_words.begin();
}

/// Handles a separator, an ellipsis or a closing bracket in place of a value. Returns false if there is none.
bool TolerantJsonReader::handleSeparator(int unit)
{
    JsonParse &p = m_parse;
    if (p.isAtTopLevel())
        return false;
    const bool isMember = p.brackets.isObject();
    const bool isEllipsis = p.trivia.isEllipsis(p.offset);
    if (p.needsMoreInput())
        return true;
    if (isMember && (unit == ',' || isNonJsonComma(unit) || isCloser(unit)))
        return p.insertMissingValue(QStringLiteral("null")), true;
    if (unit == ',' || isNonJsonComma(unit))
        return p.ledger.drop(RepairRule::ExtraComma, p.offset, p.offset + 1), ++p.offset, true;
    if (isCloser(unit))
        return p.close(unit), true;
    if (isMember && isColon(unit))
        return p.trivia.skipStray(p.offset), true;
    if (isEllipsis && !isMember)
        return p.trivia.skipEllipsis(p.offset), true;
    return false;
}

void TolerantJsonReader::handleKey()
{
    const int unit = m_parse.text.at(m_parse.offset);
    const OpeningQuote quote = isQuote(unit) || unit == '\\' ? openingQuoteAt(m_parse.text, m_parse.offset) : OpeningQuote{};
    if (m_parse.needsMoreInput())
        return;
    return quote.size > 0 ? beginString(JsonRole::Key, quote) : m_members.handleKey();
}

/// Handles the text between two values.
void TolerantJsonReader::handleAfterValue()
{
    JsonParse &p = m_parse;
    const int unit = p.text.at(p.offset);
    const bool isCall = p.brackets.top().kind == JsonBracket::Call;
    if (unit == ',' || isNonJsonComma(unit))
        return isCall ? p.trivia.skipStray(p.offset) : p.consumeComma(1);
    if (isCloser(unit))
        return p.close(unit);
    if (p.trivia.isEllipsis(p.offset))
        return p.needsMoreInput() ? void() : p.trivia.skipEllipsis(p.offset);
    if (isCall)
        return p.trivia.skipStray(p.offset);
    const bool isQuoted = p.lookahead.openingQuoteLength(p.offset) > 0;
    const bool begins = isQuoted || (p.brackets.isObject() ? unit == '[' || p.lookahead.startsMember(p.offset) != Prediction::No : isOpener(unit) || isWordUnit(unit));
    if (p.needsMoreInput())
        return;
    if (p.brackets.isObject() && unit == '{')
        return m_members.handleNestedBrace();
    return begins ? p.reportMissingComma() : p.trivia.skipStray(p.offset);
}

void TolerantJsonReader::beginString(JsonRole role, const OpeningQuote &quote)
{
    if (quote.kind == QuoteKind::Escaped || quote.kind == QuoteKind::EscapedSingle)
        m_parse.trivia.setEscaped();
    m_parse.valueBegin = m_parse.offset;
    m_stringRole = role;
    std::string *bytes = nullptr;
    if (role == JsonRole::Key) {
        bytes = m_parse.beginKey(m_parse.offset);
    } else {
        Json &value = m_parse.tree.add();
        value = Json::value_t::string;
        bytes = &value.get_ref<std::string &>();
    }
    m_string.beginString(m_parse.offset, quote, m_parse.contextFor(role), bytes, m_parse.guidedEnding());
    m_parse.state = JsonParse::State::String;
}

void TolerantJsonReader::readString()
{
    const auto outcome = m_string.read();
    if (outcome == JsonStringReader::Outcome::NeedsMoreInput)
        return;
    if (outcome == JsonStringReader::Outcome::Truncated)
        return endTruncatedString();
    m_parse.offset = m_parse.keyEnd = m_string.offset();
    m_parse.state = m_stringRole == JsonRole::Key ? JsonParse::State::Colon : JsonParse::State::StringEnd;
}

/// Ends a string. Uses the following text to determine whether the string is a key in an object that lacks its brackets.
void TolerantJsonReader::endString()
{
    const int unit = m_parse.lookahead.findNextUnit(m_parse.offset).unit;
    const bool isKey = m_stringRole != JsonRole::Member && m_members.canBecomeKey(unit);
    if (m_parse.needsMoreInput())
        return;
    return isKey ? m_members.convertToKey() : m_parse.finishValue(m_parse.offset);
}

/// Ends a string at the end of the text. If the text ends with exactly the closing brackets for the open brackets, only the quote is missing.
void TolerantJsonReader::endTruncatedString()
{
    JsonParse &p = m_parse;
    p.offset = m_string.offset();
    if (m_stringRole == JsonRole::Key)
        return m_members.dropTruncatedKey();
    qsizetype at = p.offset;
    qsizetype closedCount = 0;
    while (at > m_string.contentBegin() && (isJsonSpace(p.text.at(at - 1)) || (closedCount < p.brackets.depth() && p.text.at(at - 1) == p.brackets.at(closedCount).closer)))
        closedCount += !isJsonSpace(p.text.at(--at));
    const QStringView content = p.text.slice(m_string.contentBegin(), at);
    const auto opened = content.count(u'{') + content.count(u'[') - content.count(u'}') - content.count(u']');
    if (closedCount == 0 || closedCount < p.brackets.depth() || opened > 0 || content.endsWith(u'\\')) {
        p.ledger.insert(RepairRule::MissingQuote, p.offset, QStringLiteral("\""));
        p.isComplete = false;
        return p.finishValue(p.offset);
    }
    m_string.closeBefore(at);
    p.offset = m_string.offset();
    p.finishValue(p.offset);
}

} // namespace outcrop
