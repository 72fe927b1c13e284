// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/untaggedtexts.h"

#include "core/interactions/classify.h"
#include "core/taxonomy/tagcheck.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 untaggedPageSize = 500;         ///< records in memory at the same time
constexpr qsizetype maxTextLength = 4000; ///< the limit of UntaggedText

bool canBeTagged(const Document &document)
{
    return document.kind == DocumentKind::Skill || (isMarkdown(document.path) && document.path.startsWith(u"memory/"));
}

bool hasTag(const Document &document, const Taxonomy &taxonomy)
{
    const QList<WrittenTag> tags = tagsOf(document);
    return std::any_of(tags.begin(), tags.end(), [&taxonomy](const WrittenTag &tag) { return taxonomy.find(tag.word); });
}

/// Returns the name and description before the body, because they summarize a skill.
QString textOf(const Document &document)
{
    const DataNode &data = document.frontMatter.data;
    return document.name() + u' ' + data[u"name"].text() + u' ' + data[u"description"].text() + u'\n' + document.body();
}

Result<QStringList> findUnknownWorkloads(const Taxonomy &taxonomy, Store &store, const RecordFilter &within)
{
    const Result<QList<GroupAggregate>> groups =
        store.interactions().aggregate({QStringLiteral("workload"), false, {}}, within);
    if (!groups)
        return groups.error();
    QStringList unknown;
    for (const GroupAggregate &group : *groups) {
        if (!taxonomy.find(group.group))
            unknown.append(group.group);
    }
    return unknown;
}

/// Returns whether the interaction has a request and is not from an experiment.
bool hasUserRequest(const Interaction &interaction)
{
    return interaction.source != u"experiment" && !questionOf(interaction).trimmed().isEmpty();
}

} // namespace

QList<UntaggedText> untaggedDocuments(const OpenedWorkspace &opened)
{
    QList<UntaggedText> untaggedTexts;
    for (const DocumentPtr &document : opened.workspace().documents()) {
        if (canBeTagged(*document) && !hasTag(*document, opened.taxonomy.taxonomyOrDefault()))
            untaggedTexts.append({document->path, textOf(*document)});
    }
    return untaggedTexts;
}

Result<QList<UntaggedText>> findUntaggedInteractions(const OpenedWorkspace &opened, Store &store, const RecordFilter &within, qsizetype limit)
{
    const Result<QStringList> unknown = findUnknownWorkloads(opened.taxonomy.taxonomyOrDefault(), store, within);
    if (!unknown)
        return unknown.error();
    QList<UntaggedText> untaggedTexts;
    RecordFilter page = within;
    page.where[QStringLiteral("workload")] = *unknown;
    page.limit = untaggedPageSize;
    page.isNewestFirst = true;
    for (bool isMore = !unknown->isEmpty(); isMore && untaggedTexts.size() < limit;) {
        const Result<QList<Interaction>> found = store.interactions().query(page);
        if (!found)
            return found.error();
        for (const Interaction &one : *found) {
            if (untaggedTexts.size() < limit && hasUserRequest(one))
                untaggedTexts.append({QStringLiteral("interaction %1").arg(one.id), questionOf(one).left(maxTextLength)});
        }
        isMore = found->size() == untaggedPageSize;
        page.after = found->isEmpty() ? 0 : found->last().id;
    }
    return untaggedTexts;
}

} // namespace outcrop
