// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/migratememory.h"

#include "adapters/files/savefile.h"
#include "app/records/recordsmessages.h"
#include "core/documents/data/yamlwriter.h"
#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxWorkloads = 2;

QSet<QString> stemsOf(const QString &text)
{
    QSet<QString> stems;
    for (const QString &word : wordsOf(text))
        stems.insert(wordStem(word));
    return stems;
}

/// Returns the names of a concept: the last component of its notation, and its labels.
QStringList namesOf(const Concept &kind)
{
    QStringList names{kind.notation.section(u'/', -1)};
    for (const QList<ConceptLabel> &labels : {kind.preferredLabels, kind.alternativeLabels, kind.hiddenLabels}) {
        for (const ConceptLabel &label : labels)
            names.append(label.text);
    }
    return names;
}

QString quoteText(const QString &text)
{
    return yamlScalar(text, u'"');
}

QString quoteTexts(const QStringList &texts)
{
    QStringList list;
    for (const QString &text : texts)
        list.append(quoteText(text));
    return u'[' + list.join(QStringLiteral(", ")) + u']';
}

QByteArray documentOf(const MigratedMemory &memory, const QString &source)
{
    QStringList lines{QStringLiteral("---"), QStringLiteral("title: ") + quoteText(memory.note.title)};
    if (!memory.workloads.isEmpty())
        lines.append(QStringLiteral("workloads: ") + quoteTexts(memory.workloads));
    if (!memory.note.headings.isEmpty())
        lines.append(QStringLiteral("tags: ") + quoteTexts(memory.note.headings));
    if (memory.note.date.isValid())
        lines.append(QStringLiteral("date: ") + quoteText(memory.note.date.toString(Qt::ISODate)));
    lines.append(QStringLiteral("source: ") + quoteText(QStringLiteral("%1:%2").arg(source).arg(memory.note.line)));
    lines += {QStringLiteral("---"), QString(), memory.note.text, QString()};
    return lines.join(u'\n').toUtf8();
}

int linesWithText(const QString &text)
{
    const QStringList lines = text.split(u'\n');
    return int(std::count_if(lines.begin(), lines.end(), [](const QString &line) { return !line.trimmed().isEmpty(); }));
}

} // namespace

QStringList mentionedWorkloads(const QString &text, const Taxonomy &taxonomy)
{
    const QSet<QString> stems = stemsOf(text);
    QStringList found;
    for (const Concept &kind : taxonomy.concepts) {
        const QStringList names = namesOf(kind);
        const bool isSpokenOf = std::any_of(names.begin(), names.end(), [&](const QString &name) {
            const QSet<QString> words = stemsOf(name);
            return !words.isEmpty() && stems.contains(words);
        });
        if (isSpokenOf && !kind.notation.isEmpty())
            found.append(kind.notation);
    }
    std::stable_sort(found.begin(), found.end(), [](const QString &a, const QString &b) { return a.count(u'/') > b.count(u'/'); });
    return found.first(std::min(maxWorkloads, found.size()));
}

MemoryMigration planMigration(const QString &text, const QString &source, const Taxonomy &taxonomy)
{
    MemoryMigration migration{source, {}};
    const QList<MemoryNote> notes = readMemoryNotes(text);
    const QStringList names = fileNamesFor(notes);
    for (qsizetype i = 0; i < notes.size(); ++i) {
        const MemoryNote &note = notes.at(i);
        MigratedMemory memory{note, names.at(i) + QStringLiteral(".md")};
        memory.workloads = mentionedWorkloads(QString(note.headings.join(u' ') + u' ' + note.title), taxonomy);
        if (memory.workloads.isEmpty())
            memory.workloads = mentionedWorkloads(note.text, taxonomy);
        memory.bytes = documentOf(memory, source);
        migration.noteLineCount += linesWithText(note.text);
        migration.untaggedMemories += memory.workloads.isEmpty() ? 1 : 0;
        migration.memories.append(memory);
    }
    return migration;
}

Status writeMigration(const MemoryMigration &migration, const QString &folder)
{
    const QDir place(folder);
    for (const MigratedMemory &memory : migration.memories) {
        if (QFileInfo::exists(place.filePath(memory.file)))
            return Error{ErrorCode::NotAllowed, recordsmessages::fileExists(place.filePath(memory.file))};
    }
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Unwritable, recordsmessages::cannotCreateFolder(folder)};
    for (const MigratedMemory &memory : migration.memories) {
        const Result<SaveOutcome> saved = createFile(folder, memory.file, memory.bytes);
        if (!saved)
            return saved.error();
        if (!saved->isSaved)
            return Error{ErrorCode::NotAllowed, recordsmessages::fileExistsSkipped(place.filePath(memory.file))};
    }
    return success();
}

} // namespace outcrop
