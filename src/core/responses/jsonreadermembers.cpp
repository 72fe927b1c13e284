// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

/// Where a key should stand.
void JsonReader::atKey()
{
    const int unit = m_text.at(m_at);
    const OpeningQuote quote = isQuote(unit) || unit == '\\' ? openingQuoteAt(m_text, m_at) : OpeningQuote{};
    const bool isEllipsis = (unit == '.' && m_text.matches(m_at, u"...")) || unit == 0x2026;
    if (m_text.isStarved())
        return;
    if (quote.size > 0)
        return beginText(JsonRole::Key, quote);
    if (isEllipsis)
        return passEllipsis();
    if (isCloser(unit))
        return close(unit);
    if (unit == '{')
        return atNestedBrace();
    if (unit == ',' || isOddComma(unit)) {
        m_ledger.drop(RepairRule::ExtraComma, m_at, m_at + 1);
        ++m_at;
    } else if (isColon(unit) || unit == '[') {
        m_key.clear();
        m_keyRule.reset();
        m_keyBegin = m_keyEnd = m_at;
        m_ledger.insert(RepairRule::MissingKey, m_at, isColon(unit) ? QStringLiteral("\"\"") : QStringLiteral("\"\":"));
        m_state = State::Colon;
        if (unit == '[')
            takeKey();
    } else {
        m_keyBegin = m_at;
        m_scan = m_at + 1;
        m_state = State::BareKey;
    }
}

/// An object inside an object, without a key: the one before was not closed, or this brace is one too many.
void JsonReader::atNestedBrace()
{
    const bool isInList = m_frames.size() > 1 && m_frames[m_frames.size() - 2].kind == Bracket::List;
    if (!isInList || !top().hasMembers) {
        m_ledger.drop(RepairRule::ExtraBracket, m_at, m_at + 1);
        ++top().extraClosers;
        ++m_at;
        return;
    }
    const qsizetype comma = m_commaAt;
    const bool wasMissing = m_isCommaMissing;
    const qsizetype end = comma >= 0 ? comma : m_valueEnd;
    m_ledger.insertBeforeComma(RepairRule::MissingBracket, end, QStringLiteral("}"));
    closeTop(end);
    m_commaAt = comma;
    m_isCommaMissing = wasMissing;
    m_state = comma >= 0 ? State::Value : State::Next;
}

/// A key without quotes, up to its colon.
void JsonReader::readBareKey()
{
    int unit = m_text.at(m_scan);
    const auto goesOn = [this](int c) {
        if (c < 0 || isColon(c) || c == ',' || isCloser(c) || c == '{' || c == '[' || c == '\n' || c == '"')
            return false;
        if (c == '\'' || c == '`' || c >= 0x2018)
            return !isQuote(c) || !isColon(m_lookahead.afterSpace(m_scan + 1).unit);
        return c != '-' || m_text.at(m_scan + 1) != '>';
    };
    while (goesOn(unit) && !m_text.isStarved())
        unit = m_text.at(++m_scan);
    const bool isQuoted = isQuote(unit) && isColon(m_lookahead.afterSpace(m_scan + 1).unit);
    if (m_text.isStarved())
        return;
    if (unit == JsonText::End)
        return cutShort();
    qsizetype end = m_scan;
    while (isJsonSpace(m_text.at(end - 1)))
        --end;
    m_key = m_text.slice(m_keyBegin, end).toUtf8().toStdString();
    m_at = m_keyEnd = isQuoted ? m_scan + 1 : end;
    m_keyRule = isQuoted ? RepairRule::MissingQuote : RepairRule::UnquotedKey;
    m_scan = 0;
    m_state = State::Colon;
}

/// Behind a key.
void JsonReader::atColon()
{
    const int unit = m_text.at(m_at);
    const bool isArrow = unit == '-' && m_text.at(m_at + 1) == '>';
    const bool isOwnMember = m_lookahead.openingQuote(m_at) > 0 && m_lookahead.startsMember(m_at) == Likely::Yes;
    const bool isItem = isSet(unit);
    if (m_text.isStarved())
        return;
    if (isColon(unit) || isArrow)
        return passColon(unit);
    if (isItem)
        return becomeSet();
    const bool begins = m_lookahead.openingQuote(m_at) > 0 || isOpener(unit) || isWordUnit(unit);
    if (isOwnMember || unit == ',' || isOddComma(unit) || isCloser(unit)) {
        takeKey();
        missValue(QStringLiteral(": null"));
    } else if (begins) {
        takeKey();
        m_ledger.insert(RepairRule::MissingColon, m_keyEnd, QStringLiteral(":"));
    } else {
        passStray();
    }
}

void JsonReader::passColon(int unit)
{
    const int second = unit == '=' || unit == '-' || unit == ':' ? m_text.at(m_at + 1) : 0;
    if (m_text.isStarved())
        return;
    takeKey();
    const bool isPair = (unit == '=' && (second == '>' || second == '=')) || unit == '-' || (unit == ':' && second == '=');
    const qsizetype size = isPair ? 2 : 1;
    if (unit != ':' || isPair)
        m_ledger.replace(RepairRule::OddColon, m_at, m_at + size, QStringLiteral(":"));
    m_at += size;
}

/// The key is one: its member begins.
void JsonReader::takeKey()
{
    if (m_tree.key(m_key))
        m_ledger.note(RepairRule::DuplicateKey, m_keyBegin, m_keyEnd, {});
    if (m_keyRule)
        m_ledger.replace(*m_keyRule, m_keyBegin, m_keyEnd, QString::fromStdString(Json(m_key).dump(-1, ' ', false, Json::error_handler_t::replace)));
    top().hasMembers = true;
    m_commaAt = -1;
    m_state = State::Value;
}

void JsonReader::missValue(const QString &text)
{
    m_ledger.insert(RepairRule::MissingValue, m_at, text);
    m_tree.done();
    m_valueEnd = m_at;
    m_commaAt = -1;
    m_state = State::Next;
}

/// Whether the first thing between braces is a value of its own: Python's sets look so.
bool JsonReader::isSet(int unit) const
{
    if (top().kind != Bracket::Object || top().hasMembers || m_keyBegin == m_keyEnd || m_tree.size() > 0 || top().extraClosers > 0 || top().isImplicit)
        return false;
    if (unit == '}')
        return true;
    if (unit != ',')
        return false;
    const auto next = m_lookahead.afterSpace(m_at + 1);
    return next.unit == '}' || (next.unit >= 0 && next.unit != ',' && m_lookahead.startsMember(next.at) == Likely::No);
}

/// What was taken for a key is read again, as an item.
void JsonReader::becomeSet()
{
    m_ledger.forgetFrom(m_keyBegin);
    m_ledger.replace(RepairRule::SetBraces, top().openAt, top().openAt + 1, QStringLiteral("["));
    m_tree.becomeArray();
    top().kind = Bracket::Set;
    m_at = m_keyBegin;
    m_state = State::Value;
}

/// Whether the text just read is followed by a colon although no object is open.
bool JsonReader::becomesKey(int unit) const
{
    return unit == ':' && m_textRole != JsonRole::Member && (isTop() || top().kind == Bracket::List);
}

void JsonReader::turnIntoKey()
{
    if (isTop()) {
        m_key = m_tree.root().get_ref<const std::string &>();
        m_ledger.insert(RepairRule::MissingBracket, m_valueBegin, QStringLiteral("{"));
        m_tree.open(Json::value_t::object);
        push(Bracket::Object, u'}', m_valueBegin);
        top().isImplicit = true;
    } else {
        m_key = m_tree.takeLastItem();
        giveObject();
    }
    m_keyBegin = m_valueBegin;
    m_keyEnd = m_at;
    m_keyRule.reset();
    m_state = State::Colon;
}

/// An object for a key that stands in a list: the list itself, the object around it, or one of its own.
void JsonReader::giveObject()
{
    if (m_tree.size() == 0) {
        m_ledger.replace(RepairRule::ListBrackets, top().openAt, top().openAt + 1, QStringLiteral("{"));
        m_tree.becomeObject();
        top().kind = Bracket::Pairs;
    } else if (m_frames.size() > 1 && m_frames[m_frames.size() - 2].kind == Bracket::Object) {
        const qsizetype end = m_commaAt >= 0 ? m_commaAt : m_valueEnd;
        m_ledger.insertBeforeComma(RepairRule::MissingBracket, end, QStringLiteral("]"));
        closeTop(end);
    } else if (m_frames.size() < mostLevels) {
        m_ledger.insert(RepairRule::MissingBracket, m_valueBegin, QStringLiteral("{"));
        m_tree.open(Json::value_t::object);
        push(Bracket::Object, u'}', m_valueBegin);
        top().isImplicit = true;
    } else {
        tooDeep();
    }
}

} // namespace outcrop
