// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filestoremessages.h"
#include "core/ports/history.h"

#include <optional>

namespace outcrop {

/// How much a journal keeps before it forgets what is oldest.
struct JournalLimits {
    qsizetype versions = 20'000;
    qint64 bytes = qint64(256) * 1024 * 1024; ///< of all texts, as they are in the files
    qint64 fileSize = 16 * 1024 * 1024;       ///< a larger file has no versions
};

/// The history of a workspace that lies in no repository: `.outcrop/history` holds every text once, under its checksum, and a line for each version in
/// `journal.jsonl`, which only grows until it is pruned. A text is on the disk before its line is, so that a program that is killed at any moment
/// leaves whole versions; half a line at the end is ignored. Several programs may write and read at the same time.
class FileJournal : public History
{
public:
    explicit FileJournal(const QString &folder, const JournalLimits &limits = {});

    QString name() const override { return filestoremessages::journalName(); }
    bool isRepository() const override { return false; }
    Result<QList<FileVersion>> versions(const QString &path, int limit = 0) const override;
    Result<QByteArray> read(const QString &path, const QString &revision) const override;
    Result<QList<FileChanges>> changes(const QDateTime &since) const override;
    Result<QDateTime> knownSince(const QDateTime &since) const override;
    Result<QList<LineOrigin>> blame(const QString &path, const QByteArray &text) const override;
    Result<QString> resolve(const QString &revision) const override;
    Result<std::unique_ptr<FileSource>> at(const QString &revision) const override;
    Result<QString> commit(const QStringList &paths, const QString &message) override;

    /// A file was written. What it was before joins the journal too, where the last version is another: it was changed elsewhere, or never saved from
    /// here. Nothing is recorded where nothing changed.
    Status record(const QString &path, const std::optional<QByteArray> &before, const QByteArray &after);
    /// A file or folder has another path now.
    Status recordMove(const QString &from, const QString &to);

private:
    QString m_folder;
    JournalLimits m_limits;
};

} // namespace outcrop
