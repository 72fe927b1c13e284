// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/interactiondesk.h"
#include "core/rules/ruleopinion.h"

#include <stop_token>

namespace outcrop {

/// Which interactions to classify again, and with which model.
struct ClassifyJob {
    RecordFilter filter = {};
    AskModel ask = {};    ///< for interactions that no rule matches, and for those a model classified before; empty: none
    int mostAsked = 100;  ///< maximum, as each is paid for; interactions without a workload come first
    bool write = true;
};

/// One interaction and what is thought of it.
struct ClassifiedInteraction {
    Interaction interaction; ///< as it is now
    Classification why;
    QString before;          ///< its workload until now
    bool changed = false;
};

struct ClassifyReport {
    qint64 seen = 0;
    qint64 changed = 0;
    qint64 asked = 0;
    qint64 refused = 0; ///< answers that named no concept, or did not come
    QMap<QString, qint64> workloads = {};
    RedactionCounts redacted = {}; ///< what today's rules take out of what was kept before
    bool stopped = false;
};

/// Hears of each interaction, in the order of their ids.
using ClassifyListener = std::function<void(const ClassifiedInteraction &)>;

/// Classifies what is kept by today's rules and taxonomy, and cleans it by them. What a record said of itself stays; what a model said does, too, until
/// one is asked again and names a concept. Steps of a few hundred are whole or absent. Errors: Invalid where the rules cannot be read; those of the store.
Result<ClassifyReport> classifyInteractions(Store &store, const ClassifyJob &job, const InteractionDesk &desk, const Taxonomy &taxonomy,
    const std::stop_token &stop, const ClassifyListener &listener = {});

/// What a model is asked about one question: which of the concepts it is, with the JSON Schema of the answer.
RuleQuestion workloadQuestion(const Taxonomy &taxonomy, const QString &question);

} // namespace outcrop
