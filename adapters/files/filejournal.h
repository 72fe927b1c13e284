// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filestoremessages.h"
#include "core/ports/history.h"

#include <optional>

namespace outcrop {

/// The limits of a journal. Above `versions` or `bytes`, it drops its oldest versions, except labeled ones.
struct JournalLimits {
    qsizetype versions = 20'000;
    qint64 bytes = qint64(256) * 1024 * 1024; ///< total size of the contents of all versions, uncompressed
    qint64 fileSize = 16 * 1024 * 1024;       ///< maximum size of a file, in bytes; larger files have no versions
};

/// A saved file. `before` is nullopt if the file is new.
struct SavedContent {
    QString path; ///< relative to the workspace
    std::optional<QByteArray> before;
    QByteArray after;
};

/// The version history of a workspace outside a repository. `.outcrop/history` stores each file content once, under its checksum; `journal.jsonl` has one
/// line per version or move. A version's content is on disk before its line is appended, so that a crash leaves only complete versions; an incomplete
/// last line is ignored. Several processes may use it at the same time; a writer waits up to a second for another one.
class FileJournal : public History
{
public:
    explicit FileJournal(const QString &folder, const JournalLimits &limits = {});

    QString name() const override { return filestoremessages::journalName(); }
    bool isRepository() const override { return false; }
    Result<QList<FileVersion>> versions(const QString &path, int limit = 0) const override;
    Result<QByteArray> read(const QString &path, const QString &revision) const override;
    Result<QList<FileChanges>> changes(const QDateTime &since) const override;
    Result<QDateTime> historyStart(const QDateTime &since) const override;
    Result<QList<LineOrigin>> blame(const QString &path, const QByteArray &text) const override;
    Result<QString> resolve(const QString &revision) const override;
    Result<std::unique_ptr<FileSource>> filesAt(const QString &revision) const override;
    Result<QString> commit(const QStringList &paths, const QString &message) override;
    Result<QList<VersionLabel>> labels() const override;
    Result<VersionLabel> setLabel(const QString &name, const QString &revision) override;

    /// Records saved files. Also records the previous content if it differs from the last version, because another program changed the file or it was never
    /// saved here. Records nothing if the content is unchanged or exceeds the size limit. Errors: those of JournalWriter::open() and of writing.
    Status record(const QList<SavedContent> &files);
    /// Records that a file or folder was moved. Does nothing if the journal has no entries or cannot be read. Errors: those of
    /// JournalWriter::open() and of writing.
    Status recordMove(const QString &from, const QString &to);

private:
    QString m_folder;
    JournalLimits m_limits;
};

} // namespace outcrop
