// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/providerresponsestream.h"

#include "core/exchange/exchangemessages.h"
#include "core/exchange/failurereader.h"
#include "core/exchange/jsonbytes.h"
#include "core/exchange/jsonlines.h"
#include "core/exchange/serversentevents.h"
#include "core/exchange/unexpectedbody.h"

#include <algorithm>

namespace outcrop {
namespace {

std::unique_ptr<StreamFraming> framingOf(const StreamRules &rules, const StreamLimits &limits)
{
    if (rules.framing == StreamRules::Framing::JsonLines)
        return std::make_unique<JsonLines>(limits.eventBytes);
    return std::make_unique<ServerSentEvents>(limits.eventBytes);
}

} // namespace

struct ProviderResponseStream::State {
    State(const ResponseFormat &responseFormat, const ResponseHead &responseHead, const StreamLimits &streamLimits)
        : format(responseFormat), head(responseHead), limits(streamLimits), framing(framingOf(rules(), limits)), accumulator(rules())
    {
    }

    const StreamRules &rules() const { return format.rules().stream; }

    void processEvent(const StreamEvent &event, QList<ResponseChunk> &pieces);
    void processJson(const QString &name, const Json &event, QList<ResponseChunk> &pieces);
    void addChunks(const ChunkRule &rule, const Json &event, QList<ResponseChunk> &pieces);
    void addCall(const ChunkRule &rule, const Json &call, const Json &event, QList<ResponseChunk> &pieces);
    bool isError(const QString &name, const Json &event) const;
    void setFailure(FailureKind kind, const QString &message);
    void keepBeginning(QByteArrayView part);
    void checkSizeLimits();

    ResponseFormat format;
    ResponseHead head;
    StreamLimits limits;
    std::unique_ptr<StreamFraming> framing;
    ResponseAccumulator accumulator;
    std::optional<CallFailure> failure;
    qint64 bytes = 0;
    int calls = 0;          ///< number of calls that have begun, for APIs without call indexes
    bool isComplete = false;   ///< the end marker arrived
    bool isFinished = false;   ///< no further events count
    bool hasChunks = false;
    QString text;           ///< concatenated text chunks
    QByteArray beginning;   ///< first bytes, to recognize bodies that are not a stream
};

void ProviderResponseStream::State::keepBeginning(QByteArrayView part)
{
    constexpr qsizetype maximumBuffer = 1024;
    if (beginning.size() < maximumBuffer)
        beginning += part.first(std::min(part.size(), maximumBuffer - beginning.size())).toByteArray();
}

void ProviderResponseStream::State::setFailure(FailureKind kind, const QString &message)
{
    failure = CallFailure{kind, message, head.status};
    isFinished = true;
}

void ProviderResponseStream::State::checkSizeLimits()
{
    if (framing->isTooLarge() || bytes > limits.totalBytes)
        setFailure(FailureKind::TooLarge, exchangemessages::responseTooLarge());
}

void ProviderResponseStream::State::processEvent(const StreamEvent &event, QList<ResponseChunk> &pieces)
{
    const auto isEndMark = [&event](const EventTest &test) { return !test.data.isEmpty() && test.data == event.data.trimmed(); };
    if (isFinished)
        return;
    if (std::any_of(rules().endTests.begin(), rules().endTests.end(), isEndMark)) {
        isComplete = isFinished = true;
        return;
    }
    const std::optional<Json> json = readJsonBytes(event.data);
    const bool isStrange = event.name != u"message" && !rules().handlesEvent(event.name);
    if (!json && (isStrange || !event.isWhole))
        return;
    if (!json || !json->is_object())
        return setFailure(FailureKind::Malformed, exchangemessages::partNotJson());
    const Json *namedJson = rules().eventName ? rules().eventName->first(*json) : nullptr;
    processJson(namedJson && event.name == u"message" ? scalarText(*namedJson) : event.name, *json, pieces);
}

bool ProviderResponseStream::State::isError(const QString &name, const Json &event) const
{
    return format.rules().errors.isError(event)
        || std::any_of(
            rules().errorTests.begin(), rules().errorTests.end(), [&](const EventTest &test) { return test.holds(name, event); });
}

void ProviderResponseStream::State::processJson(const QString &name, const Json &event, QList<ResponseChunk> &pieces)
{
    accumulator.add(name, event);
    if (isError(name, event)) {
        failure = readStreamError(format, event);
        if (hasChunks)
            failure->kind = FailureKind::StreamError;
        isFinished = true;
        return;
    }
    for (const ChunkRule &rule : rules().chunkRules) {
        if (rule.when.matches(name))
            addChunks(rule, event, pieces);
    }
    hasChunks = hasChunks || !pieces.isEmpty();
    for (const EventTest &test : rules().endTests) {
        const bool isEnd = test.holds(name, event);
        isComplete = isComplete || isEnd;
        isFinished = isFinished || (isEnd && !test.continuesAfterEnd);
    }
}

void ProviderResponseStream::State::addChunks(const ChunkRule &rule, const Json &event, QList<ResponseChunk> &pieces)
{
    if (rule.kind == ResponseChunk::Kind::ToolCall) {
        for (const Json *call : rule.each ? rule.each->find(event) : QList<const Json *>{&event})
            addCall(rule, *call, event, pieces);
    } else if (const QString prose = rule.text.proseText(event); !prose.isEmpty()) {
        pieces.append({rule.kind, prose});
        if (rule.kind == ResponseChunk::Kind::Text)
            text += prose;
    }
}

void ProviderResponseStream::State::addCall(
    const ChunkRule &rule, const Json &call, const Json &event, QList<ResponseChunk> &pieces)
{
    const QString arguments = rule.text.text(call);
    const QString tool = rule.tool.text(call);
    if (arguments.isEmpty() && tool.isEmpty())
        return;
    calls += tool.isEmpty() ? 0 : 1;
    std::optional<qint64> index = rule.index.number(call);
    if (!index)
        index = rule.index.number(event);
    pieces.append({rule.kind, arguments, int(index.value_or(qMax(calls - 1, 0))), tool});
}

ProviderResponseStream::ProviderResponseStream(const ResponseFormat &format, const ResponseHead &head, const StreamLimits &limits)
    : m_state(std::make_unique<State>(format, head, limits))
{
}

ProviderResponseStream::~ProviderResponseStream() = default;

QList<ResponseChunk> ProviderResponseStream::feed(QByteArrayView bytes)
{
    QList<ResponseChunk> pieces;
    if (m_state->isFinished)
        return pieces;
    m_state->bytes += bytes.size();
    m_state->keepBeginning(bytes);
    for (const StreamEvent &event : m_state->framing->add(bytes))
        m_state->processEvent(event, pieces);
    if (!m_state->isFinished)
        m_state->checkSizeLimits();
    return pieces;
}

bool ProviderResponseStream::isFinished() const
{
    return m_state->isFinished;
}

bool ProviderResponseStream::hasChunks() const
{
    return m_state->hasChunks;
}

QList<ResponseChunk> ProviderResponseStream::close()
{
    QList<ResponseChunk> pieces;
    for (const StreamEvent &event : m_state->framing->end())
        m_state->processEvent(event, pieces);
    return pieces;
}

ResponseOutcome ProviderResponseStream::finish(const std::optional<CallFailure> &lostConnection)
{
    close();
    const auto [document, isComplete] = m_state->accumulator.document();
    if (!isComplete && !m_state->failure)
        m_state->setFailure(FailureKind::Malformed, exchangemessages::argumentsWithoutIndex());
    ResponseOutcome outcome{readResponseDocument(m_state->format, document, m_state->isComplete ? StopReason::Done : StopReason::Incomplete), m_state->failure};
    if (outcome.response.text.isEmpty())
        outcome.response.text = m_state->text; // some gateways omit the events that the document is built from
    if (outcome.failure || (m_state->isComplete && isResponse(m_state->format, document))) {
        if (outcome.failure)
            outcome.response.stop = StopReason::Incomplete;
        return outcome;
    }
    outcome.response.stop = StopReason::Incomplete;
    if (const QString foreignType = m_state->hasChunks ? QString() : bodyTypeName(m_state->beginning);
        !foreignType.isEmpty() && !outcome.failure) {
        outcome.response.stop = StopReason::Incomplete;
        outcome.failure = CallFailure{FailureKind::Malformed, unexpectedBodyMessage(foreignType), m_state->head.status};
        return outcome;
    }
    const CallFailure cut{FailureKind::Truncated, exchangemessages::responseTruncated(), m_state->head.status};
    const CallFailure emptyFailure{FailureKind::Malformed, exchangemessages::streamEmpty(), m_state->head.status};
    outcome.failure = m_state->isComplete ? emptyFailure : lostConnection.value_or(cut);
    return outcome;
}

} // namespace outcrop
