// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/retag.h"

#include "core/taxonomy/tagcheck.h"
#include "core/taxonomy/taxonomychange.h"

namespace outcrop {
namespace {

/// What stands behind the prefix, if there is one.
Range withoutPrefix(const WrittenTag &tag)
{
    Range range = tag.location.range;
    const qsizetype prefix = tag.word.lastIndexOf(u':') + 1;
    range.start.offset += prefix;
    range.start.column += static_cast<int>(prefix);
    return range;
}

QList<TextEdit> editsOf(const QList<WrittenTag> &tags, const Taxonomy &taxonomy, const Concept &one, const QString &notation)
{
    QList<TextEdit> edits;
    for (const WrittenTag &tag : tags) {
        const Range &range = tag.location.range;
        const bool asItReads = range.end.offset - range.start.offset == tag.word.size();
        if (asItReads && tag.word != one.uri && taxonomy.find(tag.word) == &one)
            edits.append({withoutPrefix(tag), notation});
    }
    return edits;
}

} // namespace

Result<WorkspaceChange> retag(const Workspace &workspace, const WorkspaceTaxonomy &tags, const QString &tag, const QString &notation)
{
    const Taxonomy &taxonomy = tags.concepts();
    const Concept *one = taxonomy.find(tag);
    if (tags.isBuiltIn() || !one)
        return Error{ErrorCode::NotFound, QStringLiteral("This workspace has no concept `%1` of its own.").arg(tag), {}};
    const Result<QList<TextEdit>> edits = setNotation(*tags.document, one->uri, notation);
    if (!edits)
        return edits.error();
    WorkspaceChange change;
    if (edits->isEmpty())
        return change;
    change.add(tags.document->path, *edits);
    const QMap<QString, QList<WrittenTag>> all = tagsIn(workspace);
    for (auto found = all.begin(); found != all.end(); ++found)
        change.add(found.key(), editsOf(*found, taxonomy, *one, notation.trimmed()));
    return change;
}

} // namespace outcrop
