// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/sessions/phaseconversation.h"
#include "core/sessions/turnplace.h"

namespace outcrop {

/// One phase in one iteration of a session: its conversation, and a row for every turn, also for those that only files tell of.
struct SessionPhase {
    TurnPlace place; ///< of the first turn
    PhaseConversation conversation;
    QList<TurnRecord> turns;   ///< by number
    QString conversationFile;  ///< path; empty where there is none yet

    TurnPlace placeOf(int turn) const;
    QString promptFile(const TurnRecord &record) const;
    /// The path of the answer, whole or partial; empty where there is none.
    QString responseFile(const TurnRecord &record) const;
    bool isEmpty() const { return turns.isEmpty(); }
};

/// A folder of `sessions/`, read from its files. Everything is there to be seen: a prompt without a row is a turn that waits for its answer.
struct Session {
    QString id;
    QList<SessionPhase> phases; ///< by iteration, and inside one in the order planning, generating, reviewing, revising, others
    Diagnostics diagnostics;    ///< of its conversations

    int lastIteration() const;
    const SessionPhase *phase(int iteration, const QString &phase) const;
    /// The phase that was spoken in last; null where nothing was said.
    const SessionPhase *latest() const;
    /// What was asked first, in one line.
    QString title() const;
    QDateTime lastTime() const;
    std::optional<Cost> cost() const; ///< of all turns whose cost is known; nothing where none is
};

/// The sessions of a workspace, the newest first. Reads documents that are in memory already.
QList<Session> sessionsOf(const Workspace &workspace);
std::optional<Session> sessionOf(const Workspace &workspace, const QString &id);

/// Where the next turn goes. Nothing is ever overwritten: a phase that was tried already starts again in the next iteration, or, where the
/// conversation goes on, its next turn follows. A session that is not there begins with iteration 1.
TurnPlace nextPlace(const Session &session, const QString &phase, bool goesOn);

} // namespace outcrop
