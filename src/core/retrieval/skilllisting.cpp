// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/skilllisting.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace outcrop {
namespace {

constexpr qsizetype lineOverhead = 5; ///< length of `- `, `: ` and the line end
constexpr qsizetype nameOverhead = 3; ///< length of `- ` and the line end

bool comesBefore(const ListedSkill &a, const ListedSkill &b)
{
    const bool isFirst = a.outcome == ListedSkill::Outcome::Hidden, second = b.outcome == ListedSkill::Outcome::Hidden;
    return std::tie(isFirst, b.used, a.name) < std::tie(second, a.used, b.name);
}

ListedSkill makeListing(const ListableSkill &skill, const SkillListingRules &rules)
{
    ListedSkill line{skill.name, ListedSkill::Outcome::Whole, skill.description.size(), skill.description.size(), skill.used};
    if (rules.maximumDescriptionLength > 0 && line.fullLength > rules.maximumDescriptionLength) {
        line.outcome = ListedSkill::Outcome::Shortened;
        line.shownLength = rules.maximumDescriptionLength;
    }
    if (skill.isHidden)
        line = {skill.name, ListedSkill::Outcome::Hidden, line.fullLength, 0, skill.used};
    return line;
}

std::optional<qint64> budgetOf(const SkillListingRules &rules, qint64 window, std::optional<qint64> characters)
{
    if (characters)
        return characters;
    return rules.share > 0 ? std::optional(qint64(std::floor(double(window) * rules.charactersPerToken * rules.share))) : std::nullopt;
}

} // namespace

const QList<SkillListingRules> &skillListingRules()
{
    static const QList<SkillListingRules> clients{
        {QStringLiteral("claude"), 0.01, 4, 1536, QStringLiteral("code.claude.com/docs/en/skills, \"Skill descriptions are cut short\""), QStringLiteral("2026-11-21"), {QStringLiteral("claude-code")}},
        {QStringLiteral("agent-skills"), 0, 4, 1024, QStringLiteral("agentskills.io/specification: a description has at most 1024 characters"), QStringLiteral("2026-11-21")}};
    return clients;
}

double recentUse(qint64 uses, double daysAgo)
{
    return double(uses) * std::max(std::pow(0.5, daysAgo / 7), 0.1);
}

SkillListing listSkills(const QList<ListableSkill> &skills, const SkillListingRules &rules, qint64 window, std::optional<qint64> characters)
{
    SkillListing listing{budgetOf(rules, window, characters), 0, 0, {}};
    for (const ListableSkill &skill : skills)
        listing.skills.append(makeListing(skill, rules));
    std::sort(listing.skills.begin(), listing.skills.end(), comesBefore);
    for (const ListedSkill &line : std::as_const(listing.skills)) {
        if (line.outcome == ListedSkill::Outcome::Hidden)
            continue;
        listing.fullLength += line.name.size() + lineOverhead + line.shownLength;
        listing.shownLength += line.name.size() + nameOverhead; // names are never omitted
    }
    for (ListedSkill &line : listing.skills) {
        if (line.outcome == ListedSkill::Outcome::Hidden)
            continue;
        const qint64 more = line.shownLength + lineOverhead - nameOverhead;
        if (listing.budget && listing.shownLength + more > *listing.budget) {
            line.outcome = ListedSkill::Outcome::NameOnly;
            line.shownLength = 0;
        } else {
            listing.shownLength += more;
        }
    }
    return listing;
}

} // namespace outcrop
