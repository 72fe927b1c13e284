// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/trialmeasurement.h"

#include "app/experiments/experimentjudge.h"
#include "app/experiments/experimentrunmessages.h"
#include "app/send/parseresponse.h"
#include "app/send/sendplan.h"
#include "app/send/toolresults.h"
#include "core/base/diagnostic.h"
#include "core/base/utf8.h"
#include "core/exchange/retrypolicy.h"
#include "core/portability/recordedresponses.h"
#include "core/portability/responsecheck.h"
#include "core/render/requestblockers.h"
#include "core/responses/outputfilters.h"
#include "core/responses/verdict.h"
#include "core/sessions/turncost.h"

#include <algorithm>

namespace outcrop {
namespace {

double dollars(Cost cost)
{
    constexpr double picoInADollar = 1e12;
    return static_cast<double>(cost.pico()) / picoInADollar;
}

std::optional<Cost> costOfCall(const RenderedRequest &request, const TimedCall &call)
{
    return request.figures ? costOfUsage(call.response.usage, request.figures->price) : std::nullopt;
}

/// Adds a call of the arm. Time and output tokens are totals; the time to the first chunk is that of the first call.
void addCall(TrialResponse &trialResponse, const TimedCall &call, const std::optional<Cost> &cost, bool isFirst)
{
    const TimedCall before = trialResponse.last;
    trialResponse.last = call;
    trialResponse.cost = trialResponse.cost + cost;
    if (isFirst)
        return;
    std::optional<qint64> &output = trialResponse.last.response.usage.output;
    trialResponse.last.firstChunkMs = before.firstChunkMs;
    trialResponse.last.totalMs = before.totalMs && call.totalMs ? std::optional(*before.totalMs + *call.totalMs) : std::nullopt;
    output = before.response.usage.output && output ? std::optional(*before.response.usage.output + *output) : std::nullopt;
}

Message responseMessage(const ProviderResponse &response, const QString &provider)
{
    Message message;
    message.role = Message::Role::Assistant;
    message.content = TracedText::generated(response.text, experimentrunmessages::trialResponse());
    message.toolCalls = response.toolCalls;
    for (ToolCall &call : message.toolCalls)
        call.arguments = call.arguments.is_object() ? call.arguments : Json::object();
    message.stateProvider = provider;
    for (const Json &part : response.providerState)
        message.providerState.push_back(part);
    return message;
}

Message resultMessage(const ToolCall &call, const QString &content)
{
    Message message;
    message.role = Message::Role::Tool;
    message.content = TracedText::generated(content, experimentrunmessages::simulatedResult());
    message.toolCallId = call.id;
    message.toolName = call.name;
    return message;
}

} // namespace

Result<TrialOutcome> TrialMeasurement::measure()
{
    const Trial &trial = m_source.trial;
    m_result.number = trial.number;
    m_result.arm = m_source.setup().arms.at(trial.arm).name;
    m_result.item = m_source.item().id;
    m_result.repeat = trial.repeat;
    m_result.isWarmUp = trial.isWarmUp;
    const Result<RenderResult> render = m_source.arm.render(m_source.item());
    if (!render)
        return render.error();
    for (const Diagnostic &found : render->diagnostics)
        addFinding(found);
    if (const auto error = firstError(renderErrors(render->diagnostics)))
        return Error{ErrorCode::Invalid, experimentrunmessages::armCannotSend(m_result.arm, m_result.item, error->message), {}};
    m_result.request = requestKey(render->request);
    if (const Status measuredStatus = measureRecordedTrial(*render); !measuredStatus)
        return measuredStatus.error();
    m_result.calls = QList<TrialCall>();
    const bool isOffline = m_source.setup().isOffline() || (trial.isWarmUp && m_responder.isOffline());
    if (!isOffline && !isUnfit(render->diagnostics)) {
        const Result<Step> step = measureLiveTrial(*render);
        if (!step)
            return step.error();
        if (*step == Step::Interrupted)
            return m_outcome;
    }
    m_outcome.result = m_result;
    return m_outcome;
}

Status TrialMeasurement::measureRecordedTrial(const RenderResult &render)
{
    const TokenCount tokens = sentTokens(render.request);
    m_result.counter = tokens.counter;
    m_result.hasExactTokens = tokens.isExact();
    setMetric(Metric::Tokens, static_cast<double>(tokens.tokens));
    if (!measures(Metric::Overhead))
        return success();
    const Result<TokenCount> plainCount = m_source.arm.plainTokens(m_source.item());
    if (!plainCount)
        return plainCount.error();
    m_result.hasExactTokens = m_result.hasExactTokens && plainCount->isExact();
    if (plainCount->tokens > 0)
        setMetric(Metric::Overhead, 100.0 * static_cast<double>(tokens.tokens - plainCount->tokens) / static_cast<double>(plainCount->tokens));
    return success();
}

/// Calls the model and answers its tool calls, measures the last response and calls the judge if needed.
Result<TrialMeasurement::Step> TrialMeasurement::measureLiveTrial(const RenderResult &render)
{
    TrialResponse trialResponse;
    const Result<Step> step = runToolRounds(render, trialResponse);
    if (!step || *step == Step::Interrupted || m_result.isFailed())
        return step;
    readResponse(render, trialResponse);
    if (measures(Metric::Assertions))
        checkAssertions(render, trialResponse);
    const bool isJudged = !m_result.isFailed() && measures(Metric::Judge) && !m_source.trial.isWarmUp;
    return isJudged ? judge(trialResponse.last.response) : Result<Step>(Step::Done);
}

Result<TrialMeasurement::Step> TrialMeasurement::runToolRounds(const RenderResult &render, TrialResponse &trialResponse)
{
    const ResponseContract contract = contractOf(m_source.arm.opened(), render);
    const ExperimentTools &tools = m_source.setup().tools;
    const bool hasReplies = !render.bundle.tools.isEmpty() && (!tools.replies.isEmpty() || !m_source.item().toolReplies.isEmpty()); // as in addToolRequests()
    QList<Message> turns;
    RenderResult request = render;
    for (int round = 0;; ++round) {
        const Result<Step> called = callArm(request, turns, trialResponse);
        const ProviderResponse &response = trialResponse.last.response;
        if (!called || *called == Step::Interrupted || trialResponse.last.failure || !hasReplies || !awaitsToolResults(response, contract))
            return called;
        if (round >= tools.rounds) {
            addFinding({Severity::Warning, QStringLiteral("experiment-tools"), experimentrunmessages::toolRoundsUsed(m_result.arm, m_result.item, QString::number(tools.rounds)), {}});
            return Step::Done;
        }
        const Result<Step> added = addToolResults(render, response, turns);
        if (!added || *added != Step::Continue)
            return added;
        trialResponse.answeredCalls += response.toolCalls;
        const Result<RenderResult> next = m_source.arm.render(m_source.item(), {}, turns);
        if (!next)
            return next.error();
        if (isUnfit(next->diagnostics))
            return Step::Done;
        request = *next;
    }
}

/// Sends a request of the arm. `toolTurns` are the turns that it contains after the case's request.
Result<TrialMeasurement::Step> TrialMeasurement::callArm(const RenderResult &render, const QList<Message> &toolTurns, TrialResponse &trialResponse)
{
    const bool isMarked = m_source.setup().bypassesCaches && !m_responder.isOffline();
    const Result<RenderResult> sent = isMarked
        ? m_source.arm.render(m_source.item(), trialMarker(m_source.run, m_source.trial.number), toolTurns)
        : Result<RenderResult>(render);
    if (!sent)
        return sent.error();
    const Result<TimedCall> answeredCall = call(sent->request, responseKey(render.request, m_result.arm, m_result.item), TrialCallKind::Response);
    if (!answeredCall && m_outcome.costLimitError)
        return Step::Interrupted;
    if (!answeredCall)
        return Error{answeredCall.error().code,
            experimentrunmessages::caseFailed(m_result.arm, m_result.item, answeredCall.error().message),
            {responsesPath(m_source.setup().name), {}}};
    if (answeredCall->failure && answeredCall->failure->kind == FailureKind::Canceled)
        return Step::Interrupted;
    addCall(trialResponse, *answeredCall, costOfCall(sent->request, *answeredCall), toolTurns.isEmpty());
    return Step::Done;
}

/// Appends the response and the simulated results of its calls, and returns Continue. Without a result for every call, appends no turn.
Result<TrialMeasurement::Step> TrialMeasurement::addToolResults(const RenderResult &render, const ProviderResponse &response, QList<Message> &toolTurns)
{
    QList<Message> turns{responseMessage(response, render.request.provider)};
    for (const ToolCall &call : response.toolCalls) {
        std::optional<QString> content = fixedReply(call);
        if (const Result<Step> asked = content ? Step::Continue : askToolModel(render, call, content); !asked || *asked != Step::Continue)
            return asked;
        turns.append(resultMessage(call, *content));
    }
    toolTurns += turns;
    return Step::Continue;
}

/// Returns the fixed reply of the case, or else that of the experiment with the fields of the case inserted; nullopt if there is neither.
std::optional<QString> TrialMeasurement::fixedReply(const ToolCall &call) const
{
    const ExperimentCase &item = m_source.item();
    if (const std::optional<QString> reply = item.toolReplies.replyTo(call))
        return reply;
    const std::optional<QString> reply = m_source.setup().tools.replies.replyTo(call);
    return reply ? std::optional(expandPlaceholders(*reply, item.fields)) : std::nullopt;
}

/// Sets `content` to the result that the model returns for the tool, and returns Continue. Returns Done if there is no usable result.
Result<TrialMeasurement::Step> TrialMeasurement::askToolModel(const RenderResult &render, const ToolCall &call, std::optional<QString> &content)
{
    const ExperimentTools &tools = m_source.setup().tools;
    const ToolDefinition *tool = findTool(render.bundle.tools, call.name);
    if (!tool || m_toolModelCalls >= maxToolModelCalls(tools.replies, render.bundle.tools, tools.rounds)) {
        addFinding({Severity::Warning, QStringLiteral("experiment-tools"),
            experimentrunmessages::noToolReply(m_result.arm, m_result.item, call.name + decodeUtf8(call.arguments.dump())), {}});
        return Step::Done;
    }
    ToolModel toolModel = *tools.replies.model;
    toolModel.instructions = expandPlaceholders(toolModel.instructions, m_source.item().fields);
    const Result<RenderedRequest> request = toolModelRequest(m_source.arm.opened(), toolModel, *tool, call);
    if (!request)
        return request.error();
    if (isUnfit(request->diagnostics))
        return Step::Done;
    ++m_toolModelCalls;
    const Result<TimedCall> answeredCall = this->call(*request, responseKey(*request, m_result.arm, m_result.item), TrialCallKind::Tool);
    if (!answeredCall && m_outcome.costLimitError)
        return Step::Interrupted;
    if (!answeredCall)
        return answeredCall.error();
    if (answeredCall->failure && answeredCall->failure->kind == FailureKind::Canceled)
        return Step::Interrupted;
    const QString problem = answeredCall->failure ? answeredCall->failure->message : unusableReason(answeredCall->response);
    if (problem.isEmpty()) {
        content = answeredCall->response.text;
        return Step::Continue;
    }
    m_result.failure = answeredCall->failure ? failureName(answeredCall->failure->kind) : noToolResult;
    m_result.message = experimentrunmessages::toolNotSimulated(call.name, problem);
    return Step::Done;
}

void TrialMeasurement::readResponse(const RenderResult &render, const TrialResponse &trialResponse)
{
    const TimedCall &call = trialResponse.last;
    if (call.failure) {
        m_result.failure = failureName(call.failure->kind);
        m_result.message = call.failure->message;
        setMetric(Metric::Success, 0);
        return;
    }
    const ResponseContract contract = contractOf(m_source.arm.opened(), render);
    const ParsedResponse parsedResponse = parseFiltered(filterResponse(call.response, contract), contract);
    m_result.verdict = verdictName(parsedResponse.verdict);
    setMetric(Metric::Success, isAccepted(parsedResponse.verdict));
    setMetric(Metric::Quality, parsedResponse.quality.score());
    if (call.totalMs)
        setMetric(Metric::Latency, *call.totalMs);
    if (call.firstChunkMs)
        setMetric(Metric::FirstToken, *call.firstChunkMs);
    if (call.response.usage.output)
        setMetric(Metric::OutputTokens, static_cast<double>(*call.response.usage.output));
    if (parsedResponse.violations)
        setMetric(Metric::Violations, static_cast<double>(parsedResponse.violations->size()));
    if (trialResponse.cost)
        setMetric(Metric::Cost, dollars(*trialResponse.cost));
}

/// Evaluates the assertions of the experiment and the case. A failed call passes none.
void TrialMeasurement::checkAssertions(const RenderResult &render, const TrialResponse &trialResponse)
{
    const ExperimentSetup &setup = m_source.setup();
    const ExperimentCase &one = m_source.item();
    QList<Assertion> assertions;
    for (const Assertion &assertion : setup.assertions + one.assertions)
        assertions.append(withFields(assertion, one.fields));
    const ResponseVerdict verdict = trialResponse.last.failure
        ? ResponseVerdict{{}, false, 0}
        : judgeResponse(assertions, assertedResponse(m_source.arm.opened(), render, trialResponse), one.threshold ? one.threshold : setup.threshold);
    m_result.values[Metric::Assertions] = verdict.hasPassed ? 1 : 0;
    for (const AssertionVerdict &failed : verdict.assertions) {
        if (!failed.hasPassed)
            m_result.failedAssertions.append(failed);
    }
}

/// Calls the judge with the request and the response, but not the arm.
Result<TrialMeasurement::Step> TrialMeasurement::judge(const ProviderResponse &response)
{
    const Result<RenderedRequest> question = judgeRequest(m_source.arm, m_source.item(), *m_source.setup().judge, response);
    if (!question)
        return question.error();
    if (const Diagnostics unfitFindings =
            m_source.limits.isForced ? Diagnostics() : requestBlockers(question->diagnostics, RequestPurpose::Send);
        !unfitFindings.isEmpty()) {
        m_result.failure = noJudgeScore;
        m_result.message = experimentrunmessages::judgeNotCalled(unfitFindings.first().message);
        return Step::Done;
    }
    const Result<TimedCall> judgeCall = call(*question, responseKey(*question, m_result.arm, m_result.item), TrialCallKind::Judge);
    if (!judgeCall && m_outcome.costLimitError)
        return Step::Interrupted;
    if (!judgeCall)
        return judgeCall.error();
    if (judgeCall->failure && judgeCall->failure->kind == FailureKind::Canceled)
        return Step::Interrupted;
    const Result<double> mark = judgeCall->failure ? judgeCall->failure->toError() : judgeScore(judgeCall->response);
    if (mark) {
        m_result.values[Metric::Judge] = *mark;
        return Step::Done;
    }
    m_result.failure = judgeCall->failure ? failureName(judgeCall->failure->kind) : noJudgeScore;
    m_result.message = QStringLiteral("no score: ") + mark.error().message;
    return Step::Done;
}

/// Returns the recorded response, or calls the model and records the call and its cost. If the call could exceed the cost limit, sets the outcome's
/// costLimitError. A failed call of unknown cost counts at its maximum cost, because it may have been billed.
Result<TimedCall> TrialMeasurement::call(const RenderedRequest &request, const QString &key, TrialCallKind kind)
{
    const int repeat = recordedRepeat(m_source.trial);
    const bool isFree = m_responder.isOffline() || m_responder.isRecorded(key, repeat);
    const std::optional<Cost> maxCost = maxCostOf(request);
    if (const Status reservedStatus = isFree ? success() : m_budget.reserve(maxCost, m_stop); !reservedStatus) {
        if (reservedStatus.error().code == ErrorCode::Interrupted)
            return TimedCall{{}, CallFailure{FailureKind::Canceled, reservedStatus.error().message}};
        m_outcome.costLimitError = reservedStatus.error();
        return reservedStatus.error();
    }
    const Result<TimedCall> answeredCall = m_responder.responseTo(request, key, repeat, m_stop);
    const bool isCallFree = !answeredCall || isUnbilled(*answeredCall);
    const std::optional<Cost> cost = answeredCall ? costOfCall(request, *answeredCall) : std::nullopt;
    if (!isFree)
        m_budget.release(maxCost, isCallFree ? std::optional(Cost()) : answeredCall->failure && !cost ? maxCost : cost);
    if (answeredCall)
        recordCall(request, *answeredCall, kind);
    if (!isCallFree)
        m_outcome.cost = m_outcome.cost + cost;
    return answeredCall;
}

void TrialMeasurement::recordCall(const RenderedRequest &request, const TimedCall &call, TrialCallKind kind)
{
    TrialCall one{kind, request.provider, request.model, call.requests, call.isRecorded, call.response.usage.input,
        call.response.usage.output};
    if (const std::optional<Cost> cost = costOfCall(request, call))
        one.cost = dollars(*cost);
    if (call.failure)
        one.failure = failureName(call.failure->kind);
    m_result.calls->append(one);
}

/// Returns whether a request must not be sent, and records the reason as the failure of the trial.
bool TrialMeasurement::isUnfit(const Diagnostics &diagnostics)
{
    const Diagnostics unfitFindings = m_source.limits.isForced ? Diagnostics() : requestBlockers(diagnostics, RequestPurpose::Send);
    if (unfitFindings.isEmpty())
        return false;
    m_result.failure = notSentFailure;
    m_result.message = unfitFindings.first().message;
    return true;
}

void TrialMeasurement::addFinding(const Diagnostic &found)
{
    m_outcome.diagnostics.append(found);
}

void TrialMeasurement::setMetric(Metric metric, double value)
{
    if (measures(metric))
        m_result.values[metric] = value;
}

} // namespace outcrop
