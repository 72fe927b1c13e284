// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/callwithfallback.h"

#include "app/send/sendmessages.h"
#include "app/workspace/localproviders.h"
#include "core/base/joinedtext.h"
#include "core/exchange/retrypolicy.h"
#include "core/render/modelaliases.h"
#include "core/render/modelchoice.h"
#include "core/render/requestblockers.h"

#include <algorithm>

namespace outcrop {
namespace {

bool canBeCalled(const ProviderCatalog &catalog, const QString &provider)
{
    const Adapter *adapter = catalog.adapter(provider);
    const WireFormat *wire = adapter ? catalog.wireFormat(adapter->apiFormat) : nullptr;
    return wire && !wire->method.isEmpty();
}

/// Records whether any part of the response was shown.
class ResponseWatcher
{
public:
    explicit ResponseWatcher(const ResponseListener &listener) : m_listener(listener) { }

    ResponseListener makeListener()
    {
        if (!m_listener)
            return {};
        return [this](const ResponseChunk &chunk) {
            m_hasShown = true;
            m_listener(chunk);
        };
    }
    bool hasShown() const { return m_hasShown; }

private:
    const ResponseListener &m_listener;
    bool m_hasShown = false;
};

ProviderCall notSentCall(const QString &message)
{
    ProviderCall call;
    call.response.stop = StopReason::Incomplete;
    call.failure = CallFailure{FailureKind::BadRequest, message};
    return call;
}

ProviderCall callModel(ModelAttempt &attempt, Provider &provider, const OpenedWorkspace &opened, const std::stop_token &stop,
    bool isForced, const ResponseListener &listener)
{
    const Result<RenderResult> renderResult = renderPrompt(opened, attempt.job);
    if (!renderResult)
        return notSentCall(toString(renderResult.error()));
    const Diagnostics unfitFindings = isForced ? Diagnostics() : requestBlockers(renderResult->diagnostics, RequestPurpose::Send);
    if (!unfitFindings.isEmpty())
        return notSentCall(unfitFindings.first().message);
    attempt.request = renderResult->request;
    return provider.call(attempt.request, stop, listener);
}

/// Calls one model. Returns whether the next one may be called.
bool tryModel(ModelAttempt &attempt, Provider &provider, const OpenedWorkspace &opened, const std::stop_token &stop,
    const ChainSettings &settings)
{
    ResponseWatcher watched(settings.listener);
    attempt.call = callModel(attempt, provider, opened, stop, settings.isForced, watched.makeListener());
    if (!attempt.call.failure)
        return false;
    const FallbackDecision decision = decideFallback(*attempt.call.failure, watched.hasShown());
    attempt.reason = decision.reason;
    return decision.shouldTryNext && !stop.stop_requested();
}

bool isSame(const RenderJob &one, const RenderJob &other)
{
    return one.provider == other.provider && (one.model == other.model || one.model.isEmpty() || other.model.isEmpty());
}

/// Builds a chain of models.
class ChainBuilder
{
public:
    ChainBuilder(const OpenedWorkspace &opened, const RenderJob &job, const QStringList &named)
        : m_opened(opened)
        , m_namedModels(named)
    {
        m_chain.jobs = {job};
        m_hasLocalModel = isLocalProvider(opened, job.provider);
    }

    /// Adds a model that the user named.
    void addNamedModel(const QString &written)
    {
        const QString provider = written.section(u'/', 0, 0);
        const QString word = written.section(u'/', 1);
        const Adapter *adapter = m_opened.catalog.adapter(provider);
        const auto model = adapter ? ModelAliases::builtIn().resolveModel(*adapter, word) : std::nullopt;
        add(provider, model ? model->id : word, written);
    }

    /// Adds a model that the agent prefers. An open preference adds none.
    void addPreferredModel(const ModelRequestResult &preference)
    {
        const QString &written = preference.request.requestedModel.written;
        if (preference.outcome == ModelRequestOutcome::Unmet
            && !isInChain(jobFor(written.section(u'/', 0, 0), written.section(u'/', 1))))
            m_chain.excludedModels.append(labeledText(written, preference.reason));
        else if (preference.outcome != ModelRequestOutcome::Unmet && preference.outcome != ModelRequestOutcome::Open)
            add(preference.provider, preference.model, written);
    }

    const ModelChain &chain() const { return m_chain; }

private:
    RenderJob jobFor(const QString &provider, const QString &model) const
    {
        RenderJob job = m_chain.jobs.first();
        job.provider = provider;
        job.model = model;
        return job;
    }

    bool isInChain(const RenderJob &job) const
    {
        return std::any_of(
            m_chain.jobs.begin(), m_chain.jobs.end(), [&job](const RenderJob &other) { return isSame(job, other); });
    }

    void add(const QString &provider, const QString &model, const QString &written)
    {
        const RenderJob next = jobFor(provider, model);
        if (isInChain(next) || !canBeCalled(m_opened.catalog, next.provider))
            return;
        if (m_hasLocalModel && !isLocalProvider(m_opened, next.provider) && !isNamed(next.provider)) {
            m_chain.excludedModels.append(sendmessages::fallbackOutsideNetwork(written, next.provider));
            return;
        }
        m_hasLocalModel = m_hasLocalModel || isLocalProvider(m_opened, next.provider);
        m_chain.jobs.append(next);
    }

    bool isNamed(const QString &provider) const
    {
        return std::any_of(m_namedModels.begin(), m_namedModels.end(),
            [&provider](const QString &named) { return named.section(u'/', 0, 0) == provider; });
    }

    const OpenedWorkspace &m_opened;
    const QStringList m_namedModels;
    bool m_hasLocalModel = false; ///< whether the chain contains a model on this computer or in the local network
    ModelChain m_chain;
};

} // namespace

Result<ModelChain> modelChain(const OpenedWorkspace &opened, const RenderJob &job, const FallbackOptions &options)
{
    for (const QString &named : options.named) {
        if (!opened.catalog.adapter(named.section(u'/', 0, 0)))
            return Error{ErrorCode::NotFound,
                sendmessages::noFallbackProvider(
                    named.section(u'/', 0, 0), opened.providers().join(listSeparator())),
                {}};
    }
    ChainBuilder chaining(opened, job, options.named);
    const Agent *agent = job.isBare ? nullptr : selectedAgent(opened.library, job.selection);
    if (agent && options.usesPreferredModels.value_or(opened.workspace().manifest().usesFallbackModels)) {
        const ModelChoice preferredModel = chooseModel(opened.catalog, {}, modelRequests(*agent));
        for (const ModelRequestResult &preference : preferredModel.results)
            chaining.addPreferredModel(preference);
    }
    for (const QString &named : options.named)
        chaining.addNamedModel(named);
    return chaining.chain();
}

FallbackCall callWithFallback(Provider &provider, const OpenedWorkspace &opened, const QList<RenderJob> &jobs,
    const std::stop_token &stop, const ChainSettings &settings)
{
    FallbackCall all;
    for (const RenderJob &job : jobs) {
        if (settings.onFallback && !all.attempts.isEmpty())
            settings.onFallback(all.attempts.last(), job);
        all.attempts.append({job, {}, {}, {}});
        if (!tryModel(all.attempts.last(), provider, opened, stop, settings))
            break;
    }
    return all;
}

} // namespace outcrop
