// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/complexity/task.h"

namespace outcrop {

/// A model's estimate of a task.
struct ComplexityOpinion {
    double score = 0;      ///< on the scale of the thresholds
    double confidence = 0; ///< as stated by the model, 0 to 1
    QStringList reasons;
    QList<Task> subtasks;    ///< the subtasks that the model proposes; empty if it proposes no split
    QString source;        ///< for display: a provider and its model, or a file
};

/// Returns the prompt for the model. It omits the heuristic score, so that the opinion is independent.
QString opinionPrompt(const Task &task, const ComplexityThresholds &thresholds);

/// Returns the JSON Schema of the response.
const Json &opinionSchema();

/// Converts a response. Errors: Invalid if it does not match the schema or its subtasks are inconsistent.
Result<ComplexityOpinion> readOpinion(const Json &response, const QString &source);

} // namespace outcrop
