// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "core/sessions/session.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace outcrop {

/// One turn of a session: prompt and response.
struct TurnRow {
    int iteration = 1;
    QString phase;
    int number = 0;     ///< number in its phase
    TurnState state = TurnState::Answered;
    QString role = {};  ///< planner, generator, reviewer or reviser; empty for other phases
    QString provider = {};
    QString model = {};
    QDateTime time = {};
    Usage usage = {};
    std::optional<Cost> cost = {};
    std::optional<Verdict> verdict = {}; ///< nullopt until there is a response
    QString problem = {};                ///< reason for a missing response
    QString notes = {};                 ///< omitted history, reason for an automatic request, providers that failed before, and number of repairs
    QString promptFile = {};   ///< path relative to the workspace
    QString responseFile = {}; ///< empty until there is a response

    /// Returns whether the user can add a response.
    bool isOpen() const { return state == TurnState::Waiting || state == TurnState::Interrupted; }
};

bool operator==(const TurnRow &left, const TurnRow &right);

/// A stored session and its turns by phase.
struct SessionRow {
    QString id;         ///< name of the session's folder
    QString title = {}; ///< the first request
    QDateTime time = {};  ///< time of the last turn
    QList<TurnRow> turns = {};
    QString problem = {}; ///< reason why the session cannot be read completely

    /// Returns the number of turns without reported token usage. tokens() and cost() do not include them.
    int turnsWithoutUsage() const;
    /// Returns the sum of the reported input and output tokens; nullopt if no turn reports any.
    std::optional<qint64> tokens() const;
    /// Returns the sum of the costs of all turns with reported token usage. Returns nullopt if there is no such turn, or if one of the costs is unknown.
    std::optional<Cost> cost() const;
};

/// Returns the rows of sessions in the given order.
QList<SessionRow> sessionRows(const QList<Session> &sessions);
/// Returns the translated role of a standard phase, such as `planner` for planning; empty for other phases.
QString phaseRole(const QString &phase);

} // namespace outcrop
