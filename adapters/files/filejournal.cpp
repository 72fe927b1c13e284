// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/filejournal.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/foldersource.h"
#include "adapters/files/journallabels.h"
#include "adapters/files/journalwriter.h"
#include "adapters/files/savefile.h"
#include "core/base/paths.h"
#include "core/history/lineorigins.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype minIdLength = 4;
constexpr qint64 maxTextSize = 64 * 1024 * 1024;

Result<QList<JournalEntry>> entriesOf(const QString &folder)
{
    if (!QFile::exists(QDir(folder).filePath(journalPath())))
        return QList<JournalEntry>();
    FolderLimits limits;
    limits.fileSize = qint64(1) << 30;
    const Result<QByteArray> lines = FolderSource(folder, limits).read(journalPath());
    return lines ? Result<QList<JournalEntry>>(readEntries(*lines)) : lines.error();
}

QString checksumText(const QByteArray &bytes)
{
    return QString::fromLatin1(checksumOf(bytes).toHex());
}

/// Returns the stored content of a version. Fails if its checksum differs, so that damaged content is never returned.
Result<QByteArray> textOf(const QString &folder, const JournalEntry &entry)
{
    FolderLimits limits;
    limits.fileSize = maxTextSize;
    const Result<QByteArray> packedBytes = FolderSource(folder, limits).read(journalTextPath(entry.checksum));
    if (!packedBytes)
        return Error{packedBytes.error().code, filestoremessages::contentUnreadable(packedBytes.error().message), {entry.path, {}}};
    constexpr int sizeBytes = 4;
    quint32 size = 0;
    for (int i = 0; i < sizeBytes && packedBytes->size() > i; ++i)
        size = size << 8 | static_cast<unsigned char>(packedBytes->at(i));
    const QByteArray text = qint64(size) <= maxTextSize ? qUncompress(*packedBytes) : QByteArray();
    if (checksumText(text) != entry.checksum)
        return Error{ErrorCode::Unreadable, filestoremessages::contentDamaged(), {entry.path, {}}};
    return text;
}

FileVersion versionOf(const JournalEntry &entry)
{
    return {entry.id, entry.time, {}, entry.isExternal ? filestoremessages::originalVersion() : filestoremessages::savedVersion(), entry.path};
}

/// The versions that a save adds, with their contents by checksum.
struct NewVersions {
    QList<JournalEntry> entries = {};
    QHash<QString, QByteArray> contents = {};

    void add(const QString &path, const QByteArray &bytes, bool isExternal)
    {
        const QString checksum = checksumText(bytes);
        entries.append({{}, QDateTime::currentDateTimeUtc(), path, checksum, bytes.size(), isExternal});
        contents.insert(checksum, bytes);
    }
};

/// Returns the entries of one file, newest first, including those before the file was moved.
QList<JournalEntry> entriesOfFile(const QList<JournalEntry> &entries, QString path)
{
    QList<JournalEntry> found;
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->isMove())
            path = pathBeforeMove(*entry, path);
        else if (entry->path == path)
            found.append(*entry);
    }
    return found;
}

QHash<QString, qsizetype> indexesBeforeMove(const QHash<QString, qsizetype> &numbersByPath, const JournalEntry &move)
{
    QHash<QString, qsizetype> before;
    for (const auto &[path, number] : numbersByPath.asKeyValueRange())
        before.insert(pathBeforeMove(move, path), number);
    return before;
}

/// Returns the checksum of the newest version of each file, which may be from before a move; an empty string for a file without versions.
QStringList lastChecksums(const QList<JournalEntry> &entries, const QList<SavedContent> &files)
{
    QStringList last(files.size());
    QHash<QString, qsizetype> unknown; // indexes in `files`, by path at the time of the entry
    for (qsizetype i = 0; i < files.size(); ++i)
        unknown.insert(files.at(i).path, i);
    for (auto entry = entries.rbegin(); entry != entries.rend() && !unknown.isEmpty(); ++entry) {
        if (entry->isMove())
            unknown = indexesBeforeMove(unknown, *entry);
        else if (const auto number = unknown.constFind(entry->path); number != unknown.constEnd()) {
            last[*number] = entry->checksum;
            unknown.erase(number);
        }
    }
    return last;
}

Error noRevisionError(const QString &revision)
{
    return {ErrorCode::NotFound, filestoremessages::noVersion(revision)};
}

Result<qsizetype> indexOfVersion(const QList<JournalEntry> &entries, const QString &revision)
{
    qsizetype index = -1;
    for (qsizetype i = 0; i < entries.size() && revision.size() >= minIdLength; ++i) {
        if (entries.at(i).isMove() || !entries.at(i).id.startsWith(revision))
            continue;
        if (index >= 0)
            return Error{ErrorCode::NotFound, filestoremessages::ambiguousVersion(revision)};
        index = i;
    }
    return index < 0 ? Result<qsizetype>(noRevisionError(revision)) : index;
}

Result<qsizetype> indexOfLatestVersion(const QList<JournalEntry> &entries)
{
    for (qsizetype i = entries.size() - 1; i >= 0; --i) {
        if (!entries.at(i).isMove())
            return i;
    }
    return Error{ErrorCode::NotFound, filestoremessages::emptyJournal()};
}

VersionLabel labelOf(const JournalEntry &entry, const QString &name)
{
    return {name, entry.id, entry.time, entry.path};
}

/// The workspace at one entry of the journal. Files that were never saved here appear with their current content.
class JournalState : public FileSource
{
public:
    JournalState(const QString &folder, const QList<JournalEntry> &entries, qsizetype until) : m_folder(folder), m_currentFiles(folder)
    {
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const JournalEntry &entry = entries.at(i);
            if (entry.isMove())
                continue; // an entry has the paths at the time it was written
            if (!m_entriesByPath.contains(entry.path))
                m_entriesByPath.insert(entry.path, entry.isExternal ? std::optional(entry) : std::nullopt); // state before the first save: this content, or no file
            if (i <= until)
                m_entriesByPath.insert(entry.path, entry);
        }
    }

    QString name() const override { return m_currentFiles.name(); }

    Result<QList<FileEntry>> list() const override
    {
        Result<QList<FileEntry>> files = m_currentFiles.list();
        if (!files)
            return files;
        files->removeIf([this](const FileEntry &file) { return m_entriesByPath.contains(file.path); });
        for (const auto &[path, entry] : m_entriesByPath.asKeyValueRange()) {
            if (entry)
                files->append({path, entry->size, static_cast<qint64>(qHash(entry->checksum) >> 4)});
        }
        std::sort(files->begin(), files->end(), [](const FileEntry &a, const FileEntry &b) { return a.path < b.path; });
        return files;
    }

    Result<QByteArray> read(const QString &path) const override
    {
        if (!m_entriesByPath.contains(path))
            return m_currentFiles.read(path);
        const std::optional<JournalEntry> entry = m_entriesByPath.value(path);
        return entry ? textOf(m_folder, *entry) : Error{ErrorCode::NotFound, filestoremessages::notInVersion(), {path, {}}};
    }

private:
    QString m_folder;
    FolderSource m_currentFiles;
    QMap<QString, std::optional<JournalEntry>> m_entriesByPath;
};

} // namespace

FileJournal::FileJournal(const QString &folder, const JournalLimits &limits) : m_folder(QDir(folder).absolutePath()), m_limits(limits) { }

Result<QList<FileVersion>> FileJournal::versions(const QString &path, int limit) const
{
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    if (!entries)
        return entries.error();
    QList<FileVersion> versions;
    for (const JournalEntry &entry : entriesOfFile(*entries, path)) {
        if (limit == 0 || versions.size() < limit)
            versions.append(versionOf(entry));
    }
    return versions;
}

Result<QByteArray> FileJournal::read(const QString &path, const QString &revision) const
{
    const Result<std::unique_ptr<FileSource>> files = filesAt(revision);
    return files ? (*files)->read(path) : files.error();
}

Result<QList<FileChanges>> FileJournal::changes(const QDateTime &since) const
{
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    if (!entries)
        return entries.error();
    QMap<QString, QList<QDateTime>> times;
    QList<JournalEntry> moves; // newest first
    for (auto entry = entries->rbegin(); entry != entries->rend(); ++entry) {
        if (entry->isMove()) {
            moves.prepend(*entry);
            continue;
        }
        if (entry->isExternal || (since.isValid() && entry->time < since))
            continue;
        QString path = entry->path;
        for (const JournalEntry &move : std::as_const(moves)) { // a later move changed the path of this entry's file
            path = movedPath(path, move.from, move.path);
        }
        times[path].append(entry->time);
    }
    QList<FileChanges> changes;
    for (const auto &[path, when] : times.asKeyValueRange())
        changes.append({path, when});
    return changes;
}

Result<QDateTime> FileJournal::historyStart(const QDateTime &since) const
{
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    if (!entries || entries->isEmpty())
        return entries ? Result(QDateTime()) : entries.error();
    const QDateTime first = entries->first().time;
    return since.isValid() ? std::max(since, first) : first;
}

Result<QList<LineOrigin>> FileJournal::blame(const QString &path, const QByteArray &text) const
{
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    if (!entries)
        return entries.error();
    QList<VersionText> texts;
    for (const JournalEntry &entry : entriesOfFile(*entries, path)) {
        const Result<QByteArray> bytes = textOf(m_folder, entry);
        if (!bytes)
            return bytes.error();
        texts.append({versionOf(entry), QString::fromUtf8(*bytes)});
    }
    return lineOrigins(QString::fromUtf8(text), texts);
}

Result<QString> FileJournal::resolve(const QString &revision) const
{
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    const Result<qsizetype> index = entries ? indexOfVersion(*entries, revision) : entries.error();
    return index ? Result<QString>(entries->at(*index).id) : index.error();
}

Result<std::unique_ptr<FileSource>> FileJournal::filesAt(const QString &revision) const
{
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    const Result<qsizetype> index = entries ? indexOfVersion(*entries, revision) : entries.error();
    if (!index)
        return index.error();
    return std::unique_ptr<FileSource>(std::make_unique<JournalState>(m_folder, *entries, *index));
}

Result<QString> FileJournal::commit(const QStringList &, const QString &)
{
    return Error{ErrorCode::NotAllowed, filestoremessages::noRepository()};
}

Result<QList<VersionLabel>> FileJournal::labels() const
{
    const Result<QMap<QString, QString>> ids = readJournalLabels(m_folder);
    if (!ids)
        return ids.error();
    const Result<QList<JournalEntry>> entries = entriesOf(m_folder);
    if (!entries)
        return entries.error();
    QList<VersionLabel> labels;
    for (const auto &[name, id] : ids->asKeyValueRange()) {
        const Result<qsizetype> index = indexOfVersion(*entries, id);
        labels.append(index ? labelOf(entries->at(*index), name) : VersionLabel{name, id});
    }
    return labels;
}

Result<VersionLabel> FileJournal::setLabel(const QString &name, const QString &revision)
{
    const Result<JournalWriter> writer = JournalWriter::open(m_folder, m_limits);
    if (!writer)
        return writer.error();
    const QList<JournalEntry> &entries = writer->entries();
    const Result<qsizetype> index = revision.isEmpty() ? indexOfLatestVersion(entries) : indexOfVersion(entries, revision);
    Result<QMap<QString, QString>> labels = readJournalLabels(m_folder);
    if (!index || !labels)
        return index ? labels.error() : index.error();
    labels->insert(name, entries.at(*index).id);
    if (const Status written = writeJournalLabels(m_folder, *labels); !written)
        return written.error();
    return labelOf(entries.at(*index), name);
}

Status FileJournal::record(const QList<SavedContent> &files)
{
    QList<SavedContent> changed = files;
    changed.removeIf([this](const SavedContent &file) { return file.after.size() > m_limits.fileSize || file.before == file.after; });
    if (changed.isEmpty())
        return success();
    Result<JournalWriter> writer = JournalWriter::open(m_folder, m_limits);
    if (!writer)
        return writer.error();
    const QStringList last = lastChecksums(writer->entries(), changed);
    NewVersions added;
    for (qsizetype i = 0; i < changed.size(); ++i) {
        const SavedContent &file = changed.at(i);
        if (file.before && file.before->size() <= m_limits.fileSize && checksumText(*file.before) != last.at(i))
            added.add(file.path, *file.before, true);
        added.add(file.path, file.after, false);
    }
    const Status status = writer->add(added.entries, added.contents);
    return status ? writer->prune() : status;
}

Status FileJournal::recordMove(const QString &from, const QString &to)
{
    if (const auto known = entriesOf(m_folder); !known || known->isEmpty())
        return success(); // a move changes nothing in a journal without versions
    Result<JournalWriter> writer = JournalWriter::open(m_folder, m_limits);
    if (!writer)
        return writer.error();
    JournalEntry entry{{}, QDateTime::currentDateTimeUtc(), to};
    entry.from = from;
    return writer->addMove(entry);
}

} // namespace outcrop
