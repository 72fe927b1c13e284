// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/classify.h"

namespace outcrop {

/// The data about a skill that tag proposals are based on.
struct TaggableSkill {
    QString path;
    QString name;
    QString description;
    QString body;
    QString tag = {};             ///< notation of its tag; tagged skills are used only for comparison and get no proposal
    QMap<QString, int> uses = {}; ///< number of interactions that used the skill, by workload
};

/// A proposed tag of one skill.
struct TagProposal {
    QString path;
    QString tag;           ///< notation; empty if there is too little evidence
    double confidence = 0; ///< share of the tag in all evidence, 0 to 1; low if there is little evidence
    QStringList evidence;  ///< reasons for the tag, for display, such as the words that were found
};

/// Proposes tags for all skills without one, in their order. The evidence consists of taxonomy labels and classifier keywords that occur in the skill, and of
/// recorded use. Words that many skills share count less, except in names. A skill with little evidence gets the tag of the most similar skill.
/// Deterministic.
QList<TagProposal> proposeTags(const Classifier &classifier, const QList<TaggableSkill> &skills);

} // namespace outcrop
