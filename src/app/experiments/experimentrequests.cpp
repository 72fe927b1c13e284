// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentrequests.h"

#include "core/base/diagnostic.h"
#include "core/render/requestblockers.h"

namespace outcrop {

Result<ExperimentRequests> ExperimentRequests::create(const OpenedWorkspace &opened, const QString &name)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    if (!loadedExperiment)
        return loadedExperiment.error();
    ExperimentRequests requests(*loadedExperiment);
    for (const ExperimentArm &arm : loadedExperiment->setup.arms) {
        const Result<ArmPrompt> prompt = ArmPrompt::create(opened, arm);
        if (!prompt)
            return prompt.error();
        requests.m_arms.append(*prompt);
    }
    return requests;
}

Result<TrialRequest> ExperimentRequests::request(const Trial &trial) const
{
    const Result<RenderResult> render = m_arms.at(trial.arm).render(m_loadedExperiment.cases.at(trial.item));
    if (!render)
        return render.error();
    if (const auto error = firstError(renderErrors(render->diagnostics)))
        return toError(*error);
    return TrialRequest{trial, render->request,
        responseKey(render->request, m_loadedExperiment.setup.arms.at(trial.arm).name, m_loadedExperiment.cases.at(trial.item).id),
        requestBlockers(render->diagnostics, RequestPurpose::Send)};
}

Result<Json> ExperimentRequests::body(const TrialRequest &trialRequest) const
{
    const QString mark = m_loadedExperiment.setup.bypassesCaches ? trialMarker(m_loadedExperiment.setup.checksum, trialRequest.trial.number) : QString();
    const Result<RenderResult> sent = m_arms.at(trialRequest.trial.arm).render(m_loadedExperiment.cases.at(trialRequest.trial.item), mark);
    if (!sent)
        return sent.error();
    const std::string text = sent->request.sentBodyText().text().toStdString();
    return Json::parse(text, nullptr, false);
}

QString batchRequestId(const Trial &trial, const QString &key)
{
    constexpr qsizetype keptOfKey = 24;
    return QStringLiteral("t%1-%2").arg(trial.number).arg(key.first(keptOfKey));
}

} // namespace outcrop
