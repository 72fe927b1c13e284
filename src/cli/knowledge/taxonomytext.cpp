// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/taxonomytext.h"

#include "cli/base/console.h"
#include "cli/base/table.h"
#include "core/taxonomy/tagcheck.h"

#include <QSet>

namespace outcrop {
namespace {

using Tagged = QMap<QString, QStringList>;

/// Returns the number of documents with the tag or a narrower tag.
qsizetype countBelow(const Taxonomy &taxonomy, const Tagged &tagged, const Concept &one)
{
    QSet<QString> paths;
    for (const QString &notation : taxonomy.notationsUnder(one.notation)) {
        const QStringList some = tagged.value(notation);
        paths += QSet<QString>(some.begin(), some.end());
    }
    return paths.size();
}

QStringList notations(const Taxonomy &taxonomy, const QStringList &uris)
{
    QStringList words;
    for (const QString &uri : uris) {
        const Concept *one = taxonomy.byUri(uri);
        words.append(one && !one->notation.isEmpty() ? one->notation : taxonomy.turtle.shortened(uri));
    }
    return words;
}

QString inLanguages(const QList<ConceptLabel> &labels)
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

Json conceptJson(const Taxonomy &taxonomy, const Tagged &tagged, const Concept &one)
{
    return {{"notation", jsonString(one.notation)}, {"label", jsonString(one.label())}, {"uri", jsonString(one.uri)},
        {"broader", jsonStrings(notations(taxonomy, one.broader))}, {"narrower", jsonStrings(notations(taxonomy, one.narrower))},
        {"related", jsonStrings(notations(taxonomy, one.related))}, {"documents", tagged.value(one.notation).size()},
        {"documents_with_narrower", countBelow(taxonomy, tagged, one)}, {"line", one.location.range.start.line}};
}

void writeField(std::ostream &out, const char *name, const QString &text)
{
    if (!text.isEmpty())
        writeLine(out, QString::fromLatin1(name).leftJustified(11) + text);
}

} // namespace

QString taxonomyName(const WorkspaceTaxonomy &tags)
{
    return tags.isBuiltIn() ? QStringLiteral("the built-in taxonomy (this workspace has none)") : tags.document->path;
}

void writeTaxonomy(std::ostream &out, const OpenedWorkspace &opened)
{
    const Taxonomy &taxonomy = opened.tags.concepts();
    const Tagged tagged = taggedDocuments(opened.workspace(), taxonomy);
    Table table({{QStringLiteral("concept")}, {QStringLiteral("label")}, {QStringLiteral("documents"), Table::Align::Right},
        {QStringLiteral("total with narrower concepts"), Table::Align::Right}});
    for (const auto &[one, depth] : taxonomy.outline()) {
        const QString name = one->notation.isEmpty() ? taxonomy.turtle.shortened(one->uri) : one->notation;
        table.addRow({QString(2 * depth, u' ') + name, one->label(), countText(tagged.value(one->notation).size()), countText(countBelow(taxonomy, tagged, *one))});
    }
    writeTable(out, table);
    writeLine(out, QStringLiteral("%1 in %2").arg(countText(taxonomy.concepts.size(), QStringLiteral("concept")), taxonomyName(opened.tags)));
}

Json taxonomyJson(const OpenedWorkspace &opened)
{
    const Taxonomy &taxonomy = opened.tags.concepts();
    const Tagged tagged = taggedDocuments(opened.workspace(), taxonomy);
    Json concepts = Json::array();
    for (const Concept &one : taxonomy.concepts)
        concepts.push_back(conceptJson(taxonomy, tagged, one));
    const Json file = opened.tags.isBuiltIn() ? Json() : jsonString(opened.tags.document->path);
    return {{"file", file}, {"built_in", opened.tags.isBuiltIn()}, {"schemes", jsonStrings(taxonomy.schemes)}, {"concepts", concepts}};
}

void writeConcept(std::ostream &out, const OpenedWorkspace &opened, const Concept &one)
{
    const Taxonomy &taxonomy = opened.tags.concepts();
    writeField(out, "notation", one.notation);
    writeField(out, "label", inLanguages(one.preferred));
    writeField(out, "synonyms", inLanguages(one.alternative));
    writeField(out, "hidden", inLanguages(one.hidden));
    for (const ConceptLabel &definition : one.definitions)
        writeField(out, "definition", definition.text);
    writeField(out, "broader", notations(taxonomy, one.broader).join(QStringLiteral(", ")));
    writeField(out, "narrower", notations(taxonomy, one.narrower).join(QStringLiteral(", ")));
    writeField(out, "related", notations(taxonomy, one.related).join(QStringLiteral(", ")));
    writeField(out, "location", toString(one.location));
    for (const QString &path : taggedDocuments(opened.workspace(), taxonomy).value(one.notation))
        writeField(out, "tagged", path);
}

Json conceptJson(const OpenedWorkspace &opened, const Concept &one)
{
    const Taxonomy &taxonomy = opened.tags.concepts();
    const Tagged tagged = taggedDocuments(opened.workspace(), taxonomy);
    Json json = conceptJson(taxonomy, tagged, one);
    json["preferred"] = labelsJson(one.preferred);
    json["alternative"] = labelsJson(one.alternative);
    json["hidden"] = labelsJson(one.hidden);
    json["definitions"] = labelsJson(one.definitions);
    json["file"] = jsonString(one.location.file);
    json["tagged"] = jsonStrings(tagged.value(one.notation));
    return json;
}

void writeProposals(std::ostream &out, const QList<CategoryProposal> &proposals)
{
    Table table({{QStringLiteral("concept")}, {QStringLiteral("label")}, {QStringLiteral("broader concept")}, {QStringLiteral("texts"), Table::Align::Right},
        {QStringLiteral("similarity"), Table::Align::Right}, {QStringLiteral("words")}});
    for (const CategoryProposal &one : proposals)
        table.addRow({one.notation, one.label, one.broader, countText(one.count), QString::number(one.cohesion, 'f', 2), one.terms.join(u' ')});
    writeTable(out, table);
    for (const CategoryProposal &one : proposals)
        writeLine(out, QStringLiteral("%1: for example %2").arg(one.notation, one.examples.join(QStringLiteral(", "))));
}

void writeTagProposals(std::ostream &out, const QList<TagProposal> &proposals)
{
    Table table({{QStringLiteral("skill")}, {QStringLiteral("proposed tag")}, {QStringLiteral("confidence"), Table::Align::Right}, {QStringLiteral("evidence")}});
    QStringList without;
    for (const TagProposal &one : proposals) {
        if (one.tag.isEmpty())
            without.append(one.path);
        else
            table.addRow({one.path, one.tag, QString::number(one.confidence, 'f', 2), one.evidence.join(QStringLiteral("; "))});
    }
    writeTable(out, table);
    if (!without.isEmpty())
        writeLine(out, QStringLiteral("Too little evidence for %1: %2").arg(countText(without.size(), QStringLiteral("skill")), without.join(QStringLiteral(", "))));
    const qsizetype tagged = proposals.size() - without.size();
    writeLine(out, QStringLiteral("%1 for %2%3")
                       .arg(countText(tagged, QStringLiteral("proposed tag")), countText(proposals.size(), QStringLiteral("untagged skill")),
                           tagged > 0 ? QStringLiteral("; --accept writes them") : QString()));
}

Json proposalsJson(const QList<CategoryProposal> &proposals, const QList<TagProposal> &tags, qsizetype untagged)
{
    Json list = Json::array();
    for (const CategoryProposal &one : proposals)
        list.push_back({{"notation", jsonString(one.notation)}, {"label", jsonString(one.label)}, {"broader", jsonString(one.broader)},
            {"terms", jsonStrings(one.terms)}, {"texts", one.count}, {"cohesion", one.cohesion}, {"examples", jsonStrings(one.examples)}});
    Json proposedTags = Json::array();
    for (const TagProposal &one : tags)
        proposedTags.push_back({{"file", jsonString(one.path)}, {"tag", jsonStringOrNull(one.tag)}, {"confidence", one.confidence}, {"evidence", jsonStrings(one.evidence)}});
    return {{"untagged", untagged}, {"tags", proposedTags}, {"proposals", list}};
}

} // namespace outcrop
