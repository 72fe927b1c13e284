// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/searchwork.h"

#include "app/knowledge/skillsforturn.h"
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/search/searchtitles.h"

#include <QCoreApplication>
#include <QLocale>

namespace outcrop {

namespace {

constexpr qsizetype maxSelectedSkills = 10;

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(SearchWork)
};

QString selectionReason(const SelectedSkill &skill)
{
    QStringList parts;
    if (skill.isSelectedByWorkload)
        parts += SearchWords::tr("tagged with the workload");
    if (skill.hit)
        parts += hitReasonText(*skill.hit);
    return parts.join(clauseSeparator());
}

ValueRow skillRow(const SelectedSkill &skill, qsizetype place)
{
    //: Reasons why a turn would load a skill, in a table
    const QString matchText = skill.isSelectedByWorkload ? SearchWords::tr("workload") : SearchWords::tr("search");
    return {skill.path, skill.path,
        {TableCell::fromNumber(place), TableCell::fromText(skill.name), TableCell::fromText(matchText),
            {selectionReason(skill), {}, false, skill.hit ? skill.hit->document.summary : QString()}}};
}

} // namespace

SearchScopes scopesOf(const OpenedWorkspace &opened)
{
    SearchScopes scopes{indexLocation(opened).settings.collections, {}};
    for (const OutlineConcept &entry : opened.taxonomy.taxonomyOrDefault().outline()) {
        if (!entry.one->notation.isEmpty())
            scopes.workloads += SearchWorkload{entry.one->notation, entry.one->shownText(entry.one->label()), entry.depth};
    }
    return scopes;
}

Result<IndexStats> readIndexStats(const OpenedWorkspace &opened, KeyRing &keys)
{
    const IndexLocation place = indexLocation(opened);
    if (!hasIndex(place))
        return IndexStats();
    const Result<OpenedIndex> index = openIndex(place, keys);
    return index ? index->index->stats() : Result<IndexStats>(index.error());
}

ShownSkills findSkillsOfTurn(const OpenedWorkspace &opened, const SearchRequest &request, KeyRing &keys, Providers *providers, const std::stop_token &stop)
{
    const Result<TurnSkills> turnSkills = findSkillsForTurn(opened, request.workload, request.text, maxSelectedSkills, keys, providers, stop);
    if (!turnSkills)
        return {explainErrorAt(turnSkills.error())};
    //: Column titles of a table with the skills that a turn would load
    ShownSkills shownSkills{{}, {{SearchWords::tr("Rank"), SearchWords::tr("Skill"), SearchWords::tr("Source"), SearchWords::tr("Reason")}, {}}};
    for (const SelectedSkill &skill : turnSkills->skills)
        shownSkills.table.rows += skillRow(skill, shownSkills.table.rows.size() + 1);
    QStringList texts{shownSkills.table.rows.isEmpty() ? SearchWords::tr("A turn with these words would not load any skills.")
                                                 : SearchWords::tr("A turn with these words would load %n skill(s), best first.", nullptr, static_cast<int>(shownSkills.table.rows.size()))};
    for (const Diagnostic &finding : turnSkills->findings)
        texts += finding.message;
    shownSkills.text = texts.join(u'\n');
    return shownSkills;
}

QString indexingText(const IndexingReport &report)
{
    qsizetype added = 0;
    qsizetype changed = 0;
    qsizetype removed = 0;
    for (const IndexedCollection &one : report.collections) {
        added += one.added;
        changed += one.changed;
        removed += one.removed;
    }
    if (added + changed + removed == 0 && report.findings.isEmpty())
        return SearchWords::tr("The index is up to date");
    const QLocale locale;
    //: Result of indexing; %1, %2 and %3 are numbers of documents
    QString text = SearchWords::tr("%1 new, %2 changed, %3 removed").arg(groupedNumber(added, locale), groupedNumber(changed, locale), groupedNumber(removed, locale));
    for (const Diagnostic &finding : report.findings)
        text += clauseSeparator() + finding.message;
    return text;
}

qsizetype lineStart(QStringView text, int line)
{
    qsizetype at = 0;
    for (int i = 1; i < line; ++i) {
        const qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            return text.size();
        at = end + 1;
    }
    return at;
}

} // namespace outcrop
