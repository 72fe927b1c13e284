// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/answerscan.h"

#include "core/base/diagnostic.h"
#include "core/documents/data/yamlreader.h"
#include "core/responses/coercion.h"
#include "core/responses/dataopening.h"
#include "core/responses/jsonsearch.h"
#include "core/responses/markup.h"
#include "core/responses/responsepatterns.h"
#include "core/responses/schemafindings.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

constexpr QStringView metadataTag = u"metadata";
constexpr QStringView contentTag = u"content";

/// Scans a response in one pass. A budget limits repeated reading of data, so the time is linear in the length of the text.
class AnswerScanner
{
public:
    AnswerScanner(QStringView text, const ResponseContract &contract);
    ScannedAnswer run();

private:
    // stepping and reading data
    void step();
    void pass(const TextSpan &span, RepairRule rule);
    void note(RepairRule rule, qsizetype at, const QString &before, const QString &after);
    void noteUnlisted();
    void noteUnclosed(RepairRule rule, qsizetype at, const QString &mark);
    void passSpeaker();
    void noteSpeaker();
    bool passMark();
    bool mayRead() const;
    TolerantJson readAt(qsizetype begin, qsizetype bound = -1);
    void read(FoundData &found, qsizetype begin, qsizetype bound);
    /// Deducts the characters that the search has read since the last call, and `more` characters, from the budget.
    void spend(qsizetype more = 0);
    bool endsInMark(qsizetype end) const;
    void noteRest(const TextSpan &rest, const FoundData &found);

    // METADATA, CONTENT, reasoning and tags of the prompt
    bool takeTag();
    void passEcho(const Tag &tag);
    void passThought(const Tag &tag);
    void forgetThoughts(const Tag &tag);
    qsizetype closingOf(const Tag &tag);
    void takeContent(const Tag &tag);
    void openContent(const Tag &tag);
    void takeMetadata(const Tag &tag);
    qsizetype contentBegin(qsizetype from) const;
    qsizetype dataBegin(qsizetype from, qsizetype bound) const;
    void endMetadata(FoundData &found, qsizetype bound);

    // fenced blocks and inline code
    bool takeFence();
    bool takeYaml(const Fence &fence);
    bool holdsData(const Fence &fence, qsizetype begin) const;
    void passBlock(const Fence &fence);
    void endFence(FoundData &found, const Fence &fence);
    qsizetype skipMarks(qsizetype from) const;
    void passCode();

    // data without an envelope
    bool takeScalar();
    bool takeBare();
    bool mayBegin(bool first) const;
    void widen(TextSpan &span) const;

    QStringView m_text;
    bool m_listAsked;
    bool m_mayBeYaml;     ///< a block marked yaml may contain the requested data
    bool m_mayBeSequence; ///< several values in a row may be combined into an array
    JsonSearch m_search;
    QSet<QString> m_promptTags;
    qsizetype m_budget;
    qsizetype m_charged = 0; ///< characters read by the search that are already deducted from the budget
    qsizetype m_at = 0;
    qsizetype m_first = 0;             ///< offset where the response begins
    qsizetype m_thoughtEnd = 0;        ///< offset after the last reasoning section that has no opening tag
    int m_failures = 0;                ///< brackets in prose that did not start data
    QSet<QString> m_unclosed;          ///< names of tags without a further closing tag
    std::array<bool, 2> m_fencesEnd{}; ///< for backticks and tildes: no further fence is closed
    qsizetype m_unlisted = 0;          ///< repairs above the limit, which are only counted
    ScannedAnswer m_result;
};

constexpr qsizetype mostFound = 500; ///< maximum number of data sections; more occur only in hostile input
constexpr qsizetype mostRemarks = 1000;
constexpr qsizetype mostRepairs = 100000;

bool asksForList(const ResponseContract &contract)
{
    if (!contract.schema.is_object() || !contract.schema.contains("type"))
        return false;
    const Json &type = contract.schema["type"];
    return type == Json("array") || (type.is_array() && std::find(type.begin(), type.end(), Json("array")) != type.end());
}

/// Returns a function that prefers interpretations that meet the contract.
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
    , m_promptTags(ResponsePatterns::builtIn().promptTags + QSet<QString>(contract.promptTags.begin(), contract.promptTags.end()))
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

/// Records that a section left open at `at` was closed by inserting `mark`.
void AnswerScanner::noteUnclosed(RepairRule rule, qsizetype at, const QString &mark)
{
    note(rule, at, {}, mark);
}

/// Skips a speaker label such as `Assistant:` at the start of the response.
void AnswerScanner::passSpeaker()
{
    for (const QString &name : ResponsePatterns::builtIn().speakerNames) {
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

/// Warns about the label of the other speaker at the start of a line.
void AnswerScanner::noteSpeaker()
{
    for (const QString &name : ResponsePatterns::builtIn().otherSpeakers) {
        if (!m_text.mid(m_at).startsWith(name) || m_text.mid(m_at + name.size(), 1) != u":" || m_result.remarks.size() >= mostRemarks)
            continue;
        m_result.remarks.append({Severity::Warning, QStringLiteral("response-other-speaker"),
            QStringLiteral("The response continues with a message from `%1`: it may contain both sides of a conversation.").arg(name),
            {m_at, m_at + name.size() + 1}});
    }
}

/// Skips a special token of a chat template and returns whether there was one.
bool AnswerScanner::passMark()
{
    for (const QString &mark : ResponsePatterns::builtIn().templateMarks) {
        if (!m_text.mid(m_at).startsWith(mark))
            continue;
        pass({m_at, m_at + mark.size()}, RepairRule::EchoedMark);
        m_at += mark.size();
        return true;
    }
    return false;
}

/// Returns whether another section may be read. Hostile input could otherwise force a read to the end at every offset.
bool AnswerScanner::mayRead() const
{
    return m_budget >= 0 && m_result.found.size() < mostFound;
}

/// Reads the data in an envelope. The data may continue beyond `bound`, because a string in it can contain the closing tag or fence.
void AnswerScanner::read(FoundData &found, qsizetype begin, qsizetype bound)
{
    if (begin >= bound) {
        found.json.begin = found.json.end = bound;
        found.json.problem = QStringLiteral("it is empty");
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

/// Records the text of an envelope after the data.
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

bool AnswerScanner::takeTag()
{
    const std::optional<Tag> tag = tagAt(m_text, m_at);
    if (!tag)
        return false;
    if (tag->name == metadataTag)
        takeMetadata(*tag);
    else if (tag->name == contentTag)
        takeContent(*tag);
    else if (ResponsePatterns::builtIn().thinkingTags.contains(tag->name))
        passThought(*tag);
    else if (m_promptTags.contains(tag->name))
        passEcho(*tag);
    else
        m_at = tag->span.end;
    return true;
}

void AnswerScanner::passEcho(const Tag &tag)
{
    const bool behindMetadata = !tag.closing && tag.name == u"instruction" && !m_result.found.isEmpty();
    if (behindMetadata && skipSpace(m_text, m_result.found.last().envelope.end) == tag.span.begin)
        m_result.found.last().echo = m_result.found.last().kind == EnvelopeKind::Tags;
    pass(tag.span, RepairRule::EchoedTag);
    m_at = tag.span.end;
}

/// Skips reasoning, which is not part of the answer even if it contains data.
void AnswerScanner::passThought(const Tag &tag)
{
    if (tag.closing)
        return forgetThoughts(tag);
    const qsizetype close = closingOf(tag);
    const qsizetype end = close < 0 ? tag.span.end : tagAt(m_text, close)->span.end;
    pass({tag.span.begin, end}, close < 0 ? RepairRule::UnclosedTag : RepairRule::Thinking);
    m_at = end;
    if (m_first == tag.span.begin)
        m_first = skipSpace(m_text, end);
}

/// Discards everything so far as reasoning, because there is a closing tag without an opening one. run() records it once.
void AnswerScanner::forgetThoughts(const Tag &tag)
{
    m_result = {{}, {}, {}, {}, m_result.remarks};
    m_unlisted = 0;
    m_at = m_thoughtEnd = tag.span.end;
    m_first = skipSpace(m_text, m_at);
}

qsizetype AnswerScanner::closingOf(const Tag &tag)
{
    if (m_unclosed.contains(tag.name))
        return -1;
    const qsizetype close = closingTag(m_text, tag.name, tag.span.end);
    if (close < 0)
        m_unclosed.insert(tag.name);
    return close;
}

void AnswerScanner::takeContent(const Tag &tag)
{
    m_result.passedOver.append(tag.span);
    m_at = tag.span.end;
    if (tag.closing && !m_result.contents.isEmpty())
        m_result.contents.last().end = tag.span.begin;
    else if (!tag.closing && m_result.contents.isEmpty()) // a nested tag is part of the content
        openContent(tag);
}

void AnswerScanner::openContent(const Tag &tag)
{
    m_result.contents.append({tag.span.end, m_text.size()});
    if (closingOf(tag) < 0)
        noteUnclosed(RepairRule::UnclosedTag, m_text.size(), QStringLiteral("</CONTENT>"));
}

void AnswerScanner::takeMetadata(const Tag &tag)
{
    m_at = tag.span.end;
    m_result.passedOver.append(tag.span);
    if (tag.closing || !mayRead())
        return;
    const qsizetype close = closingOf(tag);
    FoundData found{EnvelopeKind::Tags, {}, {tag.span.begin, 0}};
    found.open = close < 0;
    const qsizetype bound = found.open ? contentBegin(tag.span.end) : close;
    read(found, dataBegin(tag.span.end, bound), bound);
    endMetadata(found, bound);
}

/// Returns the latest possible end of an unclosed METADATA section.
qsizetype AnswerScanner::contentBegin(qsizetype from) const
{
    const qsizetype content = m_text.indexOf(QStringLiteral("<CONTENT>"), from, Qt::CaseInsensitive);
    return content < 0 ? m_text.size() : content;
}

/// Returns the offset of the data inside the tags, after an opening fence if there is one.
qsizetype AnswerScanner::dataBegin(qsizetype from, qsizetype bound) const
{
    const qsizetype begin = skipSpace(m_text, from);
    const bool marks = begin < bound && (m_text[begin] == u'`' || m_text[begin] == u'~');
    const std::optional<Fence> fence = marks ? fenceAt(m_text, begin) : std::nullopt;
    return fence ? skipSpace(m_text, fence->body.begin) : begin;
}

void AnswerScanner::endMetadata(FoundData &found, qsizetype bound)
{
    const qsizetype begin = std::max(m_at, found.json.end);
    const qsizetype close = found.open ? -1 : begin > bound ? closingTag(m_text, metadataTag, begin) : bound;
    if (close >= 0)
        found.envelope.end = tagAt(m_text, close)->span.end;
    else
        found.envelope.end = found.json.problem || found.bound ? bound : begin;
    if (found.open)
        noteUnclosed(RepairRule::UnclosedTag, found.envelope.end, QStringLiteral("</METADATA>"));
    noteRest({found.json.end, close >= 0 ? close : found.envelope.end}, found);
    m_at = found.envelope.end;
    m_result.found.append(found);
}

bool AnswerScanner::takeFence()
{
    const bool tilde = m_text[m_at] == u'~';
    const std::optional<Fence> fence = m_fencesEnd[tilde] ? std::nullopt : fenceAt(m_text, m_at);
    if (!fence)
        return false;
    m_fencesEnd[tilde] = !fence->closed; // no later fence is closed, either
    const qsizetype begin = skipSpace(m_text, fence->body.begin);
    if (m_mayBeYaml && takeYaml(*fence))
        return true;
    if (!mayRead() || !holdsData(*fence, begin)) {
        passBlock(*fence);
        return true;
    }
    FoundData found{EnvelopeKind::Fence, {}, {m_at, 0}, fence->language, !fence->closed};
    read(found, begin, fence->body.end);
    endFence(found, *fence);
    return true;
}

/// Reads a closed block marked yaml if data was requested.
bool AnswerScanner::takeYaml(const Fence &fence)
{
    if (!fence.closed || !mayRead() || (fence.language != u"yaml" && fence.language != u"yml"))
        return false;
    const QString body = m_text.mid(fence.body.begin, fence.body.end - fence.body.begin).toString();
    const DataDocument document = readYaml(body, {});
    const bool isData = document.ok && !firstError(document.diagnostics) && (document.root.isMapping() || document.root.isSequence());
    if (!isData)
        return false;
    FoundData found{EnvelopeKind::Fence, {}, {m_at, fence.end}, fence.language};
    found.json.value = document.root.toJson();
    found.json.begin = found.json.source.begin = fence.body.begin;
    found.json.end = fence.body.end;
    found.json.repairs.append({fence.body.begin, repairRuleName(RepairRule::Yaml), body, QString::fromUtf8(jsonText(found.json.value)).trimmed()});
    spend(body.size());
    m_result.found.append(found);
    m_at = fence.end;
    return true;
}

/// Returns whether the block is marked json, or has another language that can hold data and starts with a bracket.
bool AnswerScanner::holdsData(const Fence &fence, qsizetype begin) const
{
    static const QSet<QString> languages{QString(), QStringLiteral("js"), QStringLiteral("javascript"), QStringLiteral("python"),
                                         QStringLiteral("py"), QStringLiteral("text"), QStringLiteral("txt"), QStringLiteral("plaintext")};
    if (fence.language.startsWith(u"json"))
        return true;
    return languages.contains(fence.language) && begin < fence.body.end && (m_text[begin] == u'{' || m_text[begin] == u'[');
}

/// Skips a block without data. If it encloses the tags of a response or another block, only its fences are skipped.
void AnswerScanner::passBlock(const Fence &fence)
{
    const qsizetype first = skipSpace(m_text, fence.body.begin);
    const std::optional<Tag> tag = first < m_text.size() && m_text[first] == u'<' ? tagAt(m_text, first) : std::nullopt;
    const bool isAround = (tag && (tag->name == metadataTag || tag->name == contentTag)) || (fence.language.isEmpty() && m_text.mid(first).startsWith(u"```json"));
    if (isAround)
        m_result.passedOver += {{m_at, fence.body.begin}, {fence.body.end, fence.end}};
    m_at = isAround ? fence.body.begin : fence.closed ? fence.end : m_at + 3;
}

/// If a fence directly follows the data, it ends the block, even if other text follows on its line or fences occur in strings of the data.
void AnswerScanner::endFence(FoundData &found, const Fence &fence)
{
    const qsizetype marks = found.json.problem ? found.json.end : skipMarks(found.json.end);
    const bool ended = marks > found.json.end;
    found.open = !ended && !fence.closed;
    found.envelope.end = ended ? marks : fence.closed || found.json.problem ? fence.end : found.json.end;
    if (!ended && fence.closed)
        noteRest({found.json.end, fence.body.end}, found);
    if (found.open && !found.json.problem)
        noteUnclosed(RepairRule::UnclosedFence, found.envelope.end, QStringLiteral("```"));
    m_at = std::max(m_at + 3, found.envelope.end);
    m_result.found.append(found);
}

qsizetype AnswerScanner::skipMarks(qsizetype from) const
{
    qsizetype end = skipSpace(m_text, from);
    if (!m_text.mid(end).startsWith(u"```") && !m_text.mid(end).startsWith(u"~~~"))
        return from;
    while (end < m_text.size() && (m_text[end] == u'`' || m_text[end] == u'~'))
        ++end;
    return end;
}

/// Skips inline code, which is neither data nor an echo, unless it looks like data.
void AnswerScanner::passCode()
{
    qsizetype begin = m_at;
    while (begin < m_text.size() && m_text[begin] == m_text[m_at])
        ++begin;
    const QChar mark = m_text[m_at];
    const bool data = begin < m_text.size() && (m_text[begin] == u'{' || m_text[begin] == u'[');
    m_at = begin;
    if (mark != u'`' || data)
        return;
    qsizetype end = begin;
    while (end < m_text.size() && end - begin < 400 && m_text[end] != u'`' && m_text[end] != u'\n')
        ++end;
    if (end < m_text.size() && m_text[end] == u'`')
        m_at = end + 1;
}

namespace {

constexpr int mostFailures = 64; ///< maximum number of brackets in prose that are tried without success

/// Returns whether a value found in prose is data and not, for example, a citation such as `[1]`.
bool isPlausible(const TolerantJson &read, bool listAsked, QChar before, bool isLast)
{
    const Json &value = read.value;
    if (value.is_object() || listAsked)
        return !value.empty();
    const bool isApart = (before.isNull() || before.isSpace()) && read.repairs.isEmpty(); // not an array index
    if (isApart && isLast && value.size() > 1)
        return true;
    const bool mayHoldTexts = isApart && (value.size() > 1 || before.isNull());
    return value.is_array() && std::any_of(value.begin(), value.end(), [&](const Json &item) { return item.is_structured() || (mayHoldTexts && item.is_string()); });
}

} // namespace

/// Reads a response that consists of a valid JSON number, string, true, false or null, or of the members of an object.
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

/// Reads data without an envelope: the whole response, or a value in prose.
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

/// Extends the span to the backticks that directly surround the data.
void AnswerScanner::widen(TextSpan &span) const
{
    while (span.begin > 0 && span.end < m_text.size() && m_text[span.begin - 1] == u'`' && m_text[span.end] == u'`') {
        --span.begin;
        ++span.end;
    }
}

} // namespace outcrop
