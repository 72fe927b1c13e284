// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

/// The rules that a client uses to list skills for a model: one line per skill, within a character budget.
struct SkillListingRules {
    QString client;                        ///< such as `claude`
    double share = 0;                      ///< share of the model's context window; 0 means no budget
    int charactersPerToken = 4;            ///< the client's estimate
    qsizetype maximumDescriptionLength = 0;      ///< maximum number of characters in a description; 0 means no limit
    QString source = {};                   ///< document that specifies these rules
    QString checked = {};                  ///< date when the source was read, such as 2026-11-21
    QStringList otherNames = {};           ///< names that are accepted instead of `client`
};

/// Returns the known rules, one entry per client.
const QList<SkillListingRules> &skillListingRules();

/// The listing properties of a skill.
struct ListableSkill {
    QString name;
    QString description;      ///< includes the text about when to use the skill
    bool isHidden = false;    ///< `disable-model-invocation`: not listed for the model
    double used = 0;          ///< recent use, as computed by recentUse()
};

/// Returns uses weighted by age: the weight halves every seven days and is at least a tenth.
double recentUse(qint64 uses, double daysAgo);

struct ListedSkill {
    enum class Outcome { Whole, Shortened, NameOnly, Hidden };

    QString name;
    Outcome outcome = Outcome::Whole;
    qsizetype fullLength = 0; ///< characters of its full description
    qsizetype shownLength = 0;
    double used = 0;
};

/// The skills that a client lists, and the size of the list.
struct SkillListing {
    std::optional<qint64> budget = {}; ///< characters for the whole listing; names may exceed it
    qint64 fullLength = 0;             ///< characters without a budget
    qint64 shownLength = 0;
    QList<ListedSkill> skills;         ///< in order of priority
};

/// Returns the listing for a context window of `window` tokens. Skills with more recent use have priority; ties are broken alphabetically. A description
/// that exceeds the remaining budget is omitted as a whole; later ones are still listed if they fit. Hidden skills are last and not counted; the names of all
/// others are listed. Each line counts as `- name: description` with its line end. `characters` overrides the client's budget.
SkillListing listSkills(const QList<ListableSkill> &skills, const SkillListingRules &rules, qint64 window, std::optional<qint64> characters = {});

} // namespace outcrop
