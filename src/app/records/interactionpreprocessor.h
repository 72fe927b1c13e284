// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/recordturn.h"
#include "core/interactions/classify.h"
#include "core/interactions/redaction.h"

namespace outcrop {

/// Prepares interactions for storage: redacts them, then classifies them. Immutable and thread-safe.
class InteractionPreprocessor
{
public:
    /// Uses the workspace's config/interaction_rules.yaml and its taxonomy.
    explicit InteractionPreprocessor(const OpenedWorkspace &opened);
    InteractionPreprocessor(const Taxonomy &taxonomy, const InteractionRules &rules);

    /// Returns the diagnostics of the rules file. If there are errors, rules are missing, so interactions must not be imported.
    const Diagnostics &diagnostics() const { return m_diagnostics; }
    /// Returns Invalid with the first error of the rules file, if there is one, because the missing rule may be one for redaction.
    Status checkRulesAreUsable() const;
    const Classifier &classifier() const { return m_classifier; }

    /// Redacts the interaction. The number of redactions by kind is written to `details["redacted"]` and added to `counts`.
    void redact(Interaction &interaction, RedactionCounts &counts) const;
    /// Redacts and classifies the interaction. `earlier` is as in Classifier.
    void prepare(Interaction &interaction, const QStringList &earlier, RedactionCounts &counts) const;
    /// Returns the turn with secrets and personal data redacted.
    RecordedTurn redactTurn(RecordedTurn turn) const;
    void redact(Violation &violation, RedactionCounts &counts) const { m_redactor.redact(violation, counts); }
    void redact(Estimate &estimate, RedactionCounts &counts) const { m_redactor.redact(estimate, counts); }
    void redact(Attempt &attempt, RedactionCounts &counts) const { m_redactor.redact(attempt, counts); }
    void redact(Suggestion &suggestion, RedactionCounts &counts) const { m_redactor.redact(suggestion, counts); }
    /// Returns the redacted form of an identifying name, such as a session name. Stores contain this form.
    QString redactName(const QString &name) const;

private:
    Diagnostics m_diagnostics;
    Redactor m_redactor;
    Classifier m_classifier;
};

/// Redacts the turn, classifies it with the session's earlier questions, and stores the interaction with its violations in one transaction.
Status prepareAndStoreTurn(Store &store, const RecordedTurn &turn, const InteractionPreprocessor &preprocessor);

/// Redacts and classifies records that a user adds, without storing them. Each is classified with the earlier questions in the store and in the list. Existing
/// values are kept. A record that has only numbers, without text or signs of friction, is not classified.
Result<QList<Interaction>> prepareInteractions(Store &store, const QList<Interaction> &addedInteractions,
    const InteractionPreprocessor &preprocessor, RedactionCounts &counts);

} // namespace outcrop
