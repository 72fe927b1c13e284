// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/searchknowledge.h"
#include "core/ports/store.h"
#include "core/retrieval/skilllisting.h"

namespace outcrop {

/// A skill that a turn would pull, and why.
struct PulledSkill {
    QString name;
    QString path;
    bool byWorkload = false;           ///< compose() puts it into the prompt, because its tags serve the workload
    std::optional<SearchHit> hit = {}; ///< found by what is asked
};

struct TurnSkills {
    QList<PulledSkill> skills; ///< those in the prompt by name, then those only found, the best first
    Diagnostics findings = {};
};

/// Which skills a turn with this workload and this request would pull: what composition takes by workload, and beside it the best `limit` that the index finds
/// for the request, regardless of their workload. Without an index, or without a request, only the first, which the findings say. From a worker thread.
Result<TurnSkills> skillsForTurn(const OpenedWorkspace &opened, const QString &workload, const QString &request, qsizetype limit, KeyRing &keys, Providers *providers,
                                 const std::stop_token &stop);

/// The skills of a workspace as clients list them, with what the log says of their use in the last weeks where there is one.
QList<ListableSkill> listableSkills(const OpenedWorkspace &opened, Store *store, const QDateTime &now);

} // namespace outcrop
