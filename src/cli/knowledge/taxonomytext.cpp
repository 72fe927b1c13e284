// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/taxonomytext.h"

#include "cli/base/console.h"
#include "cli/base/table.h"
#include "core/taxonomy/tagcheck.h"

#include <QSet>

namespace outcrop {
namespace {

using TaggedDocuments = QMap<QString, QStringList>;

/// Returns the number of documents with the tag or a narrower tag.
qsizetype countTaggedDocuments(const Taxonomy &taxonomy, const TaggedDocuments &tagged, const Concept &entry)
{
    QSet<QString> paths;
    for (const QString &notation : taxonomy.notationsOfSubtree(entry.notation)) {
        const QStringList some = tagged.value(notation);
        paths += QSet<QString>(some.begin(), some.end());
    }
    return paths.size();
}

QStringList notations(const Taxonomy &taxonomy, const QStringList &uris)
{
    QStringList words;
    for (const QString &uri : uris) {
        const Concept *entry = taxonomy.findByUri(uri);
        words.append(entry && !entry->notation.isEmpty() ? entry->notation : taxonomy.turtle.shortenUri(uri));
    }
    return words;
}

QString labelsText(const QList<ConceptLabel> &labels)
{
    QStringList words;
    for (const ConceptLabel &label : labels)
        words.append(label.language.isEmpty() ? label.text : QStringLiteral("%1 (%2)").arg(label.text, label.language));
    return words.join(QStringLiteral(", "));
}

Json labelsJson(const QList<ConceptLabel> &labels)
{
    Json list = Json::array();
    for (const ConceptLabel &label : labels)
        list.push_back({{"text", jsonString(label.text)}, {"language", jsonString(label.language)}});
    return list;
}

Json conceptJson(const Taxonomy &taxonomy, const TaggedDocuments &tagged, const Concept &entry)
{
    return {{"notation", jsonString(entry.notation)}, {"label", jsonString(entry.label())}, {"uri", jsonString(entry.uri)},
        {"broader", jsonStrings(notations(taxonomy, entry.broader))}, {"narrower", jsonStrings(notations(taxonomy, entry.narrower))},
        {"related", jsonStrings(notations(taxonomy, entry.related))}, {"documents", tagged.value(entry.notation).size()},
        {"documents_with_narrower", countTaggedDocuments(taxonomy, tagged, entry)}, {"line", entry.location.range.start.line}};
}

void writeField(std::ostream &out, const char *name, const QString &text)
{
    if (!text.isEmpty())
        writeSentence(out, QString::fromLatin1(name).leftJustified(13) + text);
}

} // namespace

QString taxonomyPathText(const WorkspaceTaxonomy &taxonomy)
{
    return taxonomy.isBuiltIn() ? QStringLiteral("the built-in taxonomy (this workspace has none)") : taxonomy.document->path;
}

void writeTaxonomy(std::ostream &out, const OpenedWorkspace &opened)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    const TaggedDocuments tagged = taggedDocuments(opened.workspace(), taxonomy);
    Table table({{QStringLiteral("concept")}, {QStringLiteral("label")}, {QStringLiteral("documents"), Table::Align::Right},
        {QStringLiteral("total with narrower concepts"), Table::Align::Right}});
    for (const auto &[entry, depth] : taxonomy.outline()) {
        const QString name = entry->notation.isEmpty() ? taxonomy.turtle.shortenUri(entry->uri) : entry->notation;
        table.addRow({QString(2 * depth, u' ') + name, entry->label(), countText(tagged.value(entry->notation).size()), countText(countTaggedDocuments(taxonomy, tagged, *entry))});
    }
    writeTable(out, table);
    writeSentence(out, QStringLiteral("%1 in %2").arg(countText(taxonomy.concepts.size(), QStringLiteral("concept")), taxonomyPathText(opened.taxonomy)));
}

Json taxonomyJson(const OpenedWorkspace &opened)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    const TaggedDocuments tagged = taggedDocuments(opened.workspace(), taxonomy);
    Json concepts = Json::array();
    for (const Concept &entry : taxonomy.concepts)
        concepts.push_back(conceptJson(taxonomy, tagged, entry));
    const Json file = opened.taxonomy.isBuiltIn() ? Json() : jsonString(opened.taxonomy.document->path);
    return {{"file", file}, {"built_in", opened.taxonomy.isBuiltIn()}, {"schemes", jsonStrings(taxonomy.schemes)}, {"concepts", concepts}};
}

void writeConcept(std::ostream &out, const OpenedWorkspace &opened, const Concept &entry)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    writeField(out, "tag", entry.notation);
    writeField(out, "label", labelsText(entry.preferred));
    writeField(out, "alternative", labelsText(entry.alternative));
    writeField(out, "hidden", labelsText(entry.hidden));
    for (const ConceptLabel &definition : entry.definitions)
        writeField(out, "definition", definition.text);
    writeField(out, "broader", notations(taxonomy, entry.broader).join(QStringLiteral(", ")));
    writeField(out, "narrower", notations(taxonomy, entry.narrower).join(QStringLiteral(", ")));
    writeField(out, "related", notations(taxonomy, entry.related).join(QStringLiteral(", ")));
    writeField(out, "location", toString(entry.location));
    for (const QString &path : taggedDocuments(opened.workspace(), taxonomy).value(entry.notation))
        writeField(out, "tagged", path);
}

Json conceptJson(const OpenedWorkspace &opened, const Concept &entry)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    const TaggedDocuments tagged = taggedDocuments(opened.workspace(), taxonomy);
    Json json = conceptJson(taxonomy, tagged, entry);
    json["preferred"] = labelsJson(entry.preferred);
    json["alternative"] = labelsJson(entry.alternative);
    json["hidden"] = labelsJson(entry.hidden);
    json["definitions"] = labelsJson(entry.definitions);
    json["file"] = jsonString(entry.location.file);
    json["tagged"] = jsonStrings(tagged.value(entry.notation));
    return json;
}

void writeProposals(std::ostream &out, const QList<CategoryProposal> &proposals)
{
    Table table({{QStringLiteral("concept")}, {QStringLiteral("label")}, {QStringLiteral("broader concept")}, {QStringLiteral("texts"), Table::Align::Right},
        {QStringLiteral("similarity"), Table::Align::Right}, {QStringLiteral("words")}});
    for (const CategoryProposal &entry : proposals)
        table.addRow({entry.notation, entry.label, entry.broader, countText(entry.count), QString::number(entry.cohesion, 'f', 2), entry.terms.join(u' ')});
    writeTable(out, table);
    for (const CategoryProposal &entry : proposals)
        writeSentence(out, QStringLiteral("%1: for example %2").arg(entry.notation, entry.examples.join(QStringLiteral(", "))));
}

void writeTagProposals(std::ostream &out, const QList<TagProposal> &proposals)
{
    Table table({{QStringLiteral("skill")}, {QStringLiteral("proposed tag")}, {QStringLiteral("confidence"), Table::Align::Right}, {QStringLiteral("evidence")}});
    QStringList without;
    for (const TagProposal &entry : proposals) {
        if (entry.tag.isEmpty())
            without.append(entry.path);
        else
            table.addRow({entry.path, entry.tag, QString::number(entry.confidence, 'f', 2), entry.evidence.join(QStringLiteral("; "))});
    }
    writeTable(out, table);
    if (!without.isEmpty())
        writeSentence(out, QStringLiteral("Too little evidence for %1: %2").arg(countText(without.size(), QStringLiteral("skill")), without.join(QStringLiteral(", "))));
    const qsizetype tagged = proposals.size() - without.size();
    writeSentence(out, QStringLiteral("%1 for %2%3")
                       .arg(countText(tagged, QStringLiteral("proposed tag")), countText(proposals.size(), QStringLiteral("untagged skill")),
                           tagged > 0 ? QStringLiteral("; --accept writes them") : QString()));
}

Json proposalsJson(const QList<CategoryProposal> &proposals, const QList<TagProposal> &tags, qsizetype untagged)
{
    Json list = Json::array();
    for (const CategoryProposal &entry : proposals)
        list.push_back({{"notation", jsonString(entry.notation)}, {"label", jsonString(entry.label)}, {"broader", jsonString(entry.broader)},
            {"terms", jsonStrings(entry.terms)}, {"texts", entry.count}, {"cohesion", entry.cohesion}, {"examples", jsonStrings(entry.examples)}});
    Json proposedTags = Json::array();
    for (const TagProposal &entry : tags)
        proposedTags.push_back({{"file", jsonString(entry.path)}, {"tag", jsonStringOrNull(entry.tag)}, {"confidence", entry.confidence}, {"evidence", jsonStrings(entry.evidence)}});
    return {{"untagged", untagged}, {"tags", proposedTags}, {"proposals", list}};
}

} // namespace outcrop
