// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "core/sessions/session.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// One exchange of a session: what was asked, and what came back.
struct TurnRow {
    int iteration = 1;
    QString phase;
    int number = 0;     ///< inside its phase
    TurnState state = TurnState::Answered;
    QString role = {};  ///< planner, generator, reviewer, reviser
    QString provider = {};
    QString model = {};
    QDateTime at = {};
    Usage usage = {};
    std::optional<Cost> cost = {};
    std::optional<Verdict> verdict = {}; ///< nothing while no answer is there
    QString trouble = {};      ///< why there is no answer
    QString remark = {};       ///< what was left out of the history, why it was asked again, who was asked before
    QString promptFile = {};   ///< relative to the workspace
    QString responseFile = {}; ///< empty while no answer is there

    /// Whether an answer may be brought to it by hand.
    bool isOpen() const { return state == TurnState::Waiting || state == TurnState::Interrupted; }
};

bool operator==(const TurnRow &left, const TurnRow &right);

/// A conversation that is kept: its folder, and its turns phase by phase.
struct SessionRow {
    QString id;         ///< the folder's name
    QString title = {}; ///< what was asked first
    QDateTime at = {};  ///< of the last turn
    QList<TurnRow> turns = {};
    QString trouble = {}; ///< why it cannot be read, or not wholly

    qint64 tokens() const;
    std::optional<Cost> cost() const;
};

/// The rows of sessions, in their order.
QList<SessionRow> sessionRows(const QList<Session> &sessions);
/// Who speaks in a phase: `planner` for planning.
QString phaseRole(const QString &phase);
/// The verdict that files name; nothing for another word.
std::optional<Verdict> verdictFromName(const QString &name);

} // namespace outcrop
