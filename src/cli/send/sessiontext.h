// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/cachereport.h"
#include "app/send/replaysession.h"
#include "cli/base/console.h"

namespace outcrop {

void writeSessions(const Console &console, const QList<Session> &sessions);
Json sessionsJson(const QList<Session> &sessions);

/// Prints a session: a row per turn, then the number of turns and their cost.
void writeSession(const Console &console, const Session &session);
Json sessionJson(const Session &session);
/// Adds `cache` to each row that has a report.
void addCacheJson(const QList<TurnCacheReport> &reports, Json &session);

/// Returns the preview of a replay as lines.
QStringList replayLines(const ReplayPlan &plan);
/// Prints the original and the replayed turns side by side.
void writeReplay(const Console &console, const QList<ReplayedTurn> &turns);
Json replayJson(const ReplayPlan &plan, const QList<ReplayedTurn> &turns);

} // namespace outcrop
