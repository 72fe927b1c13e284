// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/sessions/phaseconversation.h"
#include "core/sessions/turnlocation.h"

namespace outcrop {

/// One phase in one iteration of a session: its conversation and all turns, including turns without a row that are known only from their files.
struct SessionPhase {
    TurnLocation location; ///< location of the first turn
    PhaseConversation conversation;
    QList<TurnRecord> turns;   ///< sorted by turn number
    QString conversationFile;  ///< path of the conversation document; empty if there is none yet

    TurnLocation turnLocation(int turn) const;
    QString promptFile(const TurnRecord &record) const;
    /// Returns the path of the response, complete or partial; empty if there is none.
    QString responseFile(const TurnRecord &record) const;
    bool isEmpty() const { return turns.isEmpty(); }
};

/// A session read from its folder in `sessions/`. A prompt file without a row and without a response is a turn that waits for a response.
struct Session {
    QString id;
    QList<SessionPhase> phases; ///< by iteration, then in the order planning, generating, reviewing, revising, other phases
    Diagnostics diagnostics;    ///< diagnostics of its conversation documents

    int lastIteration() const;
    const SessionPhase *phase(int iteration, const QString &phase) const;
    /// Returns the phase with the latest turn; null if the session has no phases.
    const SessionPhase *latest() const;
    /// Returns the first request as a single line; empty if there is none.
    QString title() const;
    QDateTime lastTime() const;
    std::optional<Cost> cost() const; ///< total of all turns with a known cost; nullopt if no turn has one
};

/// Returns the sessions of a workspace, newest first. Uses only documents that are already in memory.
QList<Session> sessionsOf(const Workspace &workspace);
std::optional<Session> sessionOf(const Workspace &workspace, const QString &id);

/// Returns the location of the next turn, which never overwrites a file. If `continuesConversation`, it continues the phase's latest conversation, if any.
/// Otherwise it starts in the latest iteration, or in a new one if the latest already has this phase. An empty session starts with iteration 1.
TurnLocation nextTurnLocation(const Session &session, const QString &phase, bool continuesConversation);

} // namespace outcrop
