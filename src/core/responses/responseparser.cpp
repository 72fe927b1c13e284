// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responseparser.h"

#include "core/responses/coercedrepairs.h"
#include "core/responses/datachoice.h"
#include "core/responses/placeholders.h"
#include "core/responses/prosescalar.h"
#include "core/responses/quality.h"
#include "core/responses/responseprose.h"
#include "core/responses/schemafindings.h"
#include "core/responses/verdict.h"
#include "core/text/linetable.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumFindings = 500;

/// Returns whether a text looks like JSON without its opening bracket: it starts with a value or separator and ends with an unmatched closing
/// bracket.
bool lacksOpeningBracket(QStringView text)
{
    constexpr qsizetype most = 20'000;
    static const QRegularExpression value(QStringLiteral(R"(^(["'“][^"'“”\n]*["'”]|-?\d[\d.]*|true|false|null)\s*([,:=\]}]|/[/*]))"));
    if (text.size() > most || !(text.endsWith(u']') || text.endsWith(u'}')))
        return false;
    if (text.startsWith(u',') || text.startsWith(u']') || text.startsWith(u'}'))
        return true;
    if (!value.match(text.first(qMin<qsizetype>(text.size(), 400)).toString()).hasMatch())
        return false;
    const auto count = [text](char16_t unit) { return std::count(text.begin(), text.end(), QChar(unit)); };
    return count(u'[') < count(u']') || count(u'{') < count(u'}');
}

/// Parses one response. Call run() once.
class ResponseParser
{
public:
    ResponseParser(const QString &text, const ResponseContract &contract, const ResponseContext &context)
        : m_text(text)
        , m_contract(contract)
        , m_context(context)
        , m_scanned(scanResponse(text, contract))
    {
    }

    ParsedResponse run()
    {
        m_response.text = m_text;
        m_response.contract = m_contract.name;
        m_remarks = m_scanned.remarks;
        selectData();
        readProse();
        readWord();
        repair();
        check();
        assignLocations();
        computeVerdict();
        return std::move(m_response);
    }

private:
    void selectData()
    {
        if (combineObjects())
            return;
        const DataChoice choice = chooseData(m_scanned.found, m_contract);
        if (choice.index < 0)
            return;
        m_data = &m_scanned.found[choice.index];
        m_response.envelope = m_data->kind;
        m_response.dataSpan = TextSpan{m_data->json.begin, m_data->json.end};
        if (m_scanned.found.size() > 1)
            skipOtherData(choice);
    }

    /// Combines several objects into an array if that matches the requested schema. Returns whether it did.
    bool combineObjects()
    {
        if (m_scanned.found.size() < 2 || !m_contract.requestsData())
            return false;
        const std::optional<FoundData> list = combineToArray(m_scanned.found);
        if (!list || !conformsToSchema(list->json.value))
            return false;
        m_combinedData = *list;
        m_data = &m_combinedData;
        m_response.envelope = m_data->kind;
        m_response.dataSpan = TextSpan{m_data->json.begin, m_data->json.end};
        for (const FoundData &other : m_scanned.found.sliced(1))
            m_scanned.skipped.append(other.envelope);
        return true;
    }

    /// Handles data that was not chosen. Unreadable data and data in a fence become part of the prose. Other data is skipped with an entry in the ledger.
    void skipOtherData(const DataChoice &choice)
    {
        for (const FoundData &other : m_scanned.found) {
            if (&other == m_data || other.kind == EnvelopeKind::Fence || other.json.problem)
                continue;
            const QString before = m_text.mid(other.envelope.begin, other.envelope.end - other.envelope.begin);
            m_scanned.skipped.append(other.envelope);
            m_scanned.repairs.append({other.envelope.begin, repairRuleName(RepairRule::SecondDocument), before, {}});
        }
        m_remarks.append({Severity::Note, QStringLiteral("response-several"),
            QStringLiteral("Data was found in %1 locations; this one was used, because %2.")
                .arg(m_scanned.found.size())
                .arg(choice.reason),
            *m_response.dataSpan});
    }

    void readProse()
    {
        const QList<ProseSection> sections = proseSections(m_text, m_scanned, m_data);
        m_response.content = joinProse(sections);
        for (const ProseSection &section : sections)
            m_remarks += findProsePlaceholders(section.text, section.span.begin);
    }

    /// Reads a single value from prose if there is no suitable data.
    void readWord()
    {
        if (!m_contract.requestsData() || !acceptsScalar(m_contract.schema)
            || (isReadable() && conformsToSchema(m_data->json.value)))
            return;
        const std::optional<ProseScalar> word = isRefusal(m_response.content) ? std::nullopt : wordIn(m_data ? m_text : m_response.content);
        if (!word)
            return;
        m_word = FoundData{EnvelopeKind::Embedded, {}, word->span};
        m_word.json.value = word->value;
        m_word.json.begin = m_word.json.source.begin = word->span.begin;
        m_word.json.end = word->span.end;
        const QString before = m_text.mid(word->span.begin, word->span.end - word->span.begin);
        m_word.json.repairs.append({word->span.begin, repairRuleName(word->rule), before, QString::fromStdString(word->value.dump(-1, ' ', false, Json::error_handler_t::replace)), {}});
        m_data = &m_word;
        m_response.envelope = m_data->kind;
        m_response.dataSpan = word->span;
    }

    /// Returns the scalar in `words` with its location in the text. Returns nullopt if there is none, or if `words` joins several sections and does not occur in the
    /// text.
    std::optional<ProseScalar> wordIn(const QString &words) const
    {
        const qsizetype begin = m_text.indexOf(words);
        std::optional<ProseScalar> word = begin < 0 ? std::nullopt : readProseScalar(words, m_contract.schema);
        if (word)
            word->span = {begin + word->span.begin, begin + word->span.end};
        return word;
    }

    bool conformsToSchema(const Json &value) const
    {
        return conformsTo(m_contract, value) || conformsTo(m_contract, coerce(value, m_contract.schema).value);
    }

    bool isReadable() const { return m_data && !m_data->json.problem; }

    /// Collects the repairs, and converts the data to match the schema.
    void repair()
    {
        m_response.repairs = m_scanned.repairs;
        if (!isReadable())
            return;
        m_response.repairs += m_data->json.repairs;
        m_response.data = m_data->json.value;
        m_response.jsonSource = m_data->json.source;
        if (!m_contract.requestsData() || schemaFindings(m_contract, m_response.data).isEmpty())
            return;
        m_coerced = coerce(m_response.data, m_contract.schema);
        m_response.data = m_coerced.value;
    }

    void check()
    {
        m_findings = isReadable() ? schemaFindings(m_contract, m_response.data) : QList<SchemaFinding>();
        m_conforms = std::none_of(m_findings.begin(), m_findings.end(),
            [](const SchemaFinding &one) { return one.severity == Severity::Error; });
        if (!isReadable())
            return reportMissingData();
        for (const TextFinding &finding : checkDataStrings(m_response.data, m_contract))
            m_findings.append({finding.pointer, Severity::Warning, finding.code, finding.message, {}});
        if (m_data->json.doubt)
            m_remarks.append({Severity::Error, QStringLiteral("response-doubtful"),
                QStringLiteral("The data may not be the intended value: %1.").arg(*m_data->json.doubt),
                *m_response.dataSpan});
        for (const Repair &note : m_data->json.notes)
            m_remarks.append({Severity::Note, QStringLiteral("response-") + note.rule, repairRuleText(note.rule), {note.offset, note.offset + note.before.size()}});
        reportEnvelope();
    }

    void reportMissingData()
    {
        if (m_data)
            m_remarks.append({Severity::Error, QStringLiteral("response-unreadable"),
                QStringLiteral("The data cannot be parsed: %1.").arg(*m_data->json.problem), *m_response.dataSpan});
        else if (m_text.trimmed().isEmpty())
            m_remarks.append({Severity::Error, QStringLiteral("response-empty"), QStringLiteral("The response is empty."), {}});
        else if (isUnread())
            m_remarks.append({Severity::Error, QStringLiteral("response-unreadable"),
                QStringLiteral("The response looks like JSON, but cannot be parsed."), {}});
        else if (m_contract.requestsData())
            m_remarks.append({Severity::Error, QStringLiteral("response-no-data"), QStringLiteral("JSON was requested, but the response contains none."), {}});
    }

    void reportEnvelope()
    {
        if (!m_contract.envelope || *m_contract.envelope == m_data->kind)
            return;
        m_remarks.append({Severity::Note, QStringLiteral("response-envelope"),
            QStringLiteral("Requested envelope: %1. Received envelope: %2.")
                .arg(envelopeName(*m_contract.envelope), envelopeName(m_data->kind)),
            *m_response.dataSpan});
    }

    /// Assigns locations in the text to all findings and repairs.
    void assignLocations()
    {
        if (isReadable())
            locateFindings();
        std::stable_sort(m_response.repairs.begin(), m_response.repairs.end(), [](const Repair &a, const Repair &b) { return a.offset < b.offset; });
        std::stable_sort(m_remarks.begin(), m_remarks.end(), [](const Remark &a, const Remark &b) { return a.span.begin < b.span.begin; });
        if (!m_remarks.isEmpty())
            addFindings();
    }

    void locateFindings()
    {
        QSet<QString> paths;
        for (const SchemaFinding &finding : std::as_const(m_findings))
            paths.insert(finding.pointer);
        for (const Repair &repair : std::as_const(m_coerced.repairs))
            paths.insert(repair.path);
        const DataLocations places(m_text, *m_data, m_coerced, paths);
        m_response.repairs += locatedRepairs(m_coerced, m_text, places, m_response.data);
        for (const SchemaFinding &finding : std::as_const(m_findings))
            m_remarks.append({finding.severity, finding.code, finding.message, places.locationOf(finding.pointer)});
    }

    void addFindings()
    {
        const LineTable lines{m_text};
        for (const Remark &remark : m_remarks.first(std::min(maximumFindings, m_remarks.size())))
            m_response.findings.append({remark.severity, remark.code, remark.message, {m_context.file, lines.range(remark.span.begin, remark.span.end)}});
        if (const qsizetype more = m_remarks.size() - maximumFindings; more > 0)
            m_response.findings.append({Severity::Note, QStringLiteral("response-more"),
                QStringLiteral("%1 more findings are not listed.").arg(more), {m_context.file, {}}});
    }

    /// Returns whether the text contains JSON that is unreadable or ambiguous.
    bool isUnread() const
    {
        if (m_data)
            return m_data->json.doubt.has_value();
        const QStringView text = QStringView(m_text).trimmed();
        static const QRegularExpression member(QStringLiteral(R"(["'][\w .-]*["']\s*:)"));
        if (lacksOpeningBracket(text))
            return true;
        return !text.isEmpty() && (text.front() == u'{' || text.front() == u'[') && member.match(text.first(std::min<qsizetype>(text.size(), 4000)).toString()).hasMatch();
    }

    /// Returns whether neither the data nor its envelope nor the prose in CONTENT tags is truncated.
    bool isComplete() const
    {
        if (m_data && m_data->isOpen && m_data->json.problem)
            return false;
        if (isReadable() && !m_data->json.isComplete && !m_data->bound)
            return false;
        const bool isContentOpen = !m_scanned.contents.isEmpty() && m_scanned.contents.last().end == m_text.size();
        return !isContentOpen || endsInSentence();
    }

    bool endsInSentence() const
    {
        const QString prose = m_response.content;
        return !prose.isEmpty() && QStringLiteral(".!?:`)*").contains(prose.back());
    }

    void computeVerdict()
    {
        VerdictInput signs{m_context.stop, m_contract.requestsData(), m_data != nullptr,
            m_data == nullptr || isReadable(), isComplete()};
        signs.isBlank = m_data == nullptr && m_text.trimmed().isEmpty();
        signs.isRefusal = !isReadable() && isRefusal(m_response.content);
        signs.conformsToSchema = isReadable() ? m_conforms : !m_contract.requestsData();
        signs.isRepaired = !m_response.repairs.isEmpty();
        signs.hasUnreadData = isUnread();
        m_response.verdict = verdictOf(signs);
        m_response.violations = m_context.rules ? m_context.rules : checkContractRules(m_text, m_context.file, m_contract);
        m_response.quality = computeQuality(m_response, m_contract, m_response.violations);
    }

    const QString &m_text;
    const ResponseContract &m_contract;
    const ResponseContext &m_context;
    ScannedResponse m_scanned;
    const FoundData *m_data = nullptr; ///< the section chosen as the data
    FoundData m_word;                  ///< a single value read from prose
    FoundData m_combinedData;          ///< several objects combined into the requested array
    CoercedValue m_coerced;
    QList<SchemaFinding> m_findings;
    bool m_conforms = true;
    QList<Remark> m_remarks;
    ParsedResponse m_response;
};

} // namespace

ParsedResponse parseResponse(const QString &text, const ResponseContract &contract, const ResponseContext &context)
{
    return ResponseParser(text, contract, context).run();
}

namespace {

/// Returns the tool call whose arguments are the data; null if there is none.
const ToolCall *callWithData(const ProviderResponse &response, const ResponseContract &contract)
{
    const auto named = std::find_if(response.toolCalls.begin(), response.toolCalls.end(), [&contract](const ToolCall &call) { return call.name == contract.toolName; });
    if (named != response.toolCalls.end())
        return &*named;
    const bool isOnly = response.toolCalls.size() == 1 && response.text.trimmed().isEmpty();
    return isOnly ? &response.toolCalls.first() : nullptr;
}

/// Returns the arguments unchanged if they are a string, otherwise as formatted JSON.
QString argumentsText(const ToolCall &call)
{
    return call.arguments.is_string() ? qString(call.arguments) : QString::fromUtf8(jsonText(call.arguments)).trimmed();
}

ParsedCall parsedCall(const ToolCall &call)
{
    if (!call.arguments.is_string())
        return {call.id, call.name, call.arguments};
    const QString text = qString(call.arguments);
    const TolerantJson read = parseTolerantDocument(text);
    const bool isSure = !read.problem && read.isComplete && !read.doubt && read.value.is_object();
    return {call.id, call.name, read.value, read.repairs, isSure};
}

QList<ParsedCall> parsedCalls(const ProviderResponse &response)
{
    QList<ParsedCall> calls;
    for (const ToolCall &call : response.toolCalls)
        calls.append(parsedCall(call));
    return calls;
}

/// Sets the verdict and quality of a response that consists only of tool calls, if no data was requested. The verdict depends on the arguments.
void computeVerdictOfCalls(ParsedResponse &response)
{
    const bool areSure = std::all_of(response.calls.begin(), response.calls.end(), [](const ParsedCall &call) { return call.isSure; });
    const bool isRepaired = std::any_of(response.calls.begin(), response.calls.end(), [](const ParsedCall &call) { return !call.repairs.isEmpty(); });
    response.envelope = EnvelopeKind::ToolCall;
    response.findings.removeIf([](const Diagnostic &finding) { return finding.code == u"response-empty"; });
    response.verdict = !areSure ? Verdict::Incomplete : isRepaired ? Verdict::Repaired : Verdict::Valid;
    response.quality = computeQuality(response, {}, response.violations);
}

bool isOnlyCalls(const ProviderResponse &response, const ResponseContract &contract, const ResponseContext &context)
{
    return !response.toolCalls.isEmpty() && response.text.trimmed().isEmpty() && !contract.requestsData() && context.stop == StopReason::Done;
}

} // namespace

ParsedResponse parseResponse(const ProviderResponse &received, const ResponseContract &contract, ResponseContext context)
{
    if (!context.stop)
        context.stop = received.stop;
    const ToolCall *call = callWithData(received, contract);
    ResponseContract arguments = contract;
    if (call)
        arguments.envelope = contract.requestsData() ? std::optional(EnvelopeKind::Document) : contract.envelope;
    ParsedResponse response = parseResponse(call ? argumentsText(*call) : received.text, arguments, context);
    response.calls = parsedCalls(received);
    if (call) {
        response.envelope = EnvelopeKind::ToolCall;
        response.content = received.text;
    } else if (isOnlyCalls(received, contract, context)) {
        computeVerdictOfCalls(response);
    }
    return response;
}

} // namespace outcrop
