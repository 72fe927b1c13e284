// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/complexity/task.h"

namespace outcrop {

/// What a model thinks of a task, in the words of the thresholds.
struct ComplexityOpinion {
    double score = 0;      ///< on the scale of the thresholds
    double confidence = 0; ///< as the model states it, from 0 to 1
    QStringList reasons;
    QList<Task> pieces;    ///< how it would cut the work; empty for not at all
    QString source;        ///< the source, for people: a provider and its model, or a file
};

/// What a model is asked. It is not told what the heuristics say, so that its opinion is its own.
QString opinionQuestion(const Task &task, const ComplexityThresholds &thresholds);

/// The JSON Schema of the answer.
const Json &opinionSchema();

/// Reads an answer's data, strictly: what does not obey the schema is an error, so that a misread number never counts.
Result<ComplexityOpinion> readOpinion(const Json &answer, const QString &source);

} // namespace outcrop
