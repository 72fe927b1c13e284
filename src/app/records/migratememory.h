// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/retrieval/memorynotes.h"
#include "core/taxonomy/taxonomy.h"

namespace outcrop {

/// A note of a memory file and the document that it becomes.
struct MigratedMemory {
    MemoryNote note;
    QString file;                 ///< file name in the folder
    QStringList workloads = {};   ///< guessed from headings and title, otherwise from the text; at most two
    QByteArray bytes = {};        ///< the document: front matter and text
};

/// The planned migration of a MEMORY.md.
struct MemoryMigration {
    QString source;
    QList<MigratedMemory> memories;
    int noteLineCount = 0; ///< number of non-blank lines of notes; each is in exactly one document
    int untaggedMemories = 0;     ///< memories without a workload
};

/// Returns the documents to write, without writing them.
MemoryMigration planMigration(const QString &text, const QString &source, const Taxonomy &taxonomy);

/// Writes the documents into a folder, which is created. Does not change the source. NotAllowed if one of the files exists; in that case no file is written.
Status writeMigration(const MemoryMigration &migration, const QString &folder);

/// Returns at most two workloads that the text mentions: every word of a label, or of the notation's last component, is in the text. Narrower workloads come
/// first.
QStringList mentionedWorkloads(const QString &text, const Taxonomy &taxonomy);

} // namespace outcrop
