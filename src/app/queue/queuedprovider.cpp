// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedprovider.h"

#include "app/experiments/trialrunner.h"
#include "app/portability/meteredprovider.h"
#include "app/queue/queuemessages.h"
#include "core/portability/recordedresponses.h"
#include "core/sessions/turncost.h"

#include <QMap>

namespace outcrop {
namespace {

const ModelInfo *modelOf(const ProviderCatalog &catalog, const QString &provider, const QString &model)
{
    const Adapter *adapter = catalog.adapter(provider);
    return adapter ? adapter->model(model) : nullptr;
}

/// Returns the maximum cost of a call, with one token for each byte of the request; nullopt if it is unknown.
std::optional<Cost> maxCostOfCall(const ProviderCatalog &catalog, const RenderedRequest &request)
{
    if (isFreeModel(catalog, request.provider, request.model))
        return Cost();
    const ModelInfo *model = modelOf(catalog, request.provider, request.model);
    if (!model)
        return std::nullopt;
    const std::optional<int> output = model->maxOutput ? model->maxOutput : model->contextWindow;
    if (!output)
        return std::nullopt;
    const qint64 tokens = request.bodyText().text().toUtf8().size();
    const PriceList prices = model->price.pricesForPrompt(tokens);
    return costOf(prices.input, tokens) + costOf(prices.output, *output);
}

std::optional<Cost> costOfCall(const ProviderCatalog &catalog, const RenderedRequest &request, const TimedCall &call)
{
    if (isFreeModel(catalog, request.provider, request.model))
        return Cost();
    const ModelInfo *model = modelOf(catalog, request.provider, request.model);
    return model ? costOfUsage(call.response.usage, model->price) : std::nullopt;
}

} // namespace

ProviderCall QueuedProvider::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &)
{
    if (m_hasEnded || stop.stop_requested())
        return canceled(queuemessages::stopped());
    const QString key = requestKey(request);
    const int repeat = m_repeats[key]++;
    const bool isRecorded = m_calls.contains(key, repeat);
    const ProviderCatalog &catalog = m_context.opened.catalog;
    const std::optional<Cost> maxCost = maxCostOfCall(catalog, request);
    if (const Status reservedStatus = isRecorded ? success() : m_calls.reserve(maxCost, stop); !reservedStatus) {
        if (reservedStatus.error().code != ErrorCode::Interrupted)
            m_outcome.costLimitError = reservedStatus.error();
        return canceled(reservedStatus.error().message);
    }
    const Result<TimedCall> answeredCall = ExperimentResponder(&m_context.provider, &m_calls).responseTo(request, key, repeat, stop);
    const bool isFree = !answeredCall || isUnbilled(*answeredCall);
    const std::optional<Cost> cost = isFree ? std::optional(Cost()) : costOfCall(catalog, request, *answeredCall);
    if (!isRecorded)
        m_calls.release(maxCost, answeredCall && answeredCall->failure && !cost ? maxCost : cost);
    if (!answeredCall)
        return canceled(answeredCall.error().message);
    m_outcome.cost = m_outcome.cost + cost;
    if (answeredCall->failure)
        addFailure(key, repeat, *answeredCall->failure);
    return {answeredCall->response, answeredCall->failure};
}

ProviderCall QueuedProvider::canceled(const QString &message)
{
    m_hasEnded = true;
    return {{}, CallFailure{FailureKind::Canceled, message}};
}

void QueuedProvider::addFailure(const QString &key, int repeat, const CallFailure &failure)
{
    if (failure.kind == FailureKind::Canceled || endsJob(m_job, failure.kind)) {
        m_hasEnded = true;
        if (failure.kind != FailureKind::Canceled)
            m_outcome.failure = failure;
        return;
    }
    m_failures.push_back({{"request", jsonString(key)}, {"repeat", repeat}, {"failure", jsonString(failureName(failure.kind))}, {"message", jsonString(failure.message)}});
}

JobOutcome QueuedProvider::outcome() const
{
    JobOutcome outcome = m_outcome;
    outcome.isFailed = !m_failures.empty();
    if (!m_hasEnded)
        outcome.result = Json{{"failures", m_failures}};
    return outcome;
}

FinishedCalls::FinishedCalls(const QList<FinishedJob> &jobs)
{
    for (const FinishedJob &job : jobs) {
        QMap<QPair<QString, int>, ProviderCall> calls; // sorted, so that repeats keep their order
        for (const QueuedResponse &response : job.responses) {
            if (const std::optional<TimedCall> call = readRecordedCall(response.response))
                calls.insert({response.key, response.repeat}, ProviderCall{call->response});
        }
        const Json failures = jsonMember(job.result, "failures");
        for (const Json &failure : failures) {
            const Json repeat = jsonMember(failure, "repeat");
            const FailureKind kind = failureFromName(qString(jsonMember(failure, "failure"))).value_or(FailureKind::Malformed);
            ProviderCall call;
            call.response.stop = StopReason::Incomplete;
            call.failure = CallFailure{kind, qString(jsonMember(failure, "message"))};
            calls.insert({qString(jsonMember(failure, "request")), repeat.is_number_integer() ? repeat.get<int>() : 0}, call);
        }
        for (auto call = calls.cbegin(); call != calls.cend(); ++call)
            m_calls[call.key().first].append(*call);
    }
}

ProviderCall FinishedCalls::call(const RenderedRequest &request, const std::stop_token &, const ResponseListener &)
{
    QList<ProviderCall> &calls = m_calls[requestKey(request)];
    return calls.isEmpty() ? ProviderCall{{}, CallFailure{FailureKind::Unreachable, queuemessages::callNotMade()}} : calls.takeFirst();
}

} // namespace outcrop
