// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/retrieval/memorynotes.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// A note of a file of memories, and the document that it becomes.
struct MigratedMemory {
    MemoryNote note;
    QString file;                 ///< its name in the folder
    QStringList workloads = {};   ///< guessed from headings and title, else from the text; at most two
    QByteArray bytes = {};        ///< front matter and text
};

/// What becomes of a MEMORY.md, before anything is written.
struct MemoryMigration {
    QString source;
    QList<MigratedMemory> memories;
    int linesOfNotes = 0; ///< that are not blank, of the source: each is in exactly one document
    int untagged = 0;     ///< memories that no workload was found for
};

/// Plans the documents; writes nothing.
MemoryMigration planMigration(const QString &text, const QString &source, const Taxonomy &taxonomy);

/// Writes the documents into a folder, which is made. The source is only read. NotAllowed where one of the files is there already: nothing was written then.
Status writeMigration(const MemoryMigration &migration, const QString &folder);

/// Workloads that words indicate: those of which every word of a label, or of the last part of the notation, is among them. The narrower ones first.
QStringList workloadsIn(const QString &text, const Taxonomy &taxonomy);

} // namespace outcrop
