// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/interactionrules.h"
#include "core/interactions/phrases.h"
#include "core/ports/storedrecords.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// An indication of a problem in an interaction.
struct FrictionSignal {
    QString name;
    double weight = 0; ///< from 0 to 1
    QString evidence;  ///< for display
};

/// The workload and friction of an interaction, with the evidence.
struct Classification {
    QString workload;        ///< notation of a concept; empty if there was no evidence for any
    double confidence = 0;   ///< share of this workload in the total score, 0 to 1; 1 if the record states the workload
    QStringList reasons;     ///< the words that indicate the workload, or a note that the record states it
    QList<FrictionSignal> friction;

    /// Returns 1 − ∏(1 − weight), from 0 without signals to 1.
    double frictionScore() const;
};

/// The evidence for one workload in a text.
struct WorkloadEvidence {
    QString workload;  ///< notation of a concept
    double score = 0;  ///< total weight of the words
    QStringList words; ///< the words that were found
};

/// Returns the user's question: `details["question"]` if present, because the request may contain a whole conversation, otherwise the request.
QString questionOf(const Interaction &interaction);

/// Classifies interactions by keywords and friction signals. Deterministic. Immutable after construction, so threads may share it. A workload's score is
/// the total weight of the labels, keywords and patterns found in the question, each counted once. The highest score wins. Ties are broken by the score of the
/// top concept, then by depth, then by order in the taxonomy.
class Classifier
{
public:
    Classifier(const Taxonomy &taxonomy, const InteractionRules &rules);

    /// Returns the workload and the friction. `earlier` contains the previous questions of the session, latest last. A workload that the record states is
    /// kept; friction signals are always computed.
    Classification classify(const Interaction &interaction, const QStringList &earlier = {}) const;
    /// Returns the evidence for every workload that the text indicates, in the order of the taxonomy.
    QList<WorkloadEvidence> findEvidence(const QString &text) const;
    /// Returns the maximum number of earlier questions that affect the result.
    int maxEarlierQuestions() const;

private:
    struct Kind {
        QString notation;
        QString top; ///< first component of the notation, such as `platform`
    };
    int findOrAddKind(const QString &notation);
    void addLabels(const Concept &one);
    QMap<int, QStringList> collectEvidence(const QString &question, QMap<int, double> &scores) const;
    void chooseWorkload(const QString &question, Classification &classification) const;
    bool isBetter(int kind, int other, const QMap<int, double> &scores) const;
    double scoreOfTop(int kind, const QMap<int, double> &scores) const;

    InteractionRules m_rules;
    QList<Kind> m_kinds;
    Phrases m_phrases;
    QList<double> m_phraseWeights; ///< indexed by phrase number
    QList<int> m_phraseKinds;
    QList<std::pair<int, WorkloadRule>> m_patterns;
};

/// Stores the workload and the friction in the record, unless it already has them. Their evidence is stored in `details["classified"]` and
/// `details["signals"]`.
void storeClassification(Interaction &interaction, const Classification &classification);

/// Removes the values that storeClassification() stored, so that the record can be classified again. Values that the record stated are kept.
void removeClassification(Interaction &interaction);

} // namespace outcrop
