// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/syncfiles.h"

namespace outcrop {

/// Finds copies that an import or a link could replace.
class SyncShims
{
public:
    SyncShims(const SyncSource &source, const ContextFiles &files, const SyncFiles &states, const QString &home) : m_source(source), m_files(files), m_states(states), m_home(home) { }

    /// Replaces each copy that an import can replace, if `applies` is set or the file on disk is already such an import. Returns proposals for other copies.
    QStringList applyOrPropose(const SyncClient &client, const SyncPlacements &placements, PlannedFiles &planned, bool applies) const;

private:
    QString shimFor(const SyncClient &client, const SyncItem &item, const QString &path, const PlannedFiles &planned) const;
    bool sends(const SyncClient &client, const SyncItem &item, const QString &path, const QString &shim, const PlannedFiles &planned) const;
    QString linkFor(const SyncItem &item, const QString &path, const PlannedFile &planned) const;
    QString skillLink(const SyncClient &client, const SyncPlacements &placements) const;

    const SyncSource &m_source;
    const ContextFiles &m_files;
    const SyncFiles &m_states;
    const QString m_home;
};

} // namespace outcrop
