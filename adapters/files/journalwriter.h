// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/appendonlyfile.h"
#include "adapters/files/filejournal.h"
#include "adapters/files/journalentries.h"

#include <QHash>

namespace outcrop {

/// The exclusive writer of a journal. Holds its lock until destroyed.
class JournalWriter
{
public:
    /// Creates the journal if needed. Waits up to a second for another writer. Errors: NotAllowed if that writer is not done by then, and those of creating and
    /// reading the journal.
    static Result<JournalWriter> open(const QString &folder, const JournalLimits &limits);

    const QList<JournalEntry> &entries() const { return m_entries; }
    /// Stores the contents of versions, then appends their lines. Both are on disk when this returns. `contents` may omit contents that the journal already
    /// has. Errors: those of reading and writing the journal.
    Status add(const QList<JournalEntry> &versions, const QHash<QString, QByteArray> &contents);
    Status addMove(const JournalEntry &entry);
    /// Removes the oldest versions if the limits are exceeded, except those with files of labeled versions. Does nothing if the labels cannot be read. Errors:
    /// those of writing.
    Status prune();

private:
    JournalWriter(const QString &folder, const JournalLimits &limits, AppendOnlyFile lock) : m_folder(folder), m_limits(limits), m_lock(std::move(lock)) { }
    Status append(const QList<JournalEntry> &entries);
    Status rewrite(const QList<JournalEntry> &entries);

    QString m_folder;
    JournalLimits m_limits;
    AppendOnlyFile m_lock;
    QList<JournalEntry> m_entries;
};

} // namespace outcrop
