// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonbarewordreader.h"

#include "core/responses/jsonunits.h"

namespace outcrop {

void JsonBareWordReader::begin()
{
    m_parse.valueBegin = m_scannedEnd = m_parse.offset;
    m_parse.state = JsonParse::State::Word;
}

/// Returns the end of a possible number or literal, excluding an ellipsis.
qsizetype JsonBareWordReader::wordEnd()
{
    const JsonText &text = m_parse.text;
    int unit = text.at(m_scannedEnd);
    while (isWordUnit(unit) && (unit != '.' || !text.matches(m_scannedEnd, u"...")) && !text.needsMoreInput())
        unit = text.at(++m_scannedEnd);
    return m_scannedEnd;
}

void JsonBareWordReader::readWord()
{
    JsonParse &p = m_parse;
    const qsizetype end = wordEnd();
    const int next = p.text.at(end);
    if (p.needsMoreInput())
        return;
    const QStringView word = p.text.slice(p.offset, end);
    if ((isStringPrefix(word) && isQuote(next) && (p.offset == 0 || !isQuote(p.text.at(p.offset - 1))))
        || (word == u"new" && next == ' '))
        return skipPrefix(word, end);
    std::optional<JsonWord> meaning = readJsonNumber(word);
    if (!meaning)
        meaning = readJsonLiteral(word, next == JsonText::End && !p.isAtTopLevel());
    if (const std::optional<ParseDecisions::Ending> ending = p.guidedEnding())
        return consumeWordAsDecided(end, meaning, *ending);
    const bool isWhole = meaning && endsWord(end);
    const bool isCalled = !isWhole && next == '(' && isCall(word, end);
    if (p.needsMoreInput())
        return;
    if (isWhole)
        return consumeWord(end, *meaning);
    if (isCalled)
        return p.openCall(end + 1);
    if (p.isAtTopLevel())
        return p.fail(QStringLiteral("no JSON value begins here"));
    m_scannedEnd = qMax(end, p.offset + 1);
    m_parenthesisDepth = 0;
    p.state = JsonParse::State::UnquotedString;
}

/// Ends the value at the offset that the decisions specify.
void JsonBareWordReader::consumeWordAsDecided(qsizetype wordEnd, const std::optional<JsonWord> &word, ParseDecisions::Ending ending)
{
    if (word && wordEnd == ending.offset && ending.isMissing)
        return consumeWord(wordEnd, *word);
    consumeUnquotedString(ending.isMissing ? ending.offset : ending.offset + 1, ending.offset);
}

/// Skips a programming language's string prefix or keyword before a value.
void JsonBareWordReader::skipPrefix(QStringView word, qsizetype end)
{
    m_parse.ledger.drop(word == u"new" ? RepairRule::Call : RepairRule::StringPrefix, m_parse.offset, end);
    m_parse.offset = end;
    m_parse.state = JsonParse::State::Value;
}

/// Returns whether the number or literal that ends at `end` is the whole value and not the first word of a string.
bool JsonBareWordReader::endsWord(qsizetype end) const
{
    const JsonParse &p = m_parse;
    const auto next = p.lookahead.findNextUnit(end);
    const int unit = next.unit;
    if (unit < 0 || unit == ',' || isCloser(unit) || next.isAfterLineBreak || isNonJsonComma(unit)
        || p.lookahead.endsBlock(next.offset))
        return true;
    if (p.isAtTopLevel())
        return next.offset > end || !isWordUnit(unit);
    if ((unit == '.' && p.text.matches(next.offset, u"...")) || (unit == '\\' && p.trivia.isEscaped()))
        return true;
    if (p.brackets.isObject())
        return unit == '{' || p.lookahead.startsMember(next.offset) == Prediction::Yes;
    return p.lookahead.openingQuoteLength(next.offset) > 0 || unit == '{' || unit == '[' || isDigit(unit) || unit == '-'
        || p.lookahead.isJsonLiteral(next.offset);
}

void JsonBareWordReader::consumeWord(qsizetype end, const JsonWord &word)
{
    JsonParse &p = m_parse;
    p.tree.add() = word.value;
    if (word.rule && word.isNote)
        p.ledger.note(*word.rule, p.offset, end, word.after);
    else if (word.rule)
        p.ledger.replace(*word.rule, p.offset, end, word.after);
    p.finishValue(end);
}

/// Returns whether a function call wraps a single value.
bool JsonBareWordReader::isCall(QStringView word, qsizetype end) const
{
    if (word.isEmpty() || isDigit(word[0].unicode()))
        return false;
    const JsonParse &p = m_parse;
    const auto first = p.lookahead.findNextUnit(end + 1);
    if (first.unit == '{' || first.unit == '[')
        return true;
    if (p.isAtTopLevel())
        return false;
    if (first.unit == ')' || p.lookahead.openingQuoteLength(first.offset) > 0)
        return true;
    qsizetype at = first.offset;
    while (at < end + JsonLookahead::maximumLookahead && isWordUnit(p.text.at(at)))
        ++at;
    return p.text.at(at) == ')' && at > first.offset;
}

/// Reads an unquoted string up to the end of the line or to a character that ends a value.
void JsonBareWordReader::readUnquotedString()
{
    const JsonParse &p = m_parse;
    while (true) {
        const int unit = p.text.at(m_scannedEnd);
        const bool isClosed =
            unit == '"' && m_parenthesisDepth == 0 && p.lookahead.closesString(m_scannedEnd + 1, p.contextFor(p.brackets.role()));
        const bool ends = isClosed || endsString(unit);
        if (p.needsMoreInput())
            return;
        if (ends)
            return consumeUnquotedString(isClosed ? m_scannedEnd + 1 : m_scannedEnd, m_scannedEnd);
        m_parenthesisDepth += unit == '(' ? 1 : unit == ')' && m_parenthesisDepth > 0 ? -1 : 0;
        ++m_scannedEnd;
    }
}

bool JsonBareWordReader::endsString(int unit) const
{
    const JsonParse &p = m_parse;
    switch (unit) {
    case JsonText::End:
    case '\n':
        return true;
    case ',':
        return m_parenthesisDepth == 0
            && (p.brackets.role() == JsonRole::Item
                || p.lookahead.isPlausibleAfterComma(m_scannedEnd + 1, p.contextFor(p.brackets.role())));
    case '}':
        return p.brackets.isOpen(u'}');
    case ']':
        return p.brackets.isOpen(u']');
    case ')':
        return m_parenthesisDepth == 0 && p.brackets.isOpen(u')');
    case '/':
    case '#':
        return beginsComment();
    }
    return p.lookahead.endsBlock(m_scannedEnd);
}

bool JsonBareWordReader::beginsComment() const
{
    const JsonText &text = m_parse.text;
    if (!isJsonSpace(text.at(m_scannedEnd - 1)))
        return false;
    const int next = text.at(m_scannedEnd + 1);
    return text.at(m_scannedEnd) == '#' ? next == ' ' : next == '/' || next == '*';
}

void JsonBareWordReader::consumeUnquotedString(qsizetype end, qsizetype contentEnd)
{
    JsonParse &p = m_parse;
    const bool isQuoted = end > contentEnd;
    while (!isQuoted && contentEnd > p.offset + 1 && isJsonSpace(p.text.at(contentEnd - 1)))
        end = --contentEnd;
    Json &value = p.tree.add();
    value = jsonString(p.text.slice(p.offset, contentEnd));
    const QString written = QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
    p.ledger.replace(isQuoted ? RepairRule::MissingQuote : RepairRule::UnquotedString, p.offset, end, written);
    p.finishValue(end);
}

} // namespace outcrop
