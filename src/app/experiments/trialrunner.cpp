// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/trialrunner.h"

#include "app/experiments/assertedtrial.h"
#include "app/experiments/experimentjudge.h"
#include "app/experiments/experimentrunmessages.h"
#include "app/send/costlimit.h"
#include "app/send/parseresponse.h"
#include "app/send/sendplan.h"
#include "core/base/diagnostic.h"
#include "core/portability/recordedanswers.h"
#include "core/render/requestblockers.h"
#include "core/responses/outputfilters.h"
#include "core/responses/verdict.h"
#include "core/sessions/turncost.h"

#include <QCryptographicHash>

#include <algorithm>
#include <chrono>
#include <mutex>

namespace outcrop {
namespace {

using TrialClock = std::chrono::steady_clock;

double msBetween(TrialClock::time_point from, TrialClock::time_point to)
{
    return std::chrono::duration<double, std::milli>(to - from).count();
}

double dollars(Cost cost)
{
    constexpr double picoInADollar = 1e12;
    return static_cast<double>(cost.pico()) / picoInADollar;
}

} // namespace

QString trialMarker(const QString &run, qsizetype trial)
{
    const QByteArray hash =
        QCryptographicHash::hash((run + u'/' + QString::number(trial)).toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("[%1]").arg(QString::fromLatin1(hash.toHex().first(12)));
}

QString responseKey(const RenderedRequest &request, const QString &arm, const QString &item)
{
    return requestKey(request) + u'/' + arm + u'/' + item;
}

int recordedRepeat(const Trial &trial)
{
    return trial.warmUp ? -1 - trial.repeat : trial.repeat;
}

Result<TimedCall> ExperimentResponder::responseTo(
    const RenderedRequest &request, const QString &key, int repeat, const std::stop_token &stop)
{
    if (auto kept = m_answers ? m_answers->find(key, repeat) : std::nullopt) {
        kept->isRecorded = true;
        return *kept;
    }
    if (!m_provider)
        return Error{ErrorCode::NotFound, experimentrunmessages::notRecorded(), {}};
    const TimedCall call = callProvider(request, stop);
    if (!call.failure && m_answers) {
        if (const Status kept = m_answers->record(key, repeat, call); !kept)
            return kept.error();
    }
    return call;
}

/// Calls the provider. The measured times are those of the last attempt.
TimedCall ExperimentResponder::callProvider(const RenderedRequest &request, const std::stop_token &stop)
{
    const TrialClock::time_point start = TrialClock::now();
    std::optional<TrialClock::time_point> first;
    std::mutex mutex;
    const ProviderCall made = m_provider->call(request, stop, [&](const ResponseChunk &) {
        const std::lock_guard locked(mutex);
        first = first.value_or(TrialClock::now());
    });
    const double whole = msBetween(start, TrialClock::now());
    TimedCall call{made.answer, made.failure, {}, whole, made.attempts.size()};
    if (!made.attempts.isEmpty() && made.attempts.last().duration.count() > 0)
        call.totalMs = static_cast<double>(made.attempts.last().duration.count());
    const std::lock_guard locked(mutex);
    if (first)
        call.firstChunkMs = std::max(0.0, msBetween(start, *first) - (whole - *call.totalMs));
    return call;
}

Result<TrialRunner> TrialRunner::create(const OpenedWorkspace &opened, const LoadedExperiment &loaded,
    ExperimentResponder models, const QString &run, const TrialLimits &limits)
{
    TrialRunner making(loaded, models, run, limits);
    for (const ExperimentArm &arm : loaded.setup.arms) {
        const Result<ArmPrompt> prompt = ArmPrompt::create(opened, arm, limits.params);
        if (!prompt)
            return prompt.error();
        making.m_arms.append(*prompt);
    }
    return making;
}

Result<std::optional<TrialResult>> TrialRunner::run(const Trial &trial, const std::stop_token &stop)
{
    const ArmPrompt &arm = m_arms.at(trial.arm);
    const ExperimentCase &one = m_loaded.cases.at(trial.item);
    TrialResult result;
    result.number = trial.number;
    result.arm = m_loaded.setup.arms.at(trial.arm).name;
    result.item = one.id;
    result.repeat = trial.repeat;
    result.warmUp = trial.warmUp;
    m_cost = Cost();
    const Result<RenderResult> render = arm.render(one);
    if (!render)
        return render.error();
    addFindings(render->diagnostics);
    if (const auto error = firstError(renderErrors(render->diagnostics)))
        return Error{ErrorCode::Invalid, experimentrunmessages::armCannotSend(result.arm, one.id, error->message), {}};
    result.request = requestKey(render->request);
    if (const Status measured = measureOffline(arm, one, *render, result); !measured)
        return measured.error();
    result.calls = QList<TrialCall>();
    if (m_loaded.setup.isOffline() || (trial.warmUp && m_models.isOffline()))
        return std::optional(result);
    if (const Diagnostics unfit =
            m_limits.force ? Diagnostics() : requestBlockers(render->diagnostics, RequestUse::Send);
        !unfit.isEmpty()) {
        result.failure = notSentFailure;
        result.message = unfit.first().message;
        return std::optional(result);
    }
    const Result<bool> made = measureOnline(trial, *render, result, stop);
    if (!made)
        return made.error();
    return *made ? std::optional(result) : std::nullopt;
}

Result<bool> TrialRunner::hasSameRequest(const Trial &trial, const TrialResult &made) const
{
    const Result<RenderResult> render = m_arms.at(trial.arm).render(m_loaded.cases.at(trial.item));
    return render ? Result<bool>(requestKey(render->request) == made.request) : render.error();
}

Status TrialRunner::measureOffline(
    const ArmPrompt &arm, const ExperimentCase &one, const RenderResult &render, TrialResult &result)
{
    const TokenCount tokens = sentTokens(render.request);
    result.counter = tokens.by;
    result.tokensAreExact = tokens.isExact();
    if (measures(Metric::Tokens))
        result.values[Metric::Tokens] = static_cast<double>(tokens.tokens);
    if (!measures(Metric::Overhead))
        return success();
    const Result<TokenCount> plain = arm.plainTokens(one);
    if (!plain)
        return plain.error();
    result.tokensAreExact = result.tokensAreExact && plain->isExact();
    if (plain->tokens > 0)
        result.values[Metric::Overhead] =
            100.0 * static_cast<double>(tokens.tokens - plain->tokens) / static_cast<double>(plain->tokens);
    return success();
}

/// Calls the model, measures its response and calls the judge if needed. Returns false if a call was canceled or could exceed the cost limit.
Result<bool> TrialRunner::measureOnline(
    const Trial &trial, const RenderResult &render, TrialResult &result, const std::stop_token &stop)
{
    const ArmPrompt &arm = m_arms.at(trial.arm);
    const bool isMarked = m_loaded.setup.bypassesCaches && !m_models.isOffline();
    const Result<RenderResult> sent = isMarked
        ? arm.render(m_loaded.cases.at(trial.item), trialMarker(m_run, trial.number))
        : Result<RenderResult>(render);
    if (!sent)
        return sent.error();
    const Result<TimedCall> call = this->call(sent->request, responseKey(render.request, result.arm, result.item),
        recordedRepeat(trial), false, result, stop);
    if (!call && m_costLimitError)
        return false;
    if (!call)
        return Error{call.error().code,
            experimentrunmessages::caseFailed(result.arm, result.item, call.error().message),
            {responsesPath(m_loaded.setup.name), {}}};
    if (call->failure && call->failure->kind == FailureKind::Canceled)
        return false;
    readAnswer(arm, render, *call, result);
    if (measures(Metric::Assertions))
        checkAssertions(trial, render, *call, result);
    return !result.isFailed() && measures(Metric::Judge) && !trial.warmUp ? judge(trial, *call, result, stop)
                                                                          : Result<bool>(true);
}

void TrialRunner::readAnswer(
    const ArmPrompt &arm, const RenderResult &render, const TimedCall &call, TrialResult &result)
{
    const auto put = [this, &result](Metric metric, double value) {
        if (measures(metric))
            result.values[metric] = value;
    };
    if (call.failure) {
        result.failure = failureName(call.failure->kind);
        result.message = call.failure->message;
        put(Metric::Success, 0);
        return;
    }
    const ResponseContract contract = contractOf(arm.opened(), render);
    const ParsedResponse parsed = parseFiltered(filterResponse(call.answer, contract), contract);
    result.verdict = verdictName(parsed.verdict);
    put(Metric::Success, isAccepted(parsed.verdict));
    put(Metric::Quality, parsed.quality.score());
    if (call.totalMs)
        put(Metric::Latency, *call.totalMs);
    if (call.firstChunkMs)
        put(Metric::FirstToken, *call.firstChunkMs);
    if (call.answer.usage.output)
        put(Metric::OutputTokens, static_cast<double>(*call.answer.usage.output));
    if (parsed.violations)
        put(Metric::Violations, static_cast<double>(parsed.violations->size()));
    if (const auto cost =
            render.request.figures ? costOfUsage(call.answer.usage, render.request.figures->price) : std::nullopt)
        put(Metric::Cost, dollars(*cost));
}

/// Evaluates the assertions of the experiment and the case. A failed call passes none.
void TrialRunner::checkAssertions(const Trial &trial, const RenderResult &render, const TimedCall &call, TrialResult &result)
{
    const ExperimentSetup &setup = m_loaded.setup;
    const ExperimentCase &one = m_loaded.cases.at(trial.item);
    QList<Assertion> assertions;
    for (const Assertion &assertion : setup.assertions + one.assertions)
        assertions.append(withFields(assertion, one.fields));
    const ArmPrompt &arm = m_arms.at(trial.arm);
    const ResponseVerdict verdict = call.failure ? ResponseVerdict{{}, false, 0}
                                                 : judgeResponse(assertions, assertedResponse(arm.opened(), render, call), one.threshold ? one.threshold : setup.threshold);
    result.values[Metric::Assertions] = verdict.isPassed ? 1 : 0;
    for (const AssertionVerdict &failed : verdict.assertions) {
        if (!failed.isPassed)
            result.failedAssertions.append(failed);
    }
}

/// Calls the judge with the request and the response, but not the arm. Returns false if the call was canceled or could exceed the cost limit.
Result<bool> TrialRunner::judge(
    const Trial &trial, const TimedCall &call, TrialResult &result, const std::stop_token &stop)
{
    const ArmPrompt &arm = m_arms.at(trial.arm);
    const Result<RenderedRequest> question =
        judgeRequest(arm, m_loaded.cases.at(trial.item), *m_loaded.setup.judge, call.answer);
    if (!question)
        return question.error();
    if (const Diagnostics unfit =
            m_limits.force ? Diagnostics() : requestBlockers(question->diagnostics, RequestUse::Send);
        !unfit.isEmpty()) {
        result.failure = noJudgeScore;
        result.message = experimentrunmessages::judgeNotCalled(unfit.first().message);
        return true;
    }
    const Result<TimedCall> judged =
        this->call(*question, responseKey(*question, result.arm, result.item), trial.repeat, true, result, stop);
    if (!judged && m_costLimitError)
        return false;
    if (!judged)
        return judged.error();
    if (judged->failure && judged->failure->kind == FailureKind::Canceled)
        return false;
    const Result<double> mark = judged->failure ? judged->failure->toError() : judgeScore(judged->answer);
    if (mark) {
        result.values[Metric::Judge] = *mark;
        return true;
    }
    result.failure = judged->failure ? failureName(judged->failure->kind) : noJudgeScore;
    result.message = QStringLiteral("no score: ") + mark.error().message;
    return true;
}

/// Returns the recorded response, or calls the model and records the call and its cost. If the call could exceed the cost limit, sets m_costLimitError.
Result<TimedCall> TrialRunner::call(const RenderedRequest &request, const QString &key, int repeat, bool isJudge,
    TrialResult &result, const std::stop_token &stop)
{
    const bool isFree = m_models.isOffline() || m_models.isRecorded(key, repeat);
    m_costLimitError =
        isFree || !m_limits.maxCost ? std::nullopt : checkCostLimit(maxCostOf(request), m_remainingCost.value_or(Cost()));
    if (m_costLimitError)
        return *m_costLimitError;
    const Result<TimedCall> made = m_models.responseTo(request, key, repeat, stop);
    if (made)
        recordCall(request, *made, isJudge, result);
    return made;
}

/// Records a call and subtracts its cost from the limit. A call that failed in transit may have been billed at its maximum cost. A call of unknown cost uses
/// up the limit.
void TrialRunner::recordCall(const RenderedRequest &request, const TimedCall &call, bool isJudge, TrialResult &result)
{
    const std::optional<Cost> cost =
        request.figures ? costOfUsage(call.answer.usage, request.figures->price) : std::nullopt;
    TrialCall one{isJudge, request.provider, request.model, call.requests, call.isRecorded, call.answer.usage.input,
        call.answer.usage.output};
    if (cost)
        one.cost = dollars(*cost);
    if (call.failure)
        one.failure = failureName(call.failure->kind);
    result.calls->append(one);
    if (call.isRecorded || call.requests == 0)
        return;
    m_cost = m_cost + cost;
    m_remainingCost = m_limits.maxCost ? m_remainingCost - (call.failure && !cost ? maxCostOf(request) : cost) : m_remainingCost;
}

void TrialRunner::addFindings(const Diagnostics &found)
{
    for (const Diagnostic &one : found) {
        if (std::none_of(m_diagnostics.begin(), m_diagnostics.end(),
                [&one](const Diagnostic &other) { return isSameFinding(other, one); }))
            m_diagnostics.append(one);
    }
}

} // namespace outcrop
