// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "cli/base/console.h"

namespace outcrop {

void writeSessions(const Console &console, const QList<Session> &sessions);
Json sessionsJson(const QList<Session> &sessions);

/// One session: a row for every turn, with what the answers were worth.
void writeSession(const Console &console, const Session &session);
Json sessionJson(const Session &session);

/// What a replay would do.
QStringList replayLines(const ReplayPlan &plan);
/// Then and now, side by side.
void writeReplay(const Console &console, const QList<ReplayedTurn> &turns);
Json replayJson(const ReplayPlan &plan, const QList<ReplayedTurn> &turns);

} // namespace outcrop
