// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/overlayfiles.h"
#include "core/sync/syncplanner.h"

namespace outcrop {

/// Compares planned files with those on disk.
class SyncFiles
{
public:
    SyncFiles(const SyncSource &source, const ContextFiles &files, const SyncOptions &options) : m_source(source), m_files(files), m_options(options) { }

    SyncFile compare(const QString &path, const PlannedFile &planned) const;
    QList<SyncFile> compare(const PlannedFiles &planned) const;

    /// Returns the generated files and sections of these clients whose sources no longer exist.
    QList<SyncFile> findStaleFiles(
        const QList<SyncClient> &clients, const PlannedFiles &planned, const QString &home) const;

    /// Returns the new contents of the files that applying the plan would write, by absolute path.
    QMap<QString, QByteArray> contentsAfterSync(const PlannedFiles &planned) const;

private:
    void compareText(SyncFile &file, const PlannedFile &planned) const;
    void compareCopy(SyncFile &file, const PlannedFile &planned) const;
    void setPlannedAction(SyncFile &file) const;
    std::optional<SyncFile> staleFile(const QString &path) const;
    void addStaleCopies(const QString &sidecar, const PlannedFiles &planned, QList<SyncFile> &all) const;
    bool areMissing(const QStringList &sources) const;
    std::optional<QByteArray> bytesOf(const QString &path) const;
    QString absolute(const QString &path) const { return m_source.root + u'/' + path; }

    const SyncSource &m_source;
    const ContextFiles &m_files;
    const SyncOptions &m_options;
};

} // namespace outcrop
