// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/journalwriter.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/journallabels.h"
#include "adapters/files/writefile.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <poll.h>

namespace outcrop {
namespace {

constexpr int lockAttempts = 100;
constexpr int retryDelayMs = 10;

bool exists(const QString &folder, const QString &path)
{
    return QFile::exists(QDir(folder).filePath(path));
}

/// Makes git ignore the folder, in case the workspace becomes a repository later.
Status prepareFolder(const QString &folder)
{
    const QString ignoreFile = QStringLiteral(".outcrop/.gitignore");
    return exists(folder, ignoreFile) ? success() : writeInside(folder, ignoreFile, "*\n");
}

/// Locks the journal. Retries for a second, because another process may hold the lock briefly. The lock is released when its process ends.
Result<AppendOnlyFile> lockJournal(const QString &folder)
{
    Result<AppendOnlyFile> lock = AppendOnlyFile::open(folder, journalLockPath());
    for (int i = 0; i < lockAttempts && !lock && lock.error().code == ErrorCode::NotAllowed; ++i) {
        ::poll(nullptr, 0, retryDelayMs);
        lock = AppendOnlyFile::open(folder, journalLockPath());
    }
    return lock;
}

/// Returns the indexes of the entries that are needed to restore all files of the workspace at these versions.
QSet<qsizetype> entriesOfVersions(const QList<JournalEntry> &entries, const QStringList &ids)
{
    QSet<qsizetype> neededEntries;
    QHash<QString, qsizetype> last; // by path
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (entries.at(i).isMove())
            continue;
        last.insert(entries.at(i).path, i);
        if (ids.contains(entries.at(i).id))
            neededEntries += QSet<qsizetype>(last.begin(), last.end());
    }
    return neededEntries;
}

} // namespace

Result<JournalWriter> JournalWriter::open(const QString &folder, const JournalLimits &limits)
{
    if (const Status preparedStatus = prepareFolder(folder); !preparedStatus)
        return preparedStatus.error();
    Result<AppendOnlyFile> lock = lockJournal(folder);
    if (!lock)
        return lock.error();
    JournalWriter writer(folder, limits, std::move(*lock));
    const Result<AppendOnlyFile> lines = AppendOnlyFile::open(folder, journalPath());
    const Result<QByteArray> content = lines ? lines->readContent() : lines.error();
    if (!content)
        return content.error();
    writer.m_entries = readEntries(*content);
    return writer;
}

Status JournalWriter::add(const QList<JournalEntry> &versions, const QHash<QString, QByteArray> &contents)
{
    QList<FileContent> unstoredContents;
    QSet<QString> seen;
    for (const JournalEntry &version : versions) {
        const QString place = journalTextPath(version.checksum);
        if (!seen.contains(version.checksum) && !exists(m_folder, place))
            unstoredContents.append({place, qCompress(contents.value(version.checksum))});
        seen.insert(version.checksum);
    }
    const Status written = unstoredContents.size() == 1 ? writeInside(m_folder, unstoredContents.first().path, unstoredContents.first().bytes) : writeFilesInside(m_folder, unstoredContents);
    return written ? append(versions) : written;
}

Status JournalWriter::addMove(const JournalEntry &entry)
{
    return append({entry});
}

/// Appends lines, after removing the incomplete line of an interrupted write.
Status JournalWriter::append(const QList<JournalEntry> &entries)
{
    Result<AppendOnlyFile> file = AppendOnlyFile::open(m_folder, journalPath());
    const Result<QByteArray> content = file ? file->readContent() : file.error();
    if (!content)
        return content.error();
    if (const qsizetype whole = content->lastIndexOf('\n') + 1; whole < content->size()) {
        if (const Status cut = file->truncate(whole); !cut)
            return cut;
    }
    QByteArrayList lines;
    for (const JournalEntry &entry : entries)
        lines.append(toLine(entry));
    const QByteArray text = lines.join('\n');
    m_entries += readEntries(text + '\n');
    return file->append(text, Sync::Now);
}

Status JournalWriter::prune()
{
    qint64 bytes = 0;
    qsizetype first = m_entries.size();
    const qsizetype most = m_limits.versions;
    while (first > 0 && m_entries.size() - first < most && bytes + m_entries.at(first - 1).size <= m_limits.bytes)
        bytes += m_entries.at(--first).size;
    const Result<QMap<QString, QString>> labels = first == 0 ? QMap<QString, QString>() : readJournalLabels(m_folder);
    if (first == 0 || !labels) // no version exceeds the limits, or the labeled versions are unknown
        return success();
    const qsizetype from = first + (m_entries.size() - first) / 4; // removes many versions at a time, so that not every save has to prune
    const QSet<qsizetype> labeledEntries = entriesOfVersions(m_entries, labels->values());
    QList<JournalEntry> kept;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (i >= from || labeledEntries.contains(i))
            kept.append(m_entries.at(i));
    }
    return rewrite(kept);
}

/// Replaces the list of lines atomically, then deletes the contents that no line refers to.
Status JournalWriter::rewrite(const QList<JournalEntry> &entries)
{
    QByteArray lines;
    QSet<QString> kept;
    for (const JournalEntry &entry : entries) {
        lines += toLine(entry) + '\n';
        kept.insert(entry.checksum);
    }
    if (const Status written = writeInside(m_folder, journalPath(), lines); !written)
        return written;
    for (const JournalEntry &entry : std::as_const(m_entries)) {
        if (!entry.checksum.isEmpty() && !kept.contains(entry.checksum))
            QFile::remove(QDir(m_folder).filePath(journalTextPath(entry.checksum)));
    }
    m_entries = entries;
    return success();
}

} // namespace outcrop
