// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/proposetags.h"

#include "app/knowledge/knowledgemessages.h"
#include "core/documents/fieldedit.h"
#include "core/taxonomy/tagcheck.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 interactionsPerPage = 500;        ///< records in memory at the same time
constexpr qsizetype mostUses = 20'000;

/// Returns the notation of the document's first tag that is in the taxonomy, or an empty string.
QString tagOf(const Document &document, const Taxonomy &taxonomy)
{
    for (const WrittenTag &tag : tagsOf(document)) {
        if (const Concept *one = taxonomy.find(tag.word))
            return one->notation;
    }
    return {};
}

QList<TaggableSkill> profilesOf(const OpenedWorkspace &opened)
{
    QList<TaggableSkill> profiles;
    for (const Skill &skill : opened.library.stack.skills)
        profiles.append({skill.document->path, skill.name, skill.description, skill.document->body().toString(), tagOf(*skill.document, opened.taxonomy.taxonomyOrDefault())});
    return profiles;
}

/// Adds one interaction to the skills that it used. A record names a skill by name, folder or path.
void addUse(QList<TaggableSkill> &profiles, const Interaction &interaction, const QString &notation)
{
    for (TaggableSkill &profile : profiles) {
        const QString folder = profile.path.section(u'/', -2, -2);
        if (interaction.skills.contains(profile.name) || interaction.skills.contains(folder) || interaction.skills.contains(profile.path))
            ++profile.uses[notation];
    }
}

Status addUses(QList<TaggableSkill> &profiles, const Taxonomy &taxonomy, Store &store)
{
    RecordFilter page;
    page.limit = interactionsPerPage;
    page.isNewestFirst = true;
    bool isMore = true;
    for (qsizetype count = 0; isMore && count < mostUses; count += interactionsPerPage) {
        const Result<QList<Interaction>> found = store.interactions().query(page);
        if (!found)
            return found.error();
        for (const Interaction &one : *found) {
            const Concept *workload = one.skills.isEmpty() ? nullptr : taxonomy.find(one.workload);
            if (workload)
                addUse(profiles, one, workload->notation);
        }
        isMore = found->size() == interactionsPerPage;
        page.after = found->isEmpty() ? 0 : found->last().id;
    }
    return success();
}

/// Returns the edits that append a tag to the existing ones.
Result<QList<TextEdit>> tagEdits(const Document &skill, const QString &tag)
{
    FieldPath path{QStringLiteral("metadata"), QStringLiteral("workloads")};
    const DataNode written = skill.frontMatter.data.at(u"metadata.workloads");
    if (written.isSequence())
        return planSetField(skill, path + FieldPath{QString::number(written.items().size())}, jsonString(tag));
    const QString before = written.text().trimmed();
    return planSetField(skill, path, jsonString(before.isEmpty() ? tag : QString(before + QStringLiteral(", ") + tag)));
}

} // namespace

Result<QList<TagProposal>> proposeSkillTags(const OpenedWorkspace &opened, Store *store)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    QList<TaggableSkill> profiles = profilesOf(opened);
    if (store) {
        if (const Status status = addUses(profiles, taxonomy, *store); !status)
            return status.error();
    }
    return proposeTags(Classifier(taxonomy, readInteractionRules(opened.workspace())), profiles);
}

Result<TagAcceptance> planTagAcceptance(const OpenedWorkspace &opened, const QList<TagProposal> &proposals, const QStringList &paths)
{
    for (const QString &path : paths) {
        if (std::none_of(proposals.begin(), proposals.end(), [&path](const TagProposal &one) { return one.path == path && !one.tag.isEmpty(); }))
            return Error{ErrorCode::NotFound, knowledgemessages::noTagProposed(path), {path, {}}};
    }
    TagAcceptance accepted;
    for (const TagProposal &one : proposals) {
        const DocumentPtr skill = opened.workspace().document(one.path);
        if (!skill || one.tag.isEmpty() || !(paths.isEmpty() || paths.contains(one.path)))
            continue;
        const Result<QList<TextEdit>> edits = tagEdits(*skill, one.tag);
        if (edits)
            accepted.change.add(one.path, *edits);
        else
            accepted.refused.append({Severity::Warning, QStringLiteral("tag-not-written"), knowledgemessages::tagNotWritten(one.tag, edits.error().message), edits.error().location});
    }
    return accepted;
}

} // namespace outcrop
