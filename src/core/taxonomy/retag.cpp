// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/retag.h"

#include "core/taxonomy/tagcheck.h"
#include "core/taxonomy/taxonomychange.h"
#include "core/taxonomy/taxonomymessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Returns the range of a tag without its prefix.
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
        const bool isUnescaped = range.end.offset - range.start.offset == tag.word.size();
        if (isUnescaped && tag.word != one.uri && taxonomy.find(tag.word) == &one)
            edits.append({withoutPrefix(tag), notation});
    }
    return edits;
}

/// Returns a notation in the form used in conditions. It is quoted unless it is a plain word, with quotation marks other than those around the whole condition. Returns
/// an empty string if the notation cannot be written there.
QString conditionWord(const Document &document, const DataNode &condition, const QString &notation)
{
    static const QRegularExpression plainPattern(QStringLiteral("\\A[\\w\\-./:*+]+\\z"), QRegularExpression::UseUnicodePropertiesOption);
    static const QStringList keywords{QStringLiteral("and"), QStringLiteral("or"), QStringLiteral("not"), QStringLiteral("in")};
    if (plainPattern.match(notation).hasMatch() && !keywords.contains(notation))
        return notation;
    static const QRegularExpression unsafe(QStringLiteral("[\"'\\\\#\\n]|:\\s"));
    const QChar around = document.text.at(condition.range().start.offset);
    const QString quote = around == u'"' ? QStringLiteral("'") : QStringLiteral("\"");
    return unsafe.match(notation).hasMatch() ? QString() : QString(quote + notation + quote);
}

/// Returns the edits of a condition. A quoted notation keeps its quotation marks. After a prefix, only an unquoted notation is possible.
QList<TextEdit> conditionEdits(const Document &document, const DataNode &condition, const Taxonomy &taxonomy, const Concept &one, const QString &notation)
{
    const QList<WrittenTag> tags = conditionWorkloads(document, condition);
    QList<TextEdit> edits = tags.isEmpty() ? QList<TextEdit>() : editsOf(tags, taxonomy, one, notation);
    const QString word = edits.isEmpty() ? QString() : conditionWord(document, condition, notation);
    for (TextEdit &edit : edits) {
        const QChar before = document.text.at(edit.range.start.offset - 1);
        const bool isQuoted = before == u'"' || before == u'\'';
        const bool fits = !word.isEmpty() && (before != u':' || word == notation);
        edit.replacement = fits ? (isQuoted ? notation : word) : QString();
    }
    edits.removeIf([](const TextEdit &edit) { return edit.replacement.isEmpty(); });
    return edits;
}

} // namespace

Result<WorkspaceChange> retagChange(const Workspace &workspace, const WorkspaceTaxonomy &workspaceTaxonomy, const QString &tag, const QString &notation)
{
    const Taxonomy &taxonomy = workspaceTaxonomy.taxonomyOrDefault();
    const Concept *one = taxonomy.find(tag);
    if (workspaceTaxonomy.isBuiltIn() || !one)
        return Error{ErrorCode::NotFound, taxonomymessages::noWorkspaceConcept(tag), {}};
    const Result<QList<TextEdit>> edits = setNotationEdits(*workspaceTaxonomy.document, one->uri, notation);
    if (!edits)
        return edits.error();
    WorkspaceChange change;
    if (edits->isEmpty())
        return change;
    change.add(workspaceTaxonomy.document->path, *edits);
    for (const DocumentPtr &document : workspace.documents()) {
        for (const DataNode &condition : conditionsIn(*document, workspace))
            change.add(document->path, conditionEdits(*document, condition, taxonomy, *one, notation.trimmed()));
    }
    const QMap<QString, QList<WrittenTag>> all = tagsIn(workspace);
    for (auto found = all.begin(); found != all.end(); ++found)
        change.add(found.key(), editsOf(*found, taxonomy, *one, notation.trimmed()));
    return change;
}

} // namespace outcrop
