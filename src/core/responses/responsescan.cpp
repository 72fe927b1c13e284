// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responsescan.h"

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
class ResponseScanner
{
public:
    ResponseScanner(QStringView text, const ResponseContract &contract);
    ScannedResponse run();

private:
    // Functions that advance the scan and read data.
    void step();
    void skip(const TextSpan &span, RepairRule rule);
    void addRepair(RepairRule rule, qsizetype offset, const QString &before, const QString &after);
    void addUnlistedCount();
    void addClosingRepair(RepairRule rule, qsizetype offset, const QString &mark);
    void skipSpeaker();
    void warnOfOtherSpeaker();
    bool skipTemplateToken();
    bool canRead() const;
    TolerantJson readAt(qsizetype begin, qsizetype bound = -1);
    void read(FoundData &found, qsizetype begin, qsizetype bound);
    /// Reduces the budget by 64, by `more` and by the number of characters that the search has read since the last call.
    void chargeBudget(qsizetype more = 0);
    bool endsInMark(qsizetype end) const;
    void recordTextAfter(const TextSpan &rest, const FoundData &found);

    // Functions for METADATA, CONTENT, reasoning and tags of the prompt.
    bool readTag();
    void skipEchoedTag(const Tag &tag);
    void skipReasoning(const Tag &tag);
    void discardReasoning(const Tag &tag);
    qsizetype findClosingTag(const Tag &tag);
    void readContentTag(const Tag &tag);
    void openContent(const Tag &tag);
    void readMetadata(const Tag &tag);
    qsizetype contentBegin(qsizetype from) const;
    qsizetype dataBegin(qsizetype from, qsizetype bound) const;
    void endMetadata(FoundData &found, qsizetype bound);

    // Functions for fenced blocks and inline code.
    bool readFence();
    bool readYamlBlock(const Fence &fence);
    bool canHoldData(const Fence &fence, qsizetype begin) const;
    void skipBlock(const Fence &fence);
    void endFence(FoundData &found, const Fence &fence);
    qsizetype skipFence(qsizetype from) const;
    void skipInlineCode();

    // Functions for data without an envelope.
    bool readScalar();
    bool readBareData();
    bool canBegin(bool isFirst) const;
    void includeBackticks(TextSpan &span) const;

    QStringView m_text;
    bool m_isListRequested;
    bool m_mayBeYaml;     ///< whether a block marked yaml may contain the requested data
    bool m_mayBeSequence; ///< whether several values in a row may be combined into an array
    JsonSearch m_search;
    QSet<QString> m_promptTags;
    qsizetype m_budget;
    qsizetype m_charged = 0; ///< characters read by the search that are already deducted from the budget
    qsizetype m_offset = 0;
    qsizetype m_responseBegin = 0;             ///< offset where the response begins
    qsizetype m_reasoningEnd = 0;      ///< offset after the last reasoning section that has no opening tag
    int m_failures = 0;                ///< brackets in prose that did not start data
    QSet<QString> m_unclosedTags;          ///< names of tags that have no more closing tags
    std::array<bool, 2> m_hasNoClosingFence{}; ///< for backticks and tildes: whether there are no more closing fences
    qsizetype m_unlistedRepairs = 0;          ///< number of repairs beyond the limit, which are counted but not listed
    ScannedResponse m_result;
};

constexpr qsizetype maximumSections = 500; ///< maximum number of data sections; more occur only in hostile input
constexpr qsizetype maximumRemarks = 1000;
constexpr qsizetype maximumRepairs = 100000;

bool requestsList(const ResponseContract &contract)
{
    if (!contract.schema.is_object() || !contract.schema.contains("type"))
        return false;
    const Json &type = contract.schema["type"];
    return type == Json("array") || (type.is_array() && std::find(type.begin(), type.end(), Json("array")) != type.end());
}

/// Returns a function that checks whether an interpretation meets the contract; empty if the contract requests no data.
JsonSearch::ContractCheck makeContractCheck(const ResponseContract &contract)
{
    if (!contract.requestsData())
        return {};
    return [&contract](const Json &value) {
        return conformsTo(contract, value) || conformsTo(contract, coerce(value, contract.schema).value);
    };
}

} // namespace

ResponseScanner::ResponseScanner(QStringView text, const ResponseContract &contract)
    : m_text(text)
    , m_isListRequested(requestsList(contract))
    , m_mayBeYaml(contract.requestsData())
    , m_mayBeSequence(m_isListRequested || !contract.requestsData())
    , m_search(text, makeContractCheck(contract))
    , m_promptTags(ResponsePatterns::builtIn().promptTags
          + QSet<QString>(contract.promptTags.begin(), contract.promptTags.end()))
    , m_budget(6 * text.size() + 4096)
{
}

ScannedResponse ResponseScanner::run()
{
    m_offset = skipSpace(m_text, 0);
    skipSpeaker();
    m_responseBegin = m_offset = skipSpace(m_text, m_offset);
    if (!readScalar()) {
        while (m_offset < m_text.size())
            step();
    }
    if (m_reasoningEnd > 0)
        skip({0, m_reasoningEnd}, RepairRule::Thinking);
    addUnlistedCount();
    return m_result;
}

void ResponseScanner::step()
{
    switch (m_text[m_offset].unicode()) {
    case u'<':
        return skipTemplateToken() || readTag() ? void() : void(++m_offset);
    case u'[':
        return skipTemplateToken() || readBareData() ? void() : void(++m_offset);
    case u'{':
        return readBareData() ? void() : void(++m_offset);
    case u'`':
    case u'~':
        return readFence() ? void() : skipInlineCode();
    case u'\n':
        ++m_offset;
        return warnOfOtherSpeaker();
    default:
        ++m_offset;
    }
}

void ResponseScanner::skip(const TextSpan &span, RepairRule rule)
{
    m_result.skipped.append(span);
    addRepair(rule, span.begin, m_text.mid(span.begin, span.end - span.begin).toString(), {});
}

void ResponseScanner::addRepair(RepairRule rule, qsizetype offset, const QString &before, const QString &after)
{
    if (m_result.repairs.size() < maximumRepairs)
        m_result.repairs.append({offset, repairRuleName(rule), before, after});
    else
        ++m_unlistedRepairs;
}

void ResponseScanner::addUnlistedCount()
{
    if (m_unlistedRepairs > 0)
        m_result.repairs.append({m_result.repairs.last().offset, repairRuleName(RepairRule::LedgerFull), {}, QString::number(m_unlistedRepairs)});
}

/// Records a repair that closes a section at `offset` by inserting `mark`.
void ResponseScanner::addClosingRepair(RepairRule rule, qsizetype offset, const QString &mark)
{
    addRepair(rule, offset, {}, mark);
}

/// Skips a speaker label such as `Assistant:` at the start of the response.
void ResponseScanner::skipSpeaker()
{
    for (const QString &name : ResponsePatterns::builtIn().speakerNames) {
        for (const char *form : {"%1:", "**%1:**", "**%1**:"}) {
            const QString mark = QString::fromLatin1(form).arg(name);
            if (!m_text.mid(m_offset).startsWith(mark, Qt::CaseInsensitive))
                continue;
            skip({m_offset, m_offset + mark.size()}, RepairRule::EchoedSpeaker);
            m_offset += mark.size();
            return;
        }
    }
}

/// Warns if a line begins with the other speaker's label.
void ResponseScanner::warnOfOtherSpeaker()
{
    for (const QString &name : ResponsePatterns::builtIn().otherSpeakers) {
        if (!m_text.mid(m_offset).startsWith(name) || m_text.mid(m_offset + name.size(), 1) != u":" || m_result.remarks.size() >= maximumRemarks)
            continue;
        m_result.remarks.append({Severity::Warning, QStringLiteral("response-other-speaker"),
            QStringLiteral(
                "The response continues with a message from `%1`, so it may contain both sides of the conversation.")
                .arg(name),
            {m_offset, m_offset + name.size() + 1}});
    }
}

/// Skips a special token of a chat template. Returns false if there is none.
bool ResponseScanner::skipTemplateToken()
{
    for (const QString &mark : ResponsePatterns::builtIn().templateMarks) {
        if (!m_text.mid(m_offset).startsWith(mark))
            continue;
        skip({m_offset, m_offset + mark.size()}, RepairRule::EchoedToken);
        m_offset += mark.size();
        return true;
    }
    return false;
}

/// Returns whether another section may be read. Without this limit, hostile input could force a read to the end at every offset.
bool ResponseScanner::canRead() const
{
    return m_budget >= 0 && m_result.found.size() < maximumSections;
}

/// Reads the data in an envelope. The data may continue beyond `bound`, because a string in it can contain the closing tag or fence.
void ResponseScanner::read(FoundData &found, qsizetype begin, qsizetype bound)
{
    if (begin >= bound) {
        found.json.begin = found.json.end = bound;
        found.json.problem = QStringLiteral("the envelope is empty");
        return;
    }
    found.json = readAt(begin);
    const bool fits = !found.json.problem && found.json.isComplete && (found.json.end <= bound || endsInMark(found.json.end));
    if (fits || (bound == m_text.size()))
        return;
    found.json = readAt(begin, bound);
    found.bound = bound;
}

bool ResponseScanner::endsInMark(qsizetype end) const
{
    const QStringView rest = m_text.mid(skipSpace(m_text, end));
    return rest.isEmpty() || rest.startsWith(u"```") || rest.startsWith(u"~~~") || rest.startsWith(u"</METADATA>", Qt::CaseInsensitive);
}

TolerantJson ResponseScanner::readAt(qsizetype begin, qsizetype bound)
{
    TolerantJson json = m_mayBeSequence ? m_search.readSequence(begin, bound) : m_search.read(begin, bound);
    chargeBudget();
    return json;
}

void ResponseScanner::chargeBudget(qsizetype more)
{
    const qsizetype read = m_search.charactersRead();
    m_budget -= 64 + more + read - m_charged;
    m_charged = read;
}

/// Records the text between the data and the end of its envelope.
void ResponseScanner::recordTextAfter(const TextSpan &rest, const FoundData &found)
{
    if (found.json.problem || rest.end <= rest.begin)
        return;
    QStringView text = m_text.mid(rest.begin, rest.end - rest.begin).trimmed();
    while (!text.isEmpty() && (text.back() == u'`' || text.back() == u'~'))
        text.chop(1);
    text = text.trimmed();
    if (!text.isEmpty())
        addRepair(RepairRule::TextAfter, text.data() - m_text.data(), text.toString(), {});
}

ScannedResponse scanResponse(QStringView text, const ResponseContract &contract)
{
    return ResponseScanner(text, contract).run();
}

bool ResponseScanner::readTag()
{
    const std::optional<Tag> tag = tagAt(m_text, m_offset);
    if (!tag)
        return false;
    if (tag->name == metadataTag)
        readMetadata(*tag);
    else if (tag->name == contentTag)
        readContentTag(*tag);
    else if (ResponsePatterns::builtIn().thinkingTags.contains(tag->name))
        skipReasoning(*tag);
    else if (m_promptTags.contains(tag->name))
        skipEchoedTag(*tag);
    else
        m_offset = tag->span.end;
    return true;
}

void ResponseScanner::skipEchoedTag(const Tag &tag)
{
    const bool isAfterMetadata = !tag.isClosing && tag.name == u"instruction" && !m_result.found.isEmpty();
    if (isAfterMetadata && skipSpace(m_text, m_result.found.last().envelope.end) == tag.span.begin)
        m_result.found.last().isEcho = m_result.found.last().kind == EnvelopeKind::Tags;
    skip(tag.span, RepairRule::EchoedTag);
    m_offset = tag.span.end;
}

/// Skips reasoning, which is not part of the response itself even if it contains data. Without a closing tag, skips only the tag.
void ResponseScanner::skipReasoning(const Tag &tag)
{
    if (tag.isClosing)
        return discardReasoning(tag);
    const qsizetype close = findClosingTag(tag);
    const qsizetype end = close < 0 ? tag.span.end : tagAt(m_text, close)->span.end;
    skip({tag.span.begin, end}, close < 0 ? RepairRule::UnclosedTag : RepairRule::Thinking);
    m_offset = end;
    if (m_responseBegin == tag.span.begin)
        m_responseBegin = skipSpace(m_text, end);
}

/// Treats all previous text as reasoning, because a closing tag has no opening tag, and discards its results except remarks. run() records the repair.
void ResponseScanner::discardReasoning(const Tag &tag)
{
    m_result = {{}, {}, {}, {}, m_result.remarks};
    m_unlistedRepairs = 0;
    m_offset = m_reasoningEnd = tag.span.end;
    m_responseBegin = skipSpace(m_text, m_offset);
}

qsizetype ResponseScanner::findClosingTag(const Tag &tag)
{
    if (m_unclosedTags.contains(tag.name))
        return -1;
    const qsizetype close = closingTagOffset(m_text, tag.name, tag.span.end);
    if (close < 0)
        m_unclosedTags.insert(tag.name);
    return close;
}

void ResponseScanner::readContentTag(const Tag &tag)
{
    m_result.skipped.append(tag.span);
    m_offset = tag.span.end;
    if (tag.isClosing && !m_result.contents.isEmpty())
        m_result.contents.last().end = tag.span.begin;
    else if (!tag.isClosing && m_result.contents.isEmpty()) // a nested tag is part of the content
        openContent(tag);
}

void ResponseScanner::openContent(const Tag &tag)
{
    m_result.contents.append({tag.span.end, m_text.size()});
    if (findClosingTag(tag) < 0)
        addClosingRepair(RepairRule::UnclosedTag, m_text.size(), QStringLiteral("</CONTENT>"));
}

void ResponseScanner::readMetadata(const Tag &tag)
{
    m_offset = tag.span.end;
    m_result.skipped.append(tag.span);
    if (tag.isClosing || !canRead())
        return;
    const qsizetype close = findClosingTag(tag);
    FoundData found{EnvelopeKind::Tags, {}, {tag.span.begin, 0}};
    found.isOpen = close < 0;
    const qsizetype bound = found.isOpen ? contentBegin(tag.span.end) : close;
    read(found, dataBegin(tag.span.end, bound), bound);
    endMetadata(found, bound);
}

/// Returns the latest possible end of an unclosed METADATA section.
qsizetype ResponseScanner::contentBegin(qsizetype from) const
{
    const qsizetype content = m_text.indexOf(QStringLiteral("<CONTENT>"), from, Qt::CaseInsensitive);
    return content < 0 ? m_text.size() : content;
}

/// Returns the offset of the data inside the tags, after an opening fence if there is one.
qsizetype ResponseScanner::dataBegin(qsizetype from, qsizetype bound) const
{
    const qsizetype begin = skipSpace(m_text, from);
    const bool marks = begin < bound && (m_text[begin] == u'`' || m_text[begin] == u'~');
    const std::optional<Fence> fence = marks ? fenceAt(m_text, begin) : std::nullopt;
    return fence ? skipSpace(m_text, fence->body.begin) : begin;
}

void ResponseScanner::endMetadata(FoundData &found, qsizetype bound)
{
    const qsizetype begin = std::max(m_offset, found.json.end);
    const qsizetype close = found.isOpen ? -1 : begin > bound ? closingTagOffset(m_text, metadataTag, begin) : bound;
    if (close >= 0)
        found.envelope.end = tagAt(m_text, close)->span.end;
    else
        found.envelope.end = found.json.problem || found.bound ? bound : begin;
    if (found.isOpen)
        addClosingRepair(RepairRule::UnclosedTag, found.envelope.end, QStringLiteral("</METADATA>"));
    recordTextAfter({found.json.end, close >= 0 ? close : found.envelope.end}, found);
    m_offset = found.envelope.end;
    m_result.found.append(found);
}

bool ResponseScanner::readFence()
{
    const bool isTilde = m_text[m_offset] == u'~';
    const std::optional<Fence> fence = m_hasNoClosingFence[isTilde] ? std::nullopt : fenceAt(m_text, m_offset);
    if (!fence)
        return false;
    m_hasNoClosingFence[isTilde] = !fence->isClosed; // there is no closing fence for later blocks, either
    const qsizetype begin = skipSpace(m_text, fence->body.begin);
    if (m_mayBeYaml && readYamlBlock(*fence))
        return true;
    if (!canRead() || !canHoldData(*fence, begin)) {
        skipBlock(*fence);
        return true;
    }
    FoundData found{EnvelopeKind::Fence, {}, {m_offset, 0}, fence->language, !fence->isClosed};
    read(found, begin, fence->body.end);
    endFence(found, *fence);
    return true;
}

/// Reads a closed block marked yaml or yml. Returns false for other blocks, and if the YAML is invalid or is neither a mapping nor a list.
bool ResponseScanner::readYamlBlock(const Fence &fence)
{
    if (!fence.isClosed || !canRead() || (fence.language != u"yaml" && fence.language != u"yml"))
        return false;
    const QString body = m_text.mid(fence.body.begin, fence.body.end - fence.body.begin).toString();
    const DataDocument document = readYaml(body, {});
    const bool isData = document.isParsed && !firstError(document.diagnostics) && (document.root.isMapping() || document.root.isSequence());
    if (!isData)
        return false;
    FoundData found{EnvelopeKind::Fence, {}, {m_offset, fence.end}, fence.language};
    found.json.value = document.root.toJson();
    found.json.begin = found.json.source.begin = fence.body.begin;
    found.json.end = fence.body.end;
    found.json.repairs.append({fence.body.begin, repairRuleName(RepairRule::Yaml), body, QString::fromUtf8(jsonText(found.json.value)).trimmed()});
    chargeBudget(body.size());
    m_result.found.append(found);
    m_offset = fence.end;
    return true;
}

/// Returns whether the block is marked json, or starts with a bracket and has no language or another one that can hold data.
bool ResponseScanner::canHoldData(const Fence &fence, qsizetype begin) const
{
    static const QSet<QString> languages{QString(), QStringLiteral("js"), QStringLiteral("javascript"), QStringLiteral("python"),
                                         QStringLiteral("py"), QStringLiteral("text"), QStringLiteral("txt"), QStringLiteral("plaintext")};
    if (fence.language.startsWith(u"json"))
        return true;
    return languages.contains(fence.language) && begin < fence.body.end && (m_text[begin] == u'{' || m_text[begin] == u'[');
}

/// Skips a block without data. If it encloses the tags of a response or another block, only its fences are skipped. Of an unclosed block, only the first three
/// marks are skipped.
void ResponseScanner::skipBlock(const Fence &fence)
{
    const qsizetype first = skipSpace(m_text, fence.body.begin);
    const std::optional<Tag> tag = first < m_text.size() && m_text[first] == u'<' ? tagAt(m_text, first) : std::nullopt;
    const bool isAround = (tag && (tag->name == metadataTag || tag->name == contentTag)) || (fence.language.isEmpty() && m_text.mid(first).startsWith(u"```json"));
    if (isAround)
        m_result.skipped += {{m_offset, fence.body.begin}, {fence.body.end, fence.end}};
    m_offset = isAround ? fence.body.begin : fence.isClosed ? fence.end : m_offset + 3;
}

/// Finds the end of a fenced block. A fence directly after the data ends the block, even if other text follows on its line or strings of the data
/// contain fences.
void ResponseScanner::endFence(FoundData &found, const Fence &fence)
{
    const qsizetype marks = found.json.problem ? found.json.end : skipFence(found.json.end);
    const bool hasEnded = marks > found.json.end;
    found.isOpen = !hasEnded && !fence.isClosed;
    found.envelope.end = hasEnded ? marks : fence.isClosed || found.json.problem ? fence.end : found.json.end;
    if (!hasEnded && fence.isClosed)
        recordTextAfter({found.json.end, fence.body.end}, found);
    if (found.isOpen && !found.json.problem)
        addClosingRepair(RepairRule::UnclosedFence, found.envelope.end, QStringLiteral("```"));
    m_offset = std::max(m_offset + 3, found.envelope.end);
    m_result.found.append(found);
}

qsizetype ResponseScanner::skipFence(qsizetype from) const
{
    qsizetype end = skipSpace(m_text, from);
    if (!m_text.mid(end).startsWith(u"```") && !m_text.mid(end).startsWith(u"~~~"))
        return from;
    while (end < m_text.size() && (m_text[end] == u'`' || m_text[end] == u'~'))
        ++end;
    return end;
}

/// Skips inline code, which is neither data nor an echo, unless it looks like data.
void ResponseScanner::skipInlineCode()
{
    qsizetype begin = m_offset;
    while (begin < m_text.size() && m_text[begin] == m_text[m_offset])
        ++begin;
    const QChar mark = m_text[m_offset];
    const bool isData = begin < m_text.size() && (m_text[begin] == u'{' || m_text[begin] == u'[');
    m_offset = begin;
    if (mark != u'`' || isData)
        return;
    qsizetype end = begin;
    while (end < m_text.size() && end - begin < 400 && m_text[end] != u'`' && m_text[end] != u'\n')
        ++end;
    if (end < m_text.size() && m_text[end] == u'`')
        m_offset = end + 1;
}

namespace {

constexpr int maximumFailures = 64; ///< maximum number of brackets in prose that turn out not to start data

/// Returns whether a value found in prose is data and not, for example, a citation such as `[1]`.
bool isPlausible(const TolerantJson &read, bool isListRequested, QChar before, bool isLast)
{
    const Json &value = read.value;
    if (value.is_object() || isListRequested)
        return !value.empty();
    const bool isApart = (before.isNull() || before.isSpace()) && read.repairs.isEmpty(); // not an array index
    if (isApart && isLast && value.size() > 1)
        return true;
    const bool mayHoldTexts = isApart && (value.size() > 1 || before.isNull());
    return value.is_array() && std::any_of(value.begin(), value.end(), [&](const Json &item) { return item.is_structured() || (mayHoldTexts && item.is_string()); });
}

} // namespace

/// Reads a response that consists of a valid JSON scalar, or of the members of an object without its braces. Returns false for any other response.
bool ResponseScanner::readScalar()
{
    const bool mayBeData = m_offset < m_text.size() && m_text[m_offset] != u'{' && m_text[m_offset] != u'[' && m_text[m_offset] != u'<';
    if (!mayBeData || !(m_text[m_offset] == u'"' || m_text[m_offset] == u'-' || m_text[m_offset].isLetterOrNumber()))
        return false;
    FoundData found{EnvelopeKind::Document, m_search.read(m_offset), {}};
    chargeBudget();
    const bool isWhole = skipSpace(m_text, found.json.end) == m_text.size();
    const bool isObject = found.json.value.is_object(); // without its braces
    if (found.json.problem || !found.json.isComplete || !(found.json.repairs.isEmpty() || isObject) || !isWhole)
        return false;
    found.envelope = {found.json.begin, found.json.end};
    m_result.found.append(found);
    return true;
}

/// Reads data without an envelope: the whole response, or a value in prose. Returns false if there is no data at the current position.
bool ResponseScanner::readBareData()
{
    const bool isFirst = m_offset == m_responseBegin;
    if (!canRead() || m_failures >= maximumFailures || !canBegin(isFirst))
        return false;
    FoundData found{EnvelopeKind::Embedded, readAt(m_offset), {}};
    found.envelope = {m_offset, std::max(m_offset + 1, found.json.end)};
    const bool isLast = skipSpace(m_text, found.json.end) == m_text.size();
    if (isFirst && isLast)
        found.kind = EnvelopeKind::Document;
    const bool isDocument = found.kind == EnvelopeKind::Document;
    const QChar before = m_offset > m_responseBegin ? m_text[m_offset - 1] : QChar();
    if (found.json.problem ? !(isFirst && canBeginData(m_text, m_offset))
                           : !(isDocument || isPlausible(found.json, m_isListRequested, before, isLast))) {
        ++m_failures;
        return false;
    }
    includeBackticks(found.envelope);
    m_offset = found.envelope.end;
    m_result.found.append(found);
    return true;
}

bool ResponseScanner::canBegin(bool isFirst) const
{
    if (canBeginData(m_text, m_offset))
        return true;
    const qsizetype next = skipSpace(m_text, m_offset + 1);
    const bool isEmpty = next < m_text.size() && m_text[next] == (m_text[m_offset] == u'{' ? u'}' : u']');
    return isFirst && (next == m_text.size() || isEmpty || m_text[m_offset] == u'[');
}

/// Extends the span to the backticks that directly surround the data.
void ResponseScanner::includeBackticks(TextSpan &span) const
{
    while (span.begin > 0 && span.end < m_text.size() && m_text[span.begin - 1] == u'`' && m_text[span.end] == u'`') {
        --span.begin;
        ++span.end;
    }
}

} // namespace outcrop
