// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/indextext.h"

#include "cli/base/table.h"
#include "cli/knowledge/knowledgeoutput.h"
#include "core/base/joinedtext.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the name of the outcome in the JSON output.
QString nameOf(ListedSkill::Outcome outcome)
{
    switch (outcome) {
    case ListedSkill::Outcome::Whole: return QStringLiteral("whole");
    case ListedSkill::Outcome::Shortened: return QStringLiteral("shortened");
    case ListedSkill::Outcome::NameOnly: return QStringLiteral("name only");
    case ListedSkill::Outcome::Hidden: return QStringLiteral("hidden");
    }
    return {};
}

QString outcomeText(ListedSkill::Outcome outcome)
{
    switch (outcome) {
    case ListedSkill::Outcome::Whole: return knowledgeoutput::wholeDescription();
    case ListedSkill::Outcome::Shortened: return knowledgeoutput::shortenedDescription();
    case ListedSkill::Outcome::NameOnly: return knowledgeoutput::nameOnly();
    case ListedSkill::Outcome::Hidden: return knowledgeoutput::hiddenDescription();
    }
    return {};
}

qint64 countOf(const SkillListing &listing, ListedSkill::Outcome outcome)
{
    return std::count_if(listing.skills.begin(), listing.skills.end(), [outcome](const ListedSkill &skill) { return skill.outcome == outcome; });
}

} // namespace

Json toJson(const IndexingReport &report)
{
    Json collections = Json::array();
    for (const IndexedCollection &one : report.collections)
        collections.push_back({{"collection", jsonString(one.collection)}, {"added", one.added}, {"changed", one.changed}, {"removed", one.removed}, {"same", one.unchangedDocuments}});
    return {{"collections", collections}, {"meanings", report.embeddings}};
}

Json toJson(const IndexStats &stats, const QString &place)
{
    Json collections = Json::array();
    for (const CollectionStats &one : stats.collections)
        collections.push_back({{"collection", jsonString(one.collection)}, {"documents", one.documents}, {"vectors", one.vectors}});
    return {{"place", jsonString(place)}, {"collections", collections}, {"vector_models", jsonStrings(stats.vectorModels)},
        {"bytes", stats.bytes ? Json(*stats.bytes) : Json()}, {"updated", jsonStringOrNull(stats.updateTime.toString(Qt::ISODateWithMs))}};
}

Json toJson(const SkillListing &listing, const SkillListingRules &rules)
{
    Json skills = Json::array();
    for (const ListedSkill &skill : listing.skills)
        skills.push_back({{"name", jsonString(skill.name)}, {"fate", jsonString(nameOf(skill.outcome))}, {"wanted", skill.fullLength}, {"shown", skill.shownLength}, {"used", skill.used}});
    return {{"client", jsonString(rules.client)}, {"source", jsonString(rules.source)}, {"checked", jsonString(rules.checked)},
        {"budget", listing.budget ? Json(*listing.budget) : Json()}, {"wanted", listing.fullLength}, {"shown", listing.shownLength}, {"skills", skills}};
}

Json toJson(const MemoryMigration &migration)
{
    Json memories = Json::array();
    for (const MigratedMemory &memory : migration.memories)
        memories.push_back({{"file", jsonString(memory.file)}, {"title", jsonString(memory.note.title)}, {"line", memory.note.line},
            {"headings", jsonStrings(memory.note.headings)}, {"workloads", jsonStrings(memory.workloads)},
            {"date", jsonStringOrNull(memory.note.date.toString(Qt::ISODate))}});
    return {{"source", jsonString(migration.source)}, {"memories", memories}, {"lines", migration.noteLineCount}, {"untagged", migration.untaggedMemories}};
}

void printReport(const Console &console, const IndexingReport &report)
{
    Table table({{knowledgeoutput::collectionColumn()}, {knowledgeoutput::addedColumn(), Table::Align::Right}, {knowledgeoutput::changedColumn(), Table::Align::Right},
        {knowledgeoutput::removedColumn(), Table::Align::Right}, {knowledgeoutput::unchangedColumn(), Table::Align::Right}});
    for (const IndexedCollection &one : report.collections)
        table.addRow({one.collection, countText(one.added), countText(one.changed), countText(one.removed), countText(one.unchangedDocuments)});
    writeTable(console.out, table);
    if (report.embeddings > 0)
        writeSentence(console.out, knowledgeoutput::embeddingsRequested(report.embeddings, countText(report.embeddings)));
}

void printStats(const Console &console, const IndexStats &stats, const QString &place)
{
    writeLine(console.out, place);
    Table table({{knowledgeoutput::collectionColumn()}, {knowledgeoutput::documentsColumn(), Table::Align::Right}, {knowledgeoutput::embeddingsColumn(), Table::Align::Right}});
    for (const CollectionStats &one : stats.collections)
        table.addRow({one.collection, countText(one.documents), countText(one.vectors)});
    writeTable(console.out, table);
    if (stats.bytes)
        writeSentence(console.out, sizeText(*stats.bytes));
}

void printListing(const Console &console, const SkillListing &listing, const SkillListingRules &rules)
{
    Table table({{knowledgeoutput::skillColumn()}, {knowledgeoutput::descriptionColumn()}, {knowledgeoutput::charactersColumn(), Table::Align::Right}, {knowledgeoutput::shownCharactersColumn(), Table::Align::Right}});
    for (const ListedSkill &skill : listing.skills)
        table.addRow({skill.name, outcomeText(skill.outcome), countText(skill.fullLength), countText(skill.shownLength)});
    writeTable(console.out, table);
    const QString characters = countText(listing.fullLength);
    const QString names = countText(countOf(listing, ListedSkill::Outcome::NameOnly));
    const QString shortenedCount = countText(countOf(listing, ListedSkill::Outcome::Shortened));
    const QString hiddenCount = countText(countOf(listing, ListedSkill::Outcome::Hidden));
    writeSentence(console.out, listing.budget ? knowledgeoutput::listedWithBudget(rules.client, characters, countText(*listing.budget), names, shortenedCount, hiddenCount)
                                              : knowledgeoutput::listedWithoutBudget(rules.client, characters, names, shortenedCount, hiddenCount));
    writeSentence(console.out, knowledgeoutput::rulesSource(rules.source, rules.checked));
}

void printMigration(const Console &console, const MemoryMigration &migration, const QString &source, const QString &folder)
{
    Table table({{knowledgeoutput::lineColumn(), Table::Align::Right}, {knowledgeoutput::fileColumn()}, {knowledgeoutput::workloadsColumn()}, {knowledgeoutput::titleColumn()}});
    for (const MigratedMemory &memory : migration.memories)
        table.addRow({QString::number(memory.note.line), memory.file, memory.workloads.join(listSeparator()), memory.note.title});
    writeTable(console.out, table);
    const QString documents = knowledgeoutput::documents(migration.memories.size(), countText(migration.memories.size()));
    const QString lines = knowledgeoutput::lines(migration.noteLineCount, countText(migration.noteLineCount));
    writeSentence(console.out, knowledgeoutput::migrated(documents, lines, source, folder, countText(migration.untaggedMemories)));
}

} // namespace outcrop
