// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/complexity/complexityestimate.h"
#include "core/ports/provider.h"

namespace outcrop {

/// What estimates are made by: the workspace's config/complexity_thresholds.yaml, or that of the sample where it has none.
ComplexityThresholds thresholdsOf(const OpenedWorkspace &opened);

/// What is to be estimated: a task document of the workspace, or the request where there is no path.
struct EstimateJob {
    QString path = {};
    QString request = {};
};

/// The task that is meant, with what is wrong with it and with the thresholds.
TaskDocument taskOf(const OpenedWorkspace &opened, const EstimateJob &job, const ComplexityThresholds &thresholds);

/// Reads the opinion that a model wrote, repairing it as every answer is; `source` names it for people. Invalid where it is not what was asked for.
Result<ComplexityOpinion> opinionInText(const QString &text, const QString &source);

/// What came of asking a model.
struct AskedOpinion {
    std::optional<ComplexityOpinion> opinion = {};
    std::optional<CallFailure> failure = {}; ///< the call failed
    std::optional<Error> error = {};         ///< no provider was available (NotFound), or the answer has the wrong form (Invalid)
};

/// Asks a model for its opinion; an empty model leaves it to the manifest and the adapter. Waits, so call it on a worker thread.
AskedOpinion askOpinion(const OpenedWorkspace &opened, const QString &providerName, const QString &model, const QString &question, Provider &provider,
                        const std::stop_token &stop);

} // namespace outcrop
