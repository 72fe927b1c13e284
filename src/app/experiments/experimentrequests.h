// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/trialrunner.h"

namespace outcrop {

/// A trial with its request, without a marker. The response is recorded under `key`.
struct TrialRequest {
    Trial trial;
    RenderedRequest request;
    QString key;            ///< result of responseKey()
    Diagnostics unfitFindings = {}; ///< why the request should not be sent
};

/// Renders the requests of an experiment's trials without sending them.
class ExperimentRequests
{
public:
    /// Loads an experiment and the prompts of its arms. Errors: those of loadExperiment() and ArmPrompt::create().
    static Result<ExperimentRequests> create(const OpenedWorkspace &opened, const QString &name);

    QList<Trial> trials() const { return plannedTrials(m_loadedExperiment.setup, m_loadedExperiment.cases.size()); }
    Result<TrialRequest> request(const Trial &trial) const;
    /// Returns the body to send, with the marker if the experiment bypasses caches.
    Result<Json> body(const TrialRequest &trialRequest) const;

private:
    explicit ExperimentRequests(const LoadedExperiment &loadedExperiment) : m_loadedExperiment(loadedExperiment) { }

    LoadedExperiment m_loadedExperiment;
    QList<ArmPrompt> m_arms;
};

/// Returns the trial's ID in a batch: the trial number and the start of the request key, in at most 64 letters, digits and hyphens.
QString batchRequestId(const Trial &trial, const QString &key);

} // namespace outcrop
