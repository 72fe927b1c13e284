// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/recordturn.h"
#include "core/interactions/classify.h"
#include "core/interactions/redaction.h"

namespace outcrop {

/// What every interaction goes through before it is kept: cleaned by the redaction rules, then classified. Built once, then only read: threads may share it.
class InteractionDesk
{
public:
    /// By the workspace's config/interaction_rules.yaml and its taxonomy.
    explicit InteractionDesk(const OpenedWorkspace &opened);
    InteractionDesk(const Taxonomy &taxonomy, const InteractionRules &rules);

    /// Of the workspace's file. With an error among them somebody's rule does not hold, and nothing should be brought in.
    const Diagnostics &diagnostics() const { return m_diagnostics; }
    /// Invalid with the first error among them: a rule about what must not be kept may be the one that does not hold.
    Status usable() const;
    const Classifier &classifier() const { return m_classifier; }

    /// Cleans, and puts how often what was taken out into `details["redacted"]`; adds it to `counts`.
    void clean(Interaction &interaction, RedactionCounts &counts) const;
    /// Cleans and classifies; `earlier` as in Classifier.
    void prepare(Interaction &interaction, const QStringList &earlier, RedactionCounts &counts) const;
    /// A turn without what must not be kept.
    RecordedTurn cleaned(RecordedTurn turn) const;
    void clean(Violation &violation, RedactionCounts &counts) const { m_redactor.clean(violation, counts); }
    void clean(Estimate &estimate, RedactionCounts &counts) const { m_redactor.clean(estimate, counts); }
    void clean(Attempt &attempt, RedactionCounts &counts) const { m_redactor.clean(attempt, counts); }
    void clean(Suggestion &suggestion, RedactionCounts &counts) const { m_redactor.clean(suggestion, counts); }
    /// Whether a name that identifies records, such as that of a session, is among the stored ones.
    QString keptName(const QString &name) const;

private:
    Diagnostics m_diagnostics;
    Redactor m_redactor;
    Classifier m_classifier;
};

/// Cleans, classifies by what the store knows of the session, and stores: the interaction and its violations, or nothing.
Status storePreparedTurn(Store &store, const RecordedTurn &turn, const InteractionDesk &desk);

/// The same for records that somebody adds: each is classified by those before it, in the store and in the list. What each says of itself is kept;
/// figures alone, with no text and no sign of trouble, do not mean that it went smoothly.
Result<QList<Interaction>> preparedToAdd(Store &store, const QList<Interaction> &added, const InteractionDesk &desk, RedactionCounts &counts);

} // namespace outcrop
