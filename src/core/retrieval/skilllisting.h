// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// How a client lists the skills for a model: a line each, in a budget of characters.
struct SkillListingRules {
    QString client;                        ///< `claude-code`
    double share = 0;                      ///< of the model's window; 0: no budget
    int charactersPerToken = 4;            ///< by which the client turns the window into characters
    qsizetype longestDescription = 0;      ///< characters of one description; 0: no limit
    QString source = {};                   ///< the source
    QString checked = {};                  ///< when that was read: 2026-11-21
};

/// The clients whose rules are known, by name.
const QList<SkillListingRules> &skillListingClients();

/// A skill as a client sees it.
struct ListableSkill {
    QString name;
    QString description;      ///< with what it says of when to use it
    bool isHidden = false;    ///< `disable-model-invocation`: only a person calls it
    double used = 0;          ///< how often it was used of late: see useOf()
};

/// How much uses count that were `days` ago: half a week later, never less than a tenth.
double useOf(qint64 uses, double daysAgo);

/// What becomes of a skill in the listing.
struct ListedSkill {
    enum class Fate { Whole, Shortened, NameOnly, Hidden };

    QString name;
    Fate fate = Fate::Whole;
    qsizetype wanted = 0; ///< characters of its description
    qsizetype shown = 0;
    double used = 0;
};

struct SkillListing {
    std::optional<qint64> budget = {}; ///< characters of the whole listing
    qint64 wanted = 0;                 ///< if all lines were whole
    qint64 shown = 0;
    QList<ListedSkill> skills;         ///< in the order in which they get their room
};

/// The listing for a model with a context window of this many tokens. Those used most come first; of equal use, by name. A description that does not fit any more is left
/// out whole, and so are all that come later and do not fit; names stay. A line counts as `- name: description` with its line end. `characters` overrules
/// the client's budget.
SkillListing listSkills(const QList<ListableSkill> &skills, const SkillListingRules &rules, qint64 window, std::optional<qint64> characters = {});

} // namespace outcrop
