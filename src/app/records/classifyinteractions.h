// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/interactionpreprocessor.h"
#include "core/rules/ruleopinion.h"

#include <stop_token>

namespace outcrop {

/// The interactions to classify again, and the model to call.
struct ClassifyJob {
    RecordFilter filter = {};
    ModelQuery ask = {};    ///< called for interactions that no rule matches, including those that a model has already classified; empty: no model
    int maxCalls = 100;  ///< maximum number of calls; interactions without a workload come first
    bool writesToStore = true;
};

/// An interaction with its new classification.
struct ClassifiedInteraction {
    Interaction interaction; ///< the interaction after classification
    Classification classification;
    QString before;          ///< previous workload
    bool isChanged = false;
};

/// The counts of a classification.
struct ClassifyReport {
    qint64 examinedCount = 0;
    qint64 changed = 0;
    qint64 modelCalls = 0;
    qint64 failedCalls = 0; ///< failed calls, and responses that name no concept
    QMap<QString, qint64> workloads = {};
    RedactionCounts redactionCounts = {}; ///< secrets and personal data that the current rules remove from older records
    bool isStopped = false;
};

/// Called for each interaction, in the order of IDs.
using ClassifyListener = std::function<void(const ClassifiedInteraction &)>;

/// Classifies and redacts stored interactions again, by the current rules and taxonomy. A workload that the record itself names is kept. A model's choice is
/// kept until a new call names a concept. Each page of 500 is one transaction. Errors: Invalid if the rules cannot be read; those of the store.
Result<ClassifyReport> classifyInteractions(Store &store, const ClassifyJob &job, const InteractionPreprocessor &preprocessor, const Taxonomy &taxonomy,
    const std::stop_token &stop, const ClassifyListener &listener = {});

/// Returns the question to a model about the workload of a request, with the JSON Schema of the response.
RulePrompt workloadQuestion(const Taxonomy &taxonomy, const QString &question);

} // namespace outcrop
