// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/untaggedtexts.h"

#include "core/taxonomy/tagcheck.h"

#include <algorithm>

namespace outcrop {
namespace {

bool wantsTag(const Document &document)
{
    return document.kind == DocumentKind::Skill || (isMarkdown(document.path) && document.path.startsWith(u"memory/"));
}

bool hasTag(const Document &document, const Taxonomy &taxonomy)
{
    const QList<WrittenTag> tags = tagsOf(document);
    return std::any_of(tags.begin(), tags.end(), [&taxonomy](const WrittenTag &tag) { return taxonomy.find(tag.word); });
}

/// A skill is known by its name and description, which say it in fewer words than its body.
QString textOf(const Document &document)
{
    const DataNode &data = document.frontMatter.data;
    return document.name() + u' ' + data[u"name"].text() + u' ' + data[u"description"].text() + u'\n' + document.body();
}

} // namespace

QList<UntaggedText> untaggedDocuments(const OpenedWorkspace &opened)
{
    QList<UntaggedText> untagged;
    for (const DocumentPtr &document : opened.workspace().documents()) {
        if (wantsTag(*document) && !hasTag(*document, opened.tags.concepts()))
            untagged.append({document->path, textOf(*document)});
    }
    return untagged;
}

Result<QList<UntaggedText>> untaggedInteractions(const OpenedWorkspace &opened, Store &store, qint64 most)
{
    const Result<QList<GroupFigures>> groups = store.interactions().figures({QStringLiteral("workload"), false, {}});
    if (!groups)
        return groups.error();
    QStringList unknown;
    for (const GroupFigures &group : *groups) {
        if (!opened.tags.concepts().find(group.group))
            unknown.append(group.group);
    }
    if (unknown.isEmpty())
        return QList<UntaggedText>();
    const Result<QList<Interaction>> found = store.interactions().query({.where = {{QStringLiteral("workload"), unknown}}, .limit = most, .newestFirst = true});
    if (!found)
        return found.error();
    QList<UntaggedText> untagged;
    for (const Interaction &one : *found)
        untagged.append({QStringLiteral("interaction %1").arg(one.id), one.request});
    return untagged;
}

} // namespace outcrop
