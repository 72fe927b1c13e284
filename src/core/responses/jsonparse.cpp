// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonparse.h"

#include "core/responses/jsonunits.h"

namespace outcrop {

void JsonParse::finishValue(qsizetype end)
{
    setRange(valueBegin, end);
    tree.finishValue();
    offset = valueEnd = end;
    comma = {};
    state = isAtTopLevel() ? State::Done : State::Next;
    checkValueCount();
}

void JsonParse::insertMissingValue(const QString &written)
{
    ledger.insert(RepairRule::MissingValue, offset, written);
    tree.finishValue();
    valueEnd = offset;
    comma = {};
    state = State::Next;
}

void JsonParse::consumeComma(qsizetype size)
{
    if (text.at(offset) != ',')
        ledger.replace(RepairRule::NonJsonComma, offset, offset + size, QStringLiteral(","));
    comma = {offset, false};
    offset += size;
    state = brackets.isObject() ? State::Key : State::Value;
}

void JsonParse::reportMissingComma()
{
    ledger.insert(RepairRule::MissingComma, valueEnd, QStringLiteral(","));
    comma = {valueEnd, true};
    state = brackets.isObject() ? State::Key : State::Value;
}

std::string *JsonParse::beginKey(qsizetype start)
{
    key.clear();
    keyBegin = keyEnd = start;
    m_keyRule.reset();
    return &key;
}

void JsonParse::setKey(std::string name, qsizetype start, qsizetype end, std::optional<RepairRule> rule)
{
    key = std::move(name);
    keyBegin = start;
    keyEnd = end;
    m_keyRule = rule;
    state = State::Colon;
}

void JsonParse::consumeKey()
{
    if (tree.beginMember(key))
        ledger.note(RepairRule::DuplicateKey, keyBegin, keyEnd, {});
    if (m_keyRule)
        ledger.replace(*m_keyRule, keyBegin, keyEnd, QString::fromStdString(Json(key).dump(-1, ' ', false, Json::error_handler_t::replace)));
    brackets.top().hasMembers = true;
    comma = {};
    state = State::Value;
}

void JsonParse::open(JsonBracket kind, qsizetype size)
{
    if (brackets.isFull())
        return failNestedTooDeep();
    const char16_t closer = kind == JsonBracket::Object ? u'}' : kind == JsonBracket::List ? u']' : u')';
    tree.open(kind == JsonBracket::Object ? Json::value_t::object : Json::value_t::array);
    if (kind == JsonBracket::Tuple)
        ledger.replace(RepairRule::Tuple, offset, offset + size, QStringLiteral("["));
    brackets.push(kind, closer, offset);
    offset += size;
    valueEnd = offset;
    comma = {};
    state = kind == JsonBracket::Object ? State::Key : State::Value;
}

void JsonParse::openImplicitObject(qsizetype start)
{
    ledger.insert(RepairRule::MissingBracket, start, QStringLiteral("{"));
    tree.open(Json::value_t::object);
    brackets.push(JsonBracket::Object, u'}', start);
    brackets.top().isImplicit = true;
}

void JsonParse::openCall(qsizetype end)
{
    if (brackets.isFull())
        return failNestedTooDeep();
    ledger.drop(RepairRule::Call, offset, end);
    brackets.push(JsonBracket::Call, u')', offset);
    offset = end;
    comma = {};
    state = State::Value;
}

void JsonParse::close(int unit)
{
    if (const std::optional<int> depth = decisions ? decisions->depthAfter(offset) : std::nullopt)
        return closeBracketAsDecided(unit, *depth);
    const qsizetype last = brackets.depth() - 1;
    const qsizetype frame = brackets.frameClosedBy(unit);
    const bool isExtra = brackets.top().extraClosers > 0 && unit == '}' && lookahead.findNextUnit(offset + 1).unit == '}';
    const bool fitsInnerValue = frame == last || lookahead.isPlausibleAfterCloser(offset + 1, brackets.closerOf(last - 1));
    const bool fitsOuterValue = frame == last || (frame >= 0 && lookahead.isPlausibleAfterCloser(offset + 1, brackets.closerOf(frame - 1)));
    if (needsMoreInput())
        return;
    if (isExtra || (frame < 0 && !fitsInnerValue)) {
        brackets.top().extraClosers -= isExtra;
        return dropCloser();
    }
    dropTrailingComma();
    if (frame < 0 || (fitsInnerValue && !fitsOuterValue))
        return closeWith(unit);
    while (brackets.depth() - 1 > frame)
        closeMissingBrackets(offset);
    closeWith(unit);
}

void JsonParse::dropCloser()
{
    ledger.drop(RepairRule::ExtraBracket, offset, offset + 1);
    ++offset;
}

/// Closes brackets until `depth` of them are open: the last one with `unit`, the others as missing brackets. Drops `unit` if the decision is Drop or no bracket
/// would be closed.
void JsonParse::closeBracketAsDecided(int unit, int depth)
{
    if (depth == ParseDecisions::Drop || depth >= brackets.depth())
        return dropCloser();
    dropTrailingComma();
    while (brackets.depth() > depth + 1)
        closeMissingBrackets(offset);
    closeWith(unit);
}

/// Closes the innermost bracket with the character in the text.
void JsonParse::closeWith(int unit)
{
    const JsonBracket kind = brackets.top().kind;
    if (kind == JsonBracket::Call)
        return closeCall();
    const char16_t expected = JsonBrackets::standardCloser(kind);
    if (unit != expected) {
        const RepairRule rule = unit != brackets.top().closer ? RepairRule::WrongBracket
            : kind == JsonBracket::Set                        ? RepairRule::SetBraces
            : kind == JsonBracket::Pairs                      ? RepairRule::ListBrackets
                                                              : RepairRule::Tuple;
        ledger.replace(rule, offset, offset + 1, QString(QChar(expected)));
    }
    ++offset;
    closeTopFrame(offset);
}

/// Skips the closing parenthesis of a function call; inserts null if the call has no arguments.
void JsonParse::closeCall()
{
    if (state == State::Value) {
        tree.add() = nullptr;
        ledger.insert(RepairRule::MissingValue, offset, QStringLiteral("null"));
        tree.finishValue();
    }
    ledger.drop(RepairRule::Call, offset, offset + 1);
    ++offset;
    closeTopFrame(offset);
}

void JsonParse::closeTopFrame(qsizetype end)
{
    const JsonFrame frame = brackets.top();
    if (frame.kind != JsonBracket::Call) {
        setRange(frame.openOffset, end);
        tree.close();
    }
    brackets.pop();
    valueEnd = end;
    comma = {};
    state = isAtTopLevel() ? State::Done : State::Next;
    checkValueCount();
}

void JsonParse::closeMissingBrackets(qsizetype end)
{
    const JsonBracket kind = brackets.top().kind;
    if (kind != JsonBracket::Call)
        ledger.insert(RepairRule::MissingBracket, end, QString(QChar(JsonBrackets::standardCloser(kind))));
    closeTopFrame(end);
}

void JsonParse::dropTrailingComma()
{
    if (comma.offset < 0)
        return;
    ledger.removeRepair(comma.isMissing ? RepairRule::MissingComma : RepairRule::NonJsonComma, comma.offset);
    if (!comma.isMissing)
        ledger.drop(RepairRule::TrailingComma, comma.offset, comma.offset + 1);
    comma = {};
}

qsizetype JsonParse::contentEnd() const
{
    const qsizetype least = qMax(valueEnd, ledger.lastRepairEnd());
    qsizetype end = offset;
    while (end > least && isJsonSpace(text.at(end - 1)))
        --end;
    return end;
}

void JsonParse::finish(qsizetype end)
{
    if (isAtTopLevel())
        return fail(QStringLiteral("the text contains no JSON value"));
    isComplete = brackets.depth() == 1 && brackets.top().isImplicit && state == State::Next;
    if (state == State::Colon || (state == State::Value && (brackets.isObject() || brackets.top().kind == JsonBracket::Call))) {
        const bool hasColon = state == State::Value;
        if (!hasColon)
            consumeKey();
        else if (!brackets.isObject())
            tree.add() = nullptr;
        ledger.insert(RepairRule::MissingValue, end, hasColon ? QStringLiteral("null") : QStringLiteral(": null"));
        tree.finishValue();
    }
    dropTrailingComma();
    while (!isAtTopLevel() && state != State::Done)
        closeMissingBrackets(end);
    state = State::Done;
}

void JsonParse::setRange(qsizetype start, qsizetype end)
{
    if (!ranges)
        return;
    if (const auto place = ranges->find(tree.path()); place != ranges->end())
        *place = {start, end};
}

void JsonParse::checkValueCount()
{
    if (tree.count() > maximumValues)
        fail(QStringLiteral("the data contains more than %1 values").arg(maximumValues));
}

void JsonParse::failNestedTooDeep()
{
    fail(QStringLiteral("the data is nested more than %1 levels deep").arg(JsonBrackets::maximumLevels));
}

void JsonParse::fail(const QString &reason)
{
    problem = reason;
    state = State::Done;
}

} // namespace outcrop
