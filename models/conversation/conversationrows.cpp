// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/conversation/conversationrows.h"

#include "models/response/responselabels.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace outcrop {

namespace {

struct ConversationWords {
    Q_DECLARE_TR_FUNCTIONS(ConversationRows)
};

auto parts(const Usage &usage)
{
    return std::tie(usage.input, usage.output, usage.cacheRead, usage.cacheWrite, usage.reasoning);
}

QString omittedHistoryText(const OmittedHistory &omittedHistory)
{
    if (omittedHistory.messages == 0)
        return {};
    return omittedHistory.policy == QLatin1String("summarise")
        ? ConversationWords::tr("First %n message(s) sent as a summary", nullptr, omittedHistory.messages)
        : ConversationWords::tr("First %n message(s) not sent", nullptr, omittedHistory.messages);
}

QString notesOf(const TurnRecord &record)
{
    QStringList remarks{omittedHistoryText(record.omittedHistory), record.automaticReason};
    for (const auto &step : record.skipped)
        //: %1 is a provider, %2 why it failed
        remarks += ConversationWords::tr("Previous attempt: %1 (%2)").arg(step.provider, step.reason);
    if (record.repairs > 0)
        remarks += ConversationWords::tr("%n repair(s)", nullptr, record.repairs);
    remarks.removeAll(QString());
    return remarks.join(u'\n');
}

QString problemOf(const TurnRecord &record)
{
    if (record.state == TurnState::Failed)
        return record.failureMessage.isEmpty() ? attemptOutcomeTitle(record.failure) : record.failureMessage;
    return record.state == TurnState::Interrupted ? ConversationWords::tr("Interrupted before the response was complete. Use “Send request” to retry.") : QString();
}

TurnRow rowOf(const SessionPhase &phase, const TurnRecord &record)
{
    TurnRow row{phase.location.iteration, phase.location.phase, record.turn, record.state};
    row.role = phaseRole(row.phase);
    row.provider = record.provider;
    row.model = record.reportedModel.isEmpty() ? record.model : record.reportedModel;
    row.time = record.startTime;
    row.usage = record.usage;
    row.cost = record.cost;
    row.verdict = verdictFromName(record.verdict);
    row.problem = problemOf(record);
    row.notes = notesOf(record);
    row.promptFile = phase.promptFile(record);
    row.responseFile = phase.responseFile(record);
    return row;
}

SessionRow rowOf(const Session &session)
{
    SessionRow row{session.id, session.title(), session.lastTime(), {}, {}};
    for (const SessionPhase &phase : session.phases) {
        for (const TurnRecord &record : phase.turns)
            row.turns += rowOf(phase, record);
    }
    for (const Diagnostic &diagnostic : session.diagnostics)
        row.problem = row.problem.isEmpty() ? toString(diagnostic) : row.problem;
    return row;
}

} // namespace

int SessionRow::turnsWithoutUsage() const
{
    return static_cast<int>(std::count_if(turns.begin(), turns.end(), [](const TurnRow &turn) { return turn.usage.isEmpty(); }));
}

std::optional<qint64> SessionRow::tokens() const
{
    if (!turns.isEmpty() && turnsWithoutUsage() == turns.size())
        return std::nullopt;
    qint64 sum = 0;
    for (const TurnRow &turn : turns)
        sum += turn.usage.input.value_or(0) + turn.usage.output.value_or(0);
    return sum;
}

std::optional<Cost> SessionRow::cost() const
{
    if (!tokens())
        return std::nullopt;
    std::optional<Cost> sum = Cost();
    for (const TurnRow &turn : turns) {
        if (!turn.usage.isEmpty())
            sum = sum + turn.cost;
    }
    return sum;
}

bool operator==(const TurnRow &left, const TurnRow &right)
{
    const auto rest = [](const TurnRow &turn) {
        return std::tie(turn.iteration, turn.phase, turn.number, turn.state, turn.role, turn.provider, turn.model, turn.time, turn.cost, turn.verdict, turn.problem, turn.notes, turn.promptFile, turn.responseFile);
    };
    return rest(left) == rest(right) && parts(left.usage) == parts(right.usage);
}

QList<SessionRow> sessionRows(const QList<Session> &sessions)
{
    QList<SessionRow> rows;
    for (const Session &session : sessions)
        rows += rowOf(session);
    return rows;
}

QString phaseRole(const QString &phase)
{
    static const QHash<QString, const char *> roles = {{QStringLiteral("planning"), QT_TRANSLATE_NOOP("ConversationRows", "planner")},
        {QStringLiteral("generating"), QT_TRANSLATE_NOOP("ConversationRows", "generator")},
        {QStringLiteral("reviewing"), QT_TRANSLATE_NOOP("ConversationRows", "reviewer")},
        {QStringLiteral("revising"), QT_TRANSLATE_NOOP("ConversationRows", "reviser")}};
    const char *role = roles.value(phase);
    return role ? ConversationWords::tr(role) : QString();
}

} // namespace outcrop
