// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/syncplanner.h"

namespace outcrop {

/// Builds the ledger of one client: the outcome that the client document predicts for each item after the planned files are written.
class SyncLedgerBuilder
{
public:
    /// The arguments must outlive this object.
    SyncLedgerBuilder(const SyncSource &source, const SyncClient &client, const SyncPlacements &placements, const PlannedFiles &plannedFiles, const QList<SyncFile> &files, const SyncView &view)
        : m_source(source), m_client(client), m_placements(placements), m_plannedFiles(plannedFiles), m_files(files), m_view(view)
    {
    }

    Ledger rows();

private:
    void add(const SyncItem &item, LossAction action, const QString &reason, const QString &key = {}, const QString &path = {});
    void addText(const SyncItem &item, qsizetype index);
    void addVisibility(const SyncItem &item, const SyncVisibility &visibility, qsizetype paragraphs);
    void addMissing(const SyncItem &item, const SyncVisibility &visibility, qsizetype paragraphs);
    void addRuleKeys(const SyncItem &item);
    void addListedSkill(const SyncItem &item);
    void addDefinitionKeys(const SyncItem &item, const DefinitionFileFormat &form);
    void addBody(const SyncItem &item, const DefinitionFileFormat &form);
    void addSkillKeys(const SyncItem &item);
    bool addBlockedItem(const SyncItem &item);
    const SyncFile *fileAt(const QString &path) const;
    QString inside(const QString &path) const;

    const SyncSource &m_source;
    const SyncClient &m_client;
    const SyncPlacements &m_placements;
    const PlannedFiles &m_plannedFiles;
    const QList<SyncFile> &m_files;
    const SyncView &m_view;
    QString m_path; ///< SyncPlacements entry of the current item; empty if there is none
    Ledger m_ledger;
};

} // namespace outcrop
