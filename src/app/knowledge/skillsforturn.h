// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/searchknowledge.h"
#include "core/ports/store.h"
#include "core/retrieval/skilllisting.h"

namespace outcrop {

/// A skill that a turn would use, with the reason.
struct SelectedSkill {
    QString name;
    QString path;
    bool isSelectedByWorkload = false;           ///< compose() adds it to the prompt, because its tags match the workload
    std::optional<SearchHit> hit = {}; ///< the search hit for the request, if there is one
};

/// The skills for a turn, and why some may be missing.
struct TurnSkills {
    QList<SelectedSkill> skills; ///< skills of the workload, then skills that only the search found, best first
    Diagnostics findings = {};
};

/// Returns the skills for a turn: the skills that composition selects by workload, and the best `limit` search hits for the request, regardless of workload.
/// Without an index or a request, returns only the skills of the workload and adds a finding. Call on a worker thread. Errors: those of searchKnowledge()
/// except NotFound and Invalid.
Result<TurnSkills> findSkillsForTurn(const OpenedWorkspace &opened, const QString &workload, const QString &request, qsizetype limit, KeyRing &keys, Providers *providers,
                                 const std::stop_token &stop);

/// Returns the workspace's skills as clients list them. With a store, includes their use in the last 60 days.
QList<ListableSkill> listableSkills(const OpenedWorkspace &opened, Store *store, const QDateTime &now);

} // namespace outcrop
