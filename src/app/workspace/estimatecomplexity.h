// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/complexity/complexityestimate.h"
#include "core/ports/provider.h"

namespace outcrop {

/// Returns the thresholds in the workspace's config/complexity_thresholds.yaml, or the thresholds of the sample workspace.
ComplexityThresholds thresholdsOf(const OpenedWorkspace &opened);

/// The task to estimate: a task document of the workspace, or the request if `path` is empty.
struct EstimateJob {
    QString path = {};
    QString request = {};
};

/// Returns the task of the job's document, or else of its request, with the diagnostics of the task and of the thresholds.
TaskDocument taskOf(const OpenedWorkspace &opened, const EstimateJob &job, const ComplexityThresholds &thresholds);

/// Parses a model's opinion in its response and repairs it if needed. `source` names the model in messages. Invalid if the response does not match the
/// schema.
Result<ComplexityOpinion> parseOpinion(const QString &text, const QString &source);

/// The result of requesting a model's opinion.
struct OpinionResult {
    std::optional<ComplexityOpinion> opinion = {};
    std::optional<CallFailure> failure = {}; ///< why the call failed
    std::optional<Error> error = {};         ///< why the request was not sent, or the response has the wrong form (Invalid)
};

/// Requests a model's opinion. If `model` is empty, the manifest or the adapter determines it. Blocks: call it on a worker thread.
OpinionResult requestModelOpinion(const OpenedWorkspace &opened, const QString &providerName, const QString &model, const QString &question, Provider &provider,
                        const std::stop_token &stop);

} // namespace outcrop
