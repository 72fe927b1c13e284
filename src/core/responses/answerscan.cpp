// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerscan.h"

#include "core/responses/answerscanner.h"
#include "core/responses/answersigns.h"
#include "core/responses/coercion.h"
#include "core/responses/schemafindings.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype mostFound = 500; ///< places with data; a text with more is no answer
constexpr qsizetype mostRemarks = 1000;
constexpr qsizetype mostRepairs = 100000;

bool asksForList(const ResponseContract &contract)
{
    if (!contract.schema.is_object() || !contract.schema.contains("type"))
        return false;
    const Json &type = contract.schema["type"];
    return type == Json("array") || (type.is_array() && std::find(type.begin(), type.end(), Json("array")) != type.end());
}

/// Decides between readings by what was asked for.
JsonSearch::Judge judgeOf(const ResponseContract &contract)
{
    if (!contract.asksForData())
        return {};
    return [&contract](const Json &value) { return obeys(contract, value) || obeys(contract, coerce(value, contract.schema).value); };
}

} // namespace

AnswerScanner::AnswerScanner(QStringView text, const ResponseContract &contract)
    : m_text(text)
    , m_listAsked(asksForList(contract))
    , m_mayBeYaml(contract.asksForData())
    , m_mayBeSequence(m_listAsked || !contract.asksForData())
    , m_search(text, judgeOf(contract))
    , m_promptTags(AnswerSigns::builtIn().promptTags + QSet<QString>(contract.promptTags.begin(), contract.promptTags.end()))
    , m_budget(6 * text.size() + 4096)
{
}

ScannedAnswer AnswerScanner::run()
{
    m_at = skipSpace(m_text, 0);
    passSpeaker();
    m_first = m_at = skipSpace(m_text, m_at);
    if (!takeScalar()) {
        while (m_at < m_text.size())
            step();
    }
    if (m_thoughtEnd > 0)
        pass({0, m_thoughtEnd}, RepairRule::Thinking);
    noteUnlisted();
    return m_result;
}

void AnswerScanner::step()
{
    switch (m_text[m_at].unicode()) {
    case u'<':
        return passMark() || takeTag() ? void() : void(++m_at);
    case u'[':
        return passMark() || takeBare() ? void() : void(++m_at);
    case u'{':
        return takeBare() ? void() : void(++m_at);
    case u'`':
    case u'~':
        return takeFence() ? void() : passCode();
    case u'\n':
        ++m_at;
        return noteSpeaker();
    default:
        ++m_at;
    }
}

void AnswerScanner::pass(const TextSpan &span, RepairRule rule)
{
    m_result.passedOver.append(span);
    note(rule, span.begin, m_text.mid(span.begin, span.end - span.begin).toString(), {});
}

void AnswerScanner::note(RepairRule rule, qsizetype at, const QString &before, const QString &after)
{
    if (m_result.repairs.size() < mostRepairs)
        m_result.repairs.append({at, repairRuleName(rule), before, after});
    else
        ++m_unlisted;
}

void AnswerScanner::noteUnlisted()
{
    if (m_unlisted > 0)
        m_result.repairs.append({m_result.repairs.last().offset, repairRuleName(RepairRule::LedgerFull), {}, QString::number(m_unlisted)});
}

/// What was left open at `at` was closed by `mark`.
void AnswerScanner::noteUnclosed(RepairRule rule, qsizetype at, const QString &mark)
{
    note(rule, at, {}, mark);
}

/// `Assistant:` in front of everything.
void AnswerScanner::passSpeaker()
{
    for (const QString &name : AnswerSigns::builtIn().speakerNames) {
        for (const char *form : {"%1:", "**%1:**", "**%1**:"}) {
            const QString mark = QString::fromLatin1(form).arg(name);
            if (!m_text.mid(m_at).startsWith(mark, Qt::CaseInsensitive))
                continue;
            pass({m_at, m_at + mark.size()}, RepairRule::EchoedSpeaker);
            m_at += mark.size();
            return;
        }
    }
}

/// The other side's name at the beginning of a line.
void AnswerScanner::noteSpeaker()
{
    for (const QString &name : AnswerSigns::builtIn().otherSpeakers) {
        if (!m_text.mid(m_at).startsWith(name) || m_text.mid(m_at + name.size(), 1) != u":" || m_result.remarks.size() >= mostRemarks)
            continue;
        m_result.remarks.append({Severity::Warning, QStringLiteral("response-other-speaker"),
            QStringLiteral("The answer goes on with what `%1` says: it may hold both sides of a conversation.").arg(name),
            {m_at, m_at + name.size() + 1}});
    }
}

/// A mark of a chat template.
bool AnswerScanner::passMark()
{
    for (const QString &mark : AnswerSigns::builtIn().templateMarks) {
        if (!m_text.mid(m_at).startsWith(mark))
            continue;
        pass({m_at, m_at + mark.size()}, RepairRule::EchoedMark);
        m_at += mark.size();
        return true;
    }
    return false;
}

/// Whether another place may be looked at: a hostile text could have each of them read to its end.
bool AnswerScanner::mayRead() const
{
    return m_budget >= 0 && m_result.found.size() < mostFound;
}

/// Reads what an envelope holds. The data may go beyond the mark that seems to end it: a string of it may hold such a mark.
void AnswerScanner::read(FoundData &found, qsizetype begin, qsizetype bound)
{
    if (begin >= bound) {
        found.json.begin = found.json.end = bound;
        found.json.problem = QStringLiteral("nothing stands there");
        return;
    }
    found.json = readAt(begin);
    const bool fits = !found.json.problem && found.json.complete && (found.json.end <= bound || endsInMark(found.json.end));
    if (fits || (bound == m_text.size()))
        return;
    found.json = readAt(begin, bound);
    found.bound = bound;
}

bool AnswerScanner::endsInMark(qsizetype end) const
{
    const QStringView rest = m_text.mid(skipSpace(m_text, end));
    return rest.isEmpty() || rest.startsWith(u"```") || rest.startsWith(u"~~~") || rest.startsWith(u"</METADATA>", Qt::CaseInsensitive);
}

TolerantJson AnswerScanner::readAt(qsizetype begin, qsizetype bound)
{
    TolerantJson json = m_mayBeSequence ? m_search.readSequence(begin, bound) : m_search.read(begin, bound);
    spend();
    return json;
}

void AnswerScanner::spend(qsizetype more)
{
    const qsizetype read = m_search.charactersRead();
    m_budget -= 64 + more + read - m_charged;
    m_charged = read;
}

/// What else stands in an envelope, behind the data.
void AnswerScanner::noteRest(const TextSpan &rest, const FoundData &found)
{
    if (found.json.problem || rest.end <= rest.begin)
        return;
    QStringView text = m_text.mid(rest.begin, rest.end - rest.begin).trimmed();
    while (!text.isEmpty() && (text.back() == u'`' || text.back() == u'~'))
        text.chop(1);
    text = text.trimmed();
    if (!text.isEmpty())
        note(RepairRule::TextAfter, text.data() - m_text.data(), text.toString(), {});
}

ScannedAnswer scanAnswer(QStringView text, const ResponseContract &contract)
{
    return AnswerScanner(text, contract).run();
}

} // namespace outcrop
