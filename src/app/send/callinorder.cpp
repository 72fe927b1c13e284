// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/callinorder.h"

#include "core/exchange/retrypolicy.h"

#include <algorithm>

namespace outcrop {
namespace {

bool canBeCalled(const ProviderCatalog &catalog, const QString &provider)
{
    const Adapter *adapter = catalog.adapter(provider);
    const WireFormat *wire = adapter ? catalog.wireFormat(adapter->apiFormat) : nullptr;
    return wire && !wire->method.isEmpty();
}

/// Hears whether anything was shown.
class Watched
{
public:
    explicit Watched(const AnswerListener &listener) : m_listener(listener) { }

    AnswerListener listener()
    {
        if (!m_listener)
            return {};
        return [this](const AnswerPiece &piece) {
            m_shown = true;
            m_listener(piece);
        };
    }
    bool hasShown() const { return m_shown; }

private:
    const AnswerListener &m_listener;
    bool m_shown = false;
};

ProviderCall notRendered(const Error &error)
{
    ProviderCall call;
    call.answer.stop = StopReason::Incomplete;
    call.failure = CallFailure{FailureKind::BadRequest, toString(error)};
    return call;
}

/// Asks one, and says whether the next may be asked.
bool ask(AskedModel &step, Provider &provider, const OpenedWorkspace &opened, const std::stop_token &stop, const AnswerListener &listener)
{
    Watched watched(listener);
    const Result<RenderResult> rendered = renderPrompt(opened, step.job);
    if (rendered) {
        step.request = rendered->request;
        step.call = provider.call(step.request, stop, watched.listener());
    } else {
        step.call = notRendered(rendered.error());
    }
    if (!step.call.failure)
        return false;
    const FallbackDecision decision = decideFallback(*step.call.failure, watched.hasShown());
    step.reason = decision.reason;
    return decision.next && !stop.stop_requested();
}

bool isSame(const RenderJob &one, const RenderJob &other)
{
    return one.provider == other.provider && (one.model == other.model || one.model.isEmpty() || other.model.isEmpty());
}

} // namespace

QList<RenderJob> preferredJobs(const OpenedWorkspace &opened, const RenderJob &job)
{
    QList<RenderJob> jobs{job};
    const Agent *agent = selectedAgent(opened.library, job.selection);
    for (const QString &preference : agent ? agent->modelPreferences : QStringList()) {
        RenderJob next = job;
        next.provider = preference.section(u'/', 0, 0);
        next.model = preference.section(u'/', 1);
        const bool known = std::any_of(jobs.begin(), jobs.end(), [&next](const RenderJob &other) { return isSame(next, other); });
        if (!known && canBeCalled(opened.catalog, next.provider))
            jobs.append(next);
    }
    return jobs;
}

FallbackCall callInOrder(Provider &provider, const OpenedWorkspace &opened, const QList<RenderJob> &jobs, const std::stop_token &stop,
                         const AnswerListener &listener, const FallbackListener &moves)
{
    FallbackCall all;
    for (const RenderJob &job : jobs) {
        if (moves && !all.asked.isEmpty())
            moves(all.asked.last(), job);
        all.asked.append({job, {}, {}, {}});
        if (!ask(all.asked.last(), provider, opened, stop, listener))
            break;
    }
    return all;
}

} // namespace outcrop
