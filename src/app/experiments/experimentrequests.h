// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimenttrial.h"

namespace outcrop {

/// A trial with its request, unmarked: what its answer is kept by.
struct TrialRequest {
    Trial trial;
    RenderedRequest request;
    QString key; ///< answerKey()
    Diagnostics unfit = {}; ///< why it should not go out as it is
};

/// The requests of an experiment's trials, without anybody being asked.
class ExperimentRequests
{
public:
    /// Errors as loadExperiment() and ArmPrompt::of().
    static Result<ExperimentRequests> of(const OpenedWorkspace &opened, const QString &name);

    QList<Trial> trials() const { return plannedTrials(m_loaded.setup, m_loaded.cases.size()); }
    Result<TrialRequest> request(const Trial &trial) const;
    /// The body that goes out, with the mark that keeps caches out.
    Result<Json> body(const TrialRequest &one) const;

private:
    explicit ExperimentRequests(const LoadedExperiment &loaded) : m_loaded(loaded) { }

    LoadedExperiment m_loaded;
    QList<ArmPrompt> m_arms;
};

/// The trial's name in a batch, at most 64 letters, digits and hyphens, as both APIs ask: which trial, and what it asks.
QString batchId(const Trial &trial, const QString &key);

} // namespace outcrop
