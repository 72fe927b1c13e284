// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonreader.h"
#include "core/responses/jsonunits.h"

namespace outcrop {

namespace {

int kindOf(char16_t closer)
{
    return closer == u'}' ? 0 : closer == u']' ? 1 : 2;
}

} // namespace

void JsonReader::open(Bracket kind, qsizetype size)
{
    if (m_frames.size() >= mostLevels)
        return tooDeep();
    const char16_t closer = kind == Bracket::Object ? u'}' : kind == Bracket::List ? u']' : u')';
    m_tree.open(kind == Bracket::Object ? Json::value_t::object : Json::value_t::array);
    if (kind == Bracket::Tuple)
        m_ledger.replace(RepairRule::Tuple, m_at, m_at + size, QStringLiteral("["));
    push(kind, closer, m_at);
    m_at += size;
    m_valueEnd = m_at;
    m_commaAt = -1;
    m_state = kind == Bracket::Object ? State::Key : State::Value;
}

void JsonReader::push(Bracket kind, char16_t closer, qsizetype at)
{
    m_frames.push_back({kind, closer, at});
    ++m_open[kindOf(closer)];
}

/// The innermost bracket that `unit` closes, or -1.
qsizetype JsonReader::frameClosedBy(int unit) const
{
    if (m_open[kindOf(char16_t(unit))] == 0)
        return -1;
    qsizetype frame = qsizetype(m_frames.size()) - 1;
    while (frame >= 0 && m_frames[size_t(frame)].closer != unit)
        --frame;
    return frame;
}

/// What closes that bracket in the text; 0 where there is none.
int JsonReader::closerOf(qsizetype frame) const
{
    return frame < 0 ? 0 : m_frames[size_t(frame)].closer;
}

char16_t JsonReader::properCloser(Bracket kind)
{
    return kind == Bracket::Object || kind == Bracket::Pairs ? u'}' : u']';
}

/// A closing bracket. Where it is not the one expected, what follows tells whether others were forgotten, or it is of the wrong kind, or one too many.
void JsonReader::close(int unit)
{
    if (const std::optional<int> depth = m_guide ? m_guide->depthBehind(m_at) : std::nullopt)
        return closeAsGuided(unit, *depth);
    const qsizetype last = qsizetype(m_frames.size()) - 1;
    const qsizetype frame = frameClosedBy(unit);
    const bool isExtra = top().extraClosers > 0 && unit == '}' && m_lookahead.afterSpace(m_at + 1).unit == '}';
    const bool fitsInside = frame == last || m_lookahead.fitsAfterClosing(m_at + 1, closerOf(last - 1));
    const bool fitsOutside = frame == last || (frame >= 0 && m_lookahead.fitsAfterClosing(m_at + 1, closerOf(frame - 1)));
    if (m_text.isStarved())
        return;
    if (isExtra || (frame < 0 && !fitsInside)) {
        top().extraClosers -= isExtra;
        return dropCloser();
    }
    dropTrailingComma();
    if (frame < 0 || (fitsInside && !fitsOutside))
        return closeWith(unit);
    while (qsizetype(m_frames.size()) - 1 > frame)
        closeMissing(m_at);
    closeWith(unit);
}

void JsonReader::dropCloser()
{
    m_ledger.drop(RepairRule::ExtraBracket, m_at, m_at + 1);
    ++m_at;
}

/// Closes brackets until `depth` of them are open, the last with what is there.
void JsonReader::closeAsGuided(int unit, int depth)
{
    if (depth == JsonGuide::Drop || depth >= int(m_frames.size()))
        return dropCloser();
    dropTrailingComma();
    while (int(m_frames.size()) > depth + 1)
        closeMissing(m_at);
    closeWith(unit);
}

/// Closes the innermost bracket with what stands there.
void JsonReader::closeWith(int unit)
{
    const Bracket kind = top().kind;
    if (kind == Bracket::Call)
        return closeCall();
    const char16_t proper = properCloser(kind);
    if (unit != proper) {
        const RepairRule rule = unit != top().closer ? RepairRule::WrongBracket
            : kind == Bracket::Set                   ? RepairRule::SetBraces
            : kind == Bracket::Pairs                 ? RepairRule::ListBrackets
                                                     : RepairRule::Tuple;
        m_ledger.replace(rule, m_at, m_at + 1, QString(QChar(proper)));
    }
    ++m_at;
    closeTop(m_at);
}

/// What stands around a value is passed over; without a value it was null.
void JsonReader::closeCall()
{
    if (m_state == State::Value) {
        m_tree.add() = nullptr;
        m_ledger.insert(RepairRule::MissingValue, m_at, QStringLiteral("null"));
        m_tree.done();
    }
    m_ledger.drop(RepairRule::Call, m_at, m_at + 1);
    ++m_at;
    closeTop(m_at);
}

void JsonReader::closeTop(qsizetype end)
{
    const Frame frame = top();
    if (frame.kind != Bracket::Call) {
        setPlace(frame.openAt, end);
        m_tree.close();
    }
    --m_open[kindOf(frame.closer)];
    m_frames.pop_back();
    m_valueEnd = end;
    m_commaAt = -1;
    m_state = isTop() ? State::Done : State::Next;
    if (m_tree.count() > mostValues)
        tooMany();
}

void JsonReader::closeMissing(qsizetype at)
{
    if (top().kind != Bracket::Call)
        m_ledger.insert(RepairRule::MissingBracket, at, QString(QChar(properCloser(top().kind))));
    closeTop(at);
}

void JsonReader::dropTrailingComma()
{
    if (m_commaAt < 0)
        return;
    m_ledger.withdraw(m_isCommaMissing ? RepairRule::MissingComma : RepairRule::OddComma, m_commaAt);
    if (!m_isCommaMissing)
        m_ledger.drop(RepairRule::TrailingComma, m_commaAt, m_commaAt + 1);
    m_commaAt = -1;
}

/// Behind the last thing that is not white space.
qsizetype JsonReader::contentEnd() const
{
    const qsizetype least = qMax(m_valueEnd, m_ledger.end());
    qsizetype end = m_at;
    while (end > least && isJsonSpace(m_text.at(end - 1)))
        --end;
    return end;
}

/// The text has ended: what is open is closed there.
void JsonReader::finish(qsizetype at)
{
    if (isTop())
        return fail(QStringLiteral("there is no JSON value"));
    m_isComplete = m_frames.size() == 1 && top().isImplicit && m_state == State::Next;
    if (m_state == State::Colon || (m_state == State::Value && (isObject() || top().kind == Bracket::Call))) {
        const bool hasColon = m_state == State::Value;
        if (!hasColon)
            takeKey();
        else if (!isObject())
            m_tree.add() = nullptr;
        m_ledger.insert(RepairRule::MissingValue, at, hasColon ? QStringLiteral("null") : QStringLiteral(": null"));
        m_tree.done();
    }
    dropTrailingComma();
    while (!isTop() && m_state != State::Done)
        closeMissing(at);
    m_state = State::Done;
}

/// The text has ended inside a key.
void JsonReader::cutShort()
{
    m_ledger.forgetFrom(m_keyBegin);
    m_ledger.drop(RepairRule::CutKey, m_keyBegin, m_text.size());
    m_state = State::Key;
    m_at = m_text.size();
    finish(m_at);
}

void JsonReader::tooDeep()
{
    fail(QStringLiteral("there are more than %1 levels").arg(mostLevels));
}

void JsonReader::tooMany()
{
    fail(QStringLiteral("there are more than %1 values").arg(mostValues));
}

void JsonReader::fail(const QString &why)
{
    m_problem = why;
    m_state = State::Done;
}

} // namespace outcrop
