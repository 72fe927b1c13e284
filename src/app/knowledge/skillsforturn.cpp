// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/skillsforturn.h"

#include "app/knowledge/knowledgemessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int usageDays = 60;
constexpr qint64 usesPerPage = 500; ///< page size; small, because each interaction is loaded with its texts

QList<SelectedSkill> skillsOfWorkload(const OpenedWorkspace &opened, const QString &workload)
{
    QList<SelectedSkill> selectedSkills;
    for (const Skill &skill : opened.library.stack.skills) {
        if (!workload.isEmpty() && skill.hasWorkload(workload))
            selectedSkills.append({skill.name, skill.document->path, true, {}});
    }
    return selectedSkills;
}

void addHits(TurnSkills &turn, const SearchResult &result)
{
    for (const SearchHit &hit : result.hits) {
        const auto known = std::find_if(turn.skills.begin(), turn.skills.end(), [&](const SelectedSkill &skill) { return skill.path == hit.document.path; });
        if (known != turn.skills.end())
            known->hit = hit;
        else
            turn.skills.append({hit.document.title, hit.document.path, false, hit});
    }
    turn.findings += result.findings;
}

/// The number of uses of a skill, and the time of the last one.
struct SkillUse {
    qint64 uses = 0;
    QDateTime last = {};
};

void addUses(QHash<QString, SkillUse> &uses, const QList<Interaction> &interactions)
{
    for (const Interaction &interaction : interactions) {
        for (const QString &skill : interaction.skills) {
            SkillUse &use = uses[skill];
            ++use.uses;
            use.last = use.last.isValid() ? std::max(use.last, interaction.at) : interaction.at;
        }
    }
}

/// Returns the use of each skill in the last `usageDays` days; empty if a query fails, because partial counts would be wrong.
QHash<QString, SkillUse> countUses(Store &store, const QDateTime &now)
{
    RecordFilter filter;
    filter.from = now.addDays(-usageDays);
    filter.limit = usesPerPage;
    QHash<QString, SkillUse> uses;
    for (;;) {
        const Result<QList<Interaction>> interactions = store.interactions().query(filter);
        if (!interactions)
            return {};
        addUses(uses, *interactions);
        if (interactions->size() < usesPerPage)
            return uses;
        filter.after = interactions->last().id;
    }
}

} // namespace

Result<TurnSkills> findSkillsForTurn(const OpenedWorkspace &opened, const QString &workload, const QString &request, qsizetype limit, KeyRing &keys, Providers *providers,
                                 const std::stop_token &stop)
{
    TurnSkills turn{skillsOfWorkload(opened, workload), {}};
    SearchRequest asked;
    asked.text = request;
    asked.collections = {QStringLiteral("skills")};
    asked.limit = limit;
    const Result<SearchResult> result = searchKnowledge(opened, asked, keys, providers, stop);
    if (result)
        addHits(turn, *result);
    else if (result.error().code == ErrorCode::NotFound || result.error().code == ErrorCode::Invalid)
        turn.findings.append({Severity::Warning, QStringLiteral("turn-skills"), knowledgemessages::onlyWorkload(result.error().message), {}, {}});
    else
        return result.error();
    return turn;
}

QList<ListableSkill> listableSkills(const OpenedWorkspace &opened, Store *store, const QDateTime &now)
{
    const QHash<QString, SkillUse> uses = store ? countUses(*store, now) : QHash<QString, SkillUse>();
    QList<ListableSkill> skills;
    for (const Skill &skill : opened.library.stack.skills) {
        const DataNode &data = skill.document->frontMatter.data;
        const QString when = data[u"when_to_use"].text();
        const SkillUse use = uses.value(skill.name);
        const double days = use.last.isValid() ? double(use.last.secsTo(now)) / 86400 : 0;
        skills.append({skill.name, when.isEmpty() ? skill.description : skill.description + u' ' + when,
            data[u"disable-model-invocation"].toBool().value_or(false), recentUse(use.uses, days)});
    }
    return skills;
}

} // namespace outcrop
