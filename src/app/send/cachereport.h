// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "core/sessions/session.h"

namespace outcrop {

/// The result of comparing a turn's cache plan with the reported usage.
enum class CacheOutcome {
    Unknown,     ///< the turn has no plan, or the provider did not report its cache
    AsPredicted,
    ReadLess,    ///< fewer tokens were read from the cache than predicted
    ReadMore,
    WroteLess,   ///< the first turn wrote fewer tokens to the cache than predicted
};

/// Returns `unknown`, `as-predicted`, `read-less`, `read-more` or `wrote-less`.
QString cacheOutcomeName(CacheOutcome outcome);

/// Predicted and reported cache use of one turn. The prediction assumes that the prompt has changed only after the cached prefix.
struct TurnCacheReport {
    TurnLocation location;
    QString provider;
    QString model;
    std::optional<qint64> predictedRead = {}; ///< in tokens; nullopt if no plan was recorded
    std::optional<qint64> predictedWrite = {};
    std::optional<qint64> reportedRead = {};  ///< nullopt if the provider did not report it
    std::optional<qint64> reportedWrite = {};
    CacheOutcome outcome = CacheOutcome::Unknown;
    std::optional<PromptDifference> difference = {}; ///< first difference from the earlier prompt, if it explains a missing read
    QString file;              ///< changed document; empty if no document changed
    int line = 0;              ///< changed line of the document; 0 if the line is blank or has changed again since
    std::optional<Cost> cost = {}; ///< additional cost of the missing reads; nullopt if there are none or prices are unknown
    QString explanation;       ///< a sentence for users
};

/// Returns the cache plan to record with a sent request; nullopt if the provider is not expected to cache anything.
std::optional<TurnCache> turnCacheOf(const RenderResult &render);

/// Compares each turn with the previous turn of the session that used the same provider and model. Sorted by time.
QList<TurnCacheReport> cacheReports(const OpenedWorkspace &opened, const Session &session);

} // namespace outcrop
