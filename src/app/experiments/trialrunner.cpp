// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/trialrunner.h"

#include "app/experiments/experimentrunmessages.h"
#include "app/experiments/trialmeasurement.h"
#include "core/portability/recordedresponses.h"

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
    return trial.isWarmUp ? -1 - trial.repeat : trial.repeat;
}

Result<TimedCall> ExperimentResponder::responseTo(
    const RenderedRequest &request, const QString &key, int repeat, const std::stop_token &stop)
{
    if (const auto kept = m_responses ? m_responses->find(key, repeat) : std::nullopt)
        return *kept;
    if (!m_provider)
        return Error{ErrorCode::NotFound, experimentrunmessages::notRecorded(), {}};
    const TimedCall call = callProvider(request, stop);
    if (!call.failure && m_responses) {
        if (const Status keptStatus = m_responses->record(key, repeat, call); !keptStatus)
            return keptStatus.error();
    }
    return call;
}

/// Calls the provider. The measured times are those of the last attempt.
TimedCall ExperimentResponder::callProvider(const RenderedRequest &request, const std::stop_token &stop)
{
    const TrialClock::time_point start = TrialClock::now();
    std::optional<TrialClock::time_point> first;
    std::mutex mutex;
    const ProviderCall result = m_provider->call(request, stop, [&](const ResponseChunk &) {
        const std::lock_guard locked(mutex);
        first = first.value_or(TrialClock::now());
    });
    const double whole = msBetween(start, TrialClock::now());
    TimedCall call{result.response, result.failure, {}, whole, result.attempts.size()};
    if (!result.attempts.isEmpty() && result.attempts.last().duration.count() > 0)
        call.totalMs = static_cast<double>(result.attempts.last().duration.count());
    const std::lock_guard locked(mutex);
    if (first)
        call.firstChunkMs = std::max(0.0, msBetween(start, *first) - (whole - *call.totalMs));
    return call;
}

Result<TrialRunner> TrialRunner::create(const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment,
    ExperimentResponder responder, const QString &run, const TrialLimits &limits)
{
    TrialRunner runner(loadedExperiment, responder, run, limits);
    for (const ExperimentArm &arm : loadedExperiment.setup.arms) {
        const Result<ArmPrompt> prompt = ArmPrompt::create(opened, arm, limits.params);
        if (!prompt)
            return prompt.error();
        runner.m_arms.append(*prompt);
    }
    return runner;
}

Result<TrialOutcome> TrialRunner::run(const Trial &trial, const std::stop_token &stop)
{
    return run(trial, m_responder, *m_budget, stop);
}

Result<TrialOutcome> TrialRunner::run(const Trial &trial, ExperimentResponder &responder, CallBudget &budget, const std::stop_token &stop) const
{
    const TrialSource source{m_loadedExperiment, m_arms.at(trial.arm), trial, m_run, m_limits};
    return TrialMeasurement(source, responder, budget, stop).measure();
}

Result<RenderedRequest> TrialRunner::request(const Trial &trial) const
{
    const Result<RenderResult> render = m_arms.at(trial.arm).render(m_loadedExperiment.cases.at(trial.item));
    return render ? Result<RenderedRequest>(render->request) : render.error();
}

Result<bool> TrialRunner::hasSameRequest(const Trial &trial, const TrialResult &recordedResult) const
{
    const Result<RenderedRequest> renderedRequest = request(trial);
    return renderedRequest ? Result<bool>(requestKey(*renderedRequest) == recordedResult.request) : renderedRequest.error();
}

} // namespace outcrop
