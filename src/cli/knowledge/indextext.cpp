// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/indextext.h"

#include "cli/base/table.h"

#include <algorithm>

namespace outcrop {
namespace {

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

qint64 countOf(const SkillListing &listing, ListedSkill::Outcome outcome)
{
    return std::count_if(listing.skills.begin(), listing.skills.end(), [outcome](const ListedSkill &skill) { return skill.outcome == outcome; });
}

} // namespace

Json toJson(const IndexingReport &report)
{
    Json collections = Json::array();
    for (const IndexedCollection &one : report.collections)
        collections.push_back({{"collection", jsonString(one.collection)}, {"added", one.added}, {"changed", one.changed}, {"removed", one.removed}, {"same", one.unchanged}});
    return {{"collections", collections}, {"meanings", report.embeddings}};
}

Json toJson(const IndexStats &stats, const QString &place)
{
    Json collections = Json::array();
    for (const CollectionStats &one : stats.collections)
        collections.push_back({{"collection", jsonString(one.collection)}, {"documents", one.documents}, {"vectors", one.vectors}});
    return {{"place", jsonString(place)}, {"collections", collections}, {"vector_models", jsonStrings(stats.vectorModels)},
        {"bytes", stats.bytes ? Json(*stats.bytes) : Json()}, {"updated", jsonStringOrNull(stats.updated.toString(Qt::ISODateWithMs))}};
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
    return {{"source", jsonString(migration.source)}, {"memories", memories}, {"lines", migration.noteLineCount}, {"untagged", migration.untagged}};
}

void printReport(const Console &console, const IndexingReport &report)
{
    Table table({{QStringLiteral("collection")}, {QStringLiteral("added"), Table::Align::Right}, {QStringLiteral("changed"), Table::Align::Right},
        {QStringLiteral("removed"), Table::Align::Right}, {QStringLiteral("unchanged"), Table::Align::Right}});
    for (const IndexedCollection &one : report.collections)
        table.addRow({one.collection, countText(one.added), countText(one.changed), countText(one.removed), countText(one.unchanged)});
    writeTable(console.out, table);
    if (report.embeddings > 0)
        writeSentence(console.out,
            QStringLiteral("Embeddings were requested for %1.")
                .arg(countText(report.embeddings, QStringLiteral("document"))));
}

void printStats(const Console &console, const IndexStats &stats, const QString &place)
{
    writeLine(console.out, place);
    Table table({{QStringLiteral("collection")}, {QStringLiteral("documents"), Table::Align::Right}, {QStringLiteral("embeddings"), Table::Align::Right}});
    for (const CollectionStats &one : stats.collections)
        table.addRow({one.collection, countText(one.documents), countText(one.vectors)});
    writeTable(console.out, table);
    if (stats.bytes)
        writeSentence(console.out, sizeText(*stats.bytes));
}

void printListing(const Console &console, const SkillListing &listing, const SkillListingRules &rules)
{
    Table table({{QStringLiteral("skill")}, {QStringLiteral("description")}, {QStringLiteral("characters"), Table::Align::Right}, {QStringLiteral("shown characters"), Table::Align::Right}});
    for (const ListedSkill &skill : listing.skills)
        table.addRow({skill.name, nameOf(skill.outcome), countText(skill.fullLength), countText(skill.shownLength)});
    writeTable(console.out, table);
    const QString room = listing.budget ? QStringLiteral("budget: %1").arg(countText(*listing.budget)) : QStringLiteral("no budget");
    writeSentence(console.out, QStringLiteral("%1: the descriptions have %2 characters (%3); %4 reduced to the name, %5 shortened, %6 hidden.")
                               .arg(rules.client, countText(listing.fullLength), room, countText(countOf(listing, ListedSkill::Outcome::NameOnly)),
                                   countText(countOf(listing, ListedSkill::Outcome::Shortened)), countText(countOf(listing, ListedSkill::Outcome::Hidden))));
    writeSentence(console.out, QStringLiteral("Source of the rules: %1, checked on %2.").arg(rules.source, rules.checked));
}

void printMigration(const Console &console, const MemoryMigration &migration, const QString &folder)
{
    Table table({{QStringLiteral("line"), Table::Align::Right}, {QStringLiteral("file")}, {QStringLiteral("workloads")}, {QStringLiteral("title")}});
    for (const MigratedMemory &memory : migration.memories)
        table.addRow({QString::number(memory.note.line), memory.file, memory.workloads.join(QStringLiteral(", ")), memory.note.title});
    writeTable(console.out, table);
    writeSentence(console.out, QStringLiteral("%1 written to %4, with %2 of %3; %5 without a workload. %3 was not changed.")
                               .arg(countText(migration.memories.size(), QStringLiteral("document")), countText(migration.noteLineCount, QStringLiteral("line")),
                                   migration.source, folder, countText(migration.untagged)));
}

} // namespace outcrop
