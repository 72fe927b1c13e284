// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonmemberreader.h"

#include "core/responses/jsonunits.h"

namespace outcrop {

void JsonMemberReader::handleKey()
{
    JsonParse &p = m_parse;
    const int unit = p.text.at(p.offset);
    const bool isEllipsis = p.trivia.isEllipsis(p.offset);
    if (p.needsMoreInput())
        return;
    if (isEllipsis)
        return p.trivia.skipEllipsis(p.offset);
    if (isCloser(unit))
        return p.close(unit);
    if (unit == '{')
        return handleNestedBrace();
    if (unit == ',' || isNonJsonComma(unit)) {
        p.ledger.drop(RepairRule::ExtraComma, p.offset, p.offset + 1);
        ++p.offset;
    } else if (isColon(unit) || unit == '[') {
        p.setKey({}, p.offset, p.offset);
        p.ledger.insert(RepairRule::MissingKey, p.offset, isColon(unit) ? QStringLiteral("\"\"") : QStringLiteral("\"\":"));
        if (unit == '[')
            p.consumeKey();
    } else {
        p.keyBegin = p.offset;
        m_scannedEnd = p.offset + 1;
        p.state = JsonParse::State::UnquotedKey;
    }
}

void JsonMemberReader::handleNestedBrace()
{
    JsonParse &p = m_parse;
    if (!p.brackets.isInside(JsonBracket::List) || !p.brackets.top().hasMembers) {
        p.ledger.drop(RepairRule::ExtraBracket, p.offset, p.offset + 1);
        ++p.brackets.top().extraClosers;
        ++p.offset;
        return;
    }
    const JsonComma comma = p.comma;
    const qsizetype end = comma.offset >= 0 ? comma.offset : p.valueEnd;
    p.ledger.insertBeforeComma(RepairRule::MissingBracket, end, QStringLiteral("}"));
    p.closeTopFrame(end);
    p.comma = comma;
    p.state = comma.offset >= 0 ? JsonParse::State::Value : JsonParse::State::Next;
}

/// Reads an unquoted key up to its colon.
void JsonMemberReader::readUnquotedKey()
{
    JsonParse &p = m_parse;
    int unit = p.text.at(m_scannedEnd);
    const auto isContinued = [this, &p](int c) {
        if (c < 0 || isColon(c) || c == ',' || isCloser(c) || c == '{' || c == '[' || c == '\n' || c == '"')
            return false;
        if (c == '\'' || c == '`' || c >= 0x2018)
            return !isQuote(c) || !isColon(p.lookahead.findNextUnit(m_scannedEnd + 1).unit);
        return c != '-' || p.text.at(m_scannedEnd + 1) != '>';
    };
    while (isContinued(unit) && !p.needsMoreInput())
        unit = p.text.at(++m_scannedEnd);
    const bool isQuoted = isQuote(unit) && isColon(p.lookahead.findNextUnit(m_scannedEnd + 1).unit);
    if (p.needsMoreInput())
        return;
    if (unit == JsonText::End)
        return dropTruncatedKey();
    qsizetype end = m_scannedEnd;
    while (isJsonSpace(p.text.at(end - 1)))
        --end;
    p.offset = isQuoted ? m_scannedEnd + 1 : end;
    p.setKey(p.text.slice(p.keyBegin, end).toUtf8().toStdString(), p.keyBegin, p.offset, isQuoted ? RepairRule::MissingQuote : RepairRule::UnquotedKey);
}

void JsonMemberReader::handleColon()
{
    JsonParse &p = m_parse;
    const int unit = p.text.at(p.offset);
    const bool isArrow = unit == '-' && p.text.at(p.offset + 1) == '>';
    const bool isOwnMember = p.lookahead.openingQuoteLength(p.offset) > 0 && p.lookahead.startsMember(p.offset) == Prediction::Yes;
    const bool isItem = isSet(unit);
    if (p.needsMoreInput())
        return;
    if (isColon(unit) || isArrow)
        return skipColon(unit);
    if (isItem)
        return convertToSet();
    const bool begins = p.lookahead.openingQuoteLength(p.offset) > 0 || isOpener(unit) || isWordUnit(unit);
    if (isOwnMember || unit == ',' || isNonJsonComma(unit) || isCloser(unit)) {
        p.consumeKey();
        p.insertMissingValue(QStringLiteral(": null"));
    } else if (begins) {
        p.consumeKey();
        p.ledger.insert(RepairRule::MissingColon, p.keyEnd, QStringLiteral(":"));
    } else {
        p.trivia.skipStray(p.offset);
    }
}

void JsonMemberReader::skipColon(int unit)
{
    JsonParse &p = m_parse;
    const int second = unit == '=' || unit == '-' || unit == ':' ? p.text.at(p.offset + 1) : 0;
    if (p.needsMoreInput())
        return;
    p.consumeKey();
    const bool isPair = (unit == '=' && (second == '>' || second == '=')) || unit == '-' || (unit == ':' && second == '=');
    const qsizetype size = isPair ? 2 : 1;
    if (unit != ':' || isPair)
        p.ledger.replace(RepairRule::NonJsonColon, p.offset, p.offset + size, QStringLiteral(":"));
    p.offset += size;
}

/// Returns whether the first element between braces is an item and not a key, as in a Python set.
bool JsonMemberReader::isSet(int unit) const
{
    const JsonParse &p = m_parse;
    const JsonFrame &object = p.brackets.top();
    if (object.kind != JsonBracket::Object || object.hasMembers || p.keyBegin == p.keyEnd || p.tree.size() > 0 || object.extraClosers > 0 || object.isImplicit)
        return false;
    if (unit == '}')
        return true;
    if (unit != ',')
        return false;
    const auto next = p.lookahead.findNextUnit(p.offset + 1);
    return next.unit == '}' || (next.unit >= 0 && next.unit != ',' && p.lookahead.startsMember(next.offset) == Prediction::No);
}

/// Converts the object to a set, and reads the first element again as an item.
void JsonMemberReader::convertToSet()
{
    JsonParse &p = m_parse;
    const qsizetype brace = p.brackets.top().openOffset;
    p.ledger.discardFrom(p.keyBegin);
    p.ledger.replace(RepairRule::SetBraces, brace, brace + 1, QStringLiteral("["));
    p.tree.convertToArray();
    p.brackets.top().kind = JsonBracket::Set;
    p.offset = p.keyBegin;
    p.state = JsonParse::State::Value;
}

void JsonMemberReader::dropTruncatedKey()
{
    JsonParse &p = m_parse;
    p.ledger.discardFrom(p.keyBegin);
    p.ledger.drop(RepairRule::TruncatedKey, p.keyBegin, p.text.size());
    p.state = JsonParse::State::Key;
    p.offset = p.text.size();
    p.finish(p.offset);
}

bool JsonMemberReader::canBecomeKey(int unit) const
{
    return unit == ':' && (m_parse.isAtTopLevel() || m_parse.brackets.top().kind == JsonBracket::List);
}

void JsonMemberReader::convertToKey()
{
    JsonParse &p = m_parse;
    std::string name;
    if (p.isAtTopLevel()) {
        name = p.tree.root().get_ref<const std::string &>();
        p.openImplicitObject(p.valueBegin);
    } else {
        name = p.tree.takeLastItem();
        if (!ensureObject())
            return;
    }
    p.setKey(std::move(name), p.valueBegin, p.offset);
}

/// Provides an object for a key found in an array: the array itself, its parent object, or a new object. Returns false if the nesting would be too
/// deep.
bool JsonMemberReader::ensureObject()
{
    JsonParse &p = m_parse;
    if (p.tree.size() == 0) {
        const qsizetype bracket = p.brackets.top().openOffset;
        p.ledger.replace(RepairRule::ListBrackets, bracket, bracket + 1, QStringLiteral("{"));
        p.tree.convertToObject();
        p.brackets.top().kind = JsonBracket::Pairs;
    } else if (p.brackets.isInside(JsonBracket::Object)) {
        const qsizetype end = p.comma.offset >= 0 ? p.comma.offset : p.valueEnd;
        p.ledger.insertBeforeComma(RepairRule::MissingBracket, end, QStringLiteral("]"));
        p.closeTopFrame(end);
    } else if (!p.brackets.isFull()) {
        p.openImplicitObject(p.valueBegin);
    } else {
        p.failNestedTooDeep();
        return false;
    }
    return true;
}

} // namespace outcrop
