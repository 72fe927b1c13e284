// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/interactionrules.h"
#include "core/interactions/phrases.h"
#include "core/ports/storedrecords.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// A sign of trouble that was found.
struct FrictionSignal {
    QString name;
    double weight = 0; ///< 0 to 1
    QString found;     ///< what it was found by, in words
};

/// The workload and friction of an interaction, with the reasons.
struct Classification {
    QString workload;        ///< a notation of the taxonomy; empty where nothing spoke for any
    double confidence = 0;   ///< the share of everything found that speaks for this workload, 0 to 1
    QStringList because;     ///< the words that indicate it, or its source
    QList<FrictionSignal> friction;

    /// 1 − ∏(1 − weight): 0 where nothing was found, never above 1.
    double frictionScore() const;
};

/// What the person asked: `details["question"]` where the request holds more than that, else the request.
QString questionOf(const Interaction &interaction);

/// Classifies by words and signals. Deterministic: the same interaction and the same questions before it give the same classification. Built once, then
/// only read: threads may share it.
///
/// A workload's score is the weight of the words and patterns in the question that speak for it: labels of the taxonomy and words of the rules, each
/// counted once. The highest score wins; among equals the one whose top concept has more, then the narrower one, then the one that the taxonomy has first.
class Classifier
{
public:
    Classifier(const Taxonomy &taxonomy, const InteractionRules &rules);

    /// `earlier`: the questions of the same session before this one, the latest last. What an interaction says of itself is kept: its workload, and
    /// nothing else.
    Classification classify(const Interaction &interaction, const QStringList &earlier = {}) const;
    /// How many earlier questions make a difference.
    int within() const;

private:
    struct Kind {
        QString notation;
        QString top; ///< its first part: `platform`
    };
    int kindOf(const QString &notation);
    void addLabels(const Concept &one);
    QMap<int, QStringList> evidence(const QString &question, QMap<int, double> &scores) const;
    void chooseWorkload(const QString &question, Classification &classification) const;
    bool isBetter(int kind, int other, const QMap<int, double> &scores) const;
    double scoreOfTop(int kind, const QMap<int, double> &scores) const;

    InteractionRules m_rules;
    QList<Kind> m_kinds;
    Phrases m_phrases;
    QList<double> m_phraseWeights; ///< by the number a phrase was added under
    QList<int> m_phraseKinds;
    QList<std::pair<int, WorkloadRule>> m_patterns;
};

/// Puts a classification into the record: `workload` and `friction` where it says none, and why into `details["classified"]` and `details["signals"]`.
void applyTo(Interaction &interaction, const Classification &classification);

/// Takes away what applyTo() put there, so that it can be classified again; the record's original values are kept.
void removeClassification(Interaction &interaction);

} // namespace outcrop
