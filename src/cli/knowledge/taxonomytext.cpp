// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/taxonomytext.h"

#include "cli/base/console.h"
#include "cli/base/table.h"
#include "cli/knowledge/knowledgeoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/base/textwidth.h"
#include "core/taxonomy/tagcheck.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

using TaggedDocuments = QMap<QString, QStringList>;

/// Returns the number of documents with the tag or a narrower tag.
qsizetype countTaggedDocuments(const Taxonomy &taxonomy, const TaggedDocuments &taggedDocuments, const Concept &entry)
{
    QSet<QString> paths;
    for (const QString &notation : taxonomy.notationsOfSubtree(entry.notation)) {
        const QStringList documents = taggedDocuments.value(notation);
        paths += QSet<QString>(documents.begin(), documents.end());
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
        words.append(label.language.isEmpty() ? label.text : detailedText(label.text, label.language));
    return words.join(listSeparator());
}

Json labelsJson(const QList<ConceptLabel> &labels)
{
    Json list = Json::array();
    for (const ConceptLabel &label : labels)
        list.push_back({{"text", jsonString(label.text)}, {"language", jsonString(label.language)}});
    return list;
}

Json conceptJson(const Taxonomy &taxonomy, const TaggedDocuments &taggedDocuments, const Concept &entry)
{
    return {{"notation", jsonString(entry.notation)}, {"label", jsonString(entry.label())}, {"uri", jsonString(entry.uri)},
        {"broader", jsonStrings(notations(taxonomy, entry.broaderConcepts))}, {"narrower", jsonStrings(notations(taxonomy, entry.narrowerConcepts))},
        {"related", jsonStrings(notations(taxonomy, entry.relatedConcepts))}, {"documents", taggedDocuments.value(entry.notation).size()},
        {"documents_with_narrower", countTaggedDocuments(taxonomy, taggedDocuments, entry)}, {"line", entry.location.range.start.line}};
}

/// Prints the fields that have a text. The texts are in one column, two spaces after the longest label of all fields.
void writeConceptFields(std::ostream &out, const QList<std::pair<QString, QString>> &fields)
{
    qsizetype width = 0;
    for (const auto &[label, text] : fields)
        width = std::max(width, textWidth(label) + 2);
    for (const auto &[label, text] : fields) {
        if (!text.isEmpty())
            writeSentence(out, padToWidth(label, width) + text);
    }
}

} // namespace

void writeTaxonomy(std::ostream &out, const OpenedWorkspace &opened)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    const TaggedDocuments documentsByTag = taggedDocuments(opened.workspace(), taxonomy);
    Table table({{knowledgeoutput::conceptColumn()}, {knowledgeoutput::labelColumn()}, {knowledgeoutput::documentsColumn(), Table::Align::Right},
        {knowledgeoutput::totalColumn(), Table::Align::Right}});
    for (const auto &[entry, depth] : taxonomy.outline()) {
        const QString name = entry->notation.isEmpty() ? taxonomy.turtle.shortenUri(entry->uri) : entry->notation;
        table.addRow({QString(2 * depth, u' ') + name, entry->shownText(entry->label()), countText(documentsByTag.value(entry->notation).size()), countText(countTaggedDocuments(taxonomy, documentsByTag, *entry))});
    }
    writeTable(out, table);
    const qsizetype count = taxonomy.concepts.size();
    writeSentence(out, opened.taxonomy.isBuiltIn() ? knowledgeoutput::builtInConcepts(count, countText(count))
                                                   : knowledgeoutput::conceptsInFile(count, countText(count), opened.taxonomy.document->path));
}

Json taxonomyJson(const OpenedWorkspace &opened)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    const TaggedDocuments documentsByTag = taggedDocuments(opened.workspace(), taxonomy);
    Json concepts = Json::array();
    for (const Concept &entry : taxonomy.concepts)
        concepts.push_back(conceptJson(taxonomy, documentsByTag, entry));
    const Json file = opened.taxonomy.isBuiltIn() ? Json() : jsonString(opened.taxonomy.document->path);
    return {{"file", file}, {"built_in", opened.taxonomy.isBuiltIn()}, {"schemes", jsonStrings(taxonomy.schemes)}, {"concepts", concepts}};
}

void writeConcept(std::ostream &out, const OpenedWorkspace &opened, const Concept &entry)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    QList<std::pair<QString, QString>> fields{{knowledgeoutput::tagField(), entry.notation}, {knowledgeoutput::labelField(), labelsText(entry.preferredLabels)},
        {knowledgeoutput::alternativeField(), labelsText(entry.alternativeLabels)}, {knowledgeoutput::hiddenField(), labelsText(entry.hiddenLabels)}};
    for (const ConceptLabel &definition : entry.definitions)
        fields.append({knowledgeoutput::definitionField(), entry.shownText(definition.text)});
    fields.append({knowledgeoutput::broaderField(), notations(taxonomy, entry.broaderConcepts).join(listSeparator())});
    fields.append({knowledgeoutput::narrowerField(), notations(taxonomy, entry.narrowerConcepts).join(listSeparator())});
    fields.append({knowledgeoutput::relatedField(), notations(taxonomy, entry.relatedConcepts).join(listSeparator())});
    fields.append({knowledgeoutput::locationField(), toString(entry.location)});
    for (const QString &path : taggedDocuments(opened.workspace(), taxonomy).value(entry.notation))
        fields.append({knowledgeoutput::taggedField(), path});
    writeConceptFields(out, fields);
}

Json conceptJson(const OpenedWorkspace &opened, const Concept &entry)
{
    const Taxonomy &taxonomy = opened.taxonomy.taxonomyOrDefault();
    const TaggedDocuments documentsByTag = taggedDocuments(opened.workspace(), taxonomy);
    Json json = conceptJson(taxonomy, documentsByTag, entry);
    json["preferred"] = labelsJson(entry.preferredLabels);
    json["alternative"] = labelsJson(entry.alternativeLabels);
    json["hidden"] = labelsJson(entry.hiddenLabels);
    json["definitions"] = labelsJson(entry.definitions);
    json["file"] = jsonString(entry.location.file);
    json["tagged"] = jsonStrings(documentsByTag.value(entry.notation));
    return json;
}

void writeProposals(std::ostream &out, const QList<CategoryProposal> &proposals)
{
    Table table({{knowledgeoutput::conceptColumn()}, {knowledgeoutput::labelColumn()}, {knowledgeoutput::broaderColumn()}, {knowledgeoutput::textsColumn(), Table::Align::Right},
        {knowledgeoutput::similarityColumn(), Table::Align::Right}, {knowledgeoutput::wordsColumn()}});
    for (const CategoryProposal &entry : proposals)
        table.addRow({entry.notation, entry.label, entry.broaderConcept, countText(entry.count), decimalNumber(entry.cohesion, 2), entry.terms.join(u' ')});
    writeTable(out, table);
    for (const CategoryProposal &entry : proposals)
        writeSentence(out, knowledgeoutput::conceptExamples(entry.notation, entry.examples.join(listSeparator())));
}

void writeTagProposals(std::ostream &out, const QList<TagProposal> &proposals)
{
    Table table({{knowledgeoutput::skillColumn()}, {knowledgeoutput::proposedTagColumn()}, {knowledgeoutput::confidenceColumn(), Table::Align::Right}, {knowledgeoutput::evidenceColumn()}});
    QStringList untaggedWorkloads;
    for (const TagProposal &entry : proposals) {
        if (entry.tag.isEmpty())
            untaggedWorkloads.append(entry.path);
        else
            table.addRow({entry.path, entry.tag, decimalNumber(entry.confidence, 2), entry.evidence.join(clauseSeparator())});
    }
    writeTable(out, table);
    if (!untaggedWorkloads.isEmpty())
        writeSentence(out, knowledgeoutput::tooLittleEvidence(untaggedWorkloads.size(), countText(untaggedWorkloads.size()), untaggedWorkloads.join(listSeparator())));
    const qsizetype taggedCount = proposals.size() - untaggedWorkloads.size();
    const MessageText &summary = taggedCount > 0 ? knowledgeoutput::acceptableTagsForSkills : knowledgeoutput::tagsForSkills;
    writeSentence(out, summary(knowledgeoutput::proposedTags(taggedCount, countText(taggedCount)), knowledgeoutput::untaggedSkills(proposals.size(), countText(proposals.size()))));
}

Json proposalsJson(const QList<CategoryProposal> &proposals, const QList<TagProposal> &tags, qsizetype untaggedCount)
{
    Json list = Json::array();
    for (const CategoryProposal &entry : proposals)
        list.push_back({{"notation", jsonString(entry.notation)}, {"label", jsonString(entry.label)}, {"broader", jsonString(entry.broaderConcept)},
            {"terms", jsonStrings(entry.terms)}, {"texts", entry.count}, {"cohesion", entry.cohesion}, {"examples", jsonStrings(entry.examples)}});
    Json proposedTags = Json::array();
    for (const TagProposal &entry : tags)
        proposedTags.push_back({{"file", jsonString(entry.path)}, {"tag", jsonStringOrNull(entry.tag)}, {"confidence", entry.confidence}, {"evidence", jsonStrings(entry.evidence)}});
    return {{"untagged", untaggedCount}, {"tags", proposedTags}, {"proposals", list}};
}

} // namespace outcrop
