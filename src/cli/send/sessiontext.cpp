// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sessiontext.h"

#include "cli/base/historytext.h"
#include "cli/base/invocation.h"
#include "cli/base/table.h"
#include "cli/send/sendoutput.h"
#include "cli/send/sendtext.h"
#include "cli/send/sessioncachetext.h"
#include "cli/send/sessionoutput.h"
#include "core/base/joinedtext.h"

#include <QLocale>

namespace outcrop {
namespace {

constexpr qsizetype titleLength = 60;

/// Returns the beginning of a request for a list, with secrets redacted.
QString toOneLine(const QString &text)
{
    const QString line = redactForDisplay(text).simplified();
    return line.size() > titleLength ? line.left(titleLength - 1) + QChar(0x2026) : line;
}

qsizetype turnCount(const Session &session)
{
    qsizetype count = 0;
    for (const SessionPhase &phase : session.phases)
        count += phase.turns.size();
    return count;
}

/// Returns the state of the last turn in the latest phase, or nullopt if there is none.
std::optional<TurnState> lastState(const Session &session)
{
    const SessionPhase *last = session.latest();
    return last && !last->isEmpty() ? std::optional(last->turns.last().state) : std::nullopt;
}

QString phaseText(const SessionPhase &phase)
{
    const QString name = phaseOfStem(phase.location.phase);
    return name.isEmpty() ? QStringLiteral("-") : name;
}

QStringList turnRow(const SessionPhase &phase, const TurnRecord &record)
{
    const QString target = record.model.isEmpty() ? record.provider : record.provider + listSeparator() + record.model;
    const QString end = record.failure.isEmpty() ? verdictText(record) : record.failure;
    return {QString::number(phase.location.iteration), phaseText(phase), QString::number(record.turn), turnStateText(record.state), end, target,
        record.usage.input ? countText(*record.usage.input) : QString(), record.usage.output ? countText(*record.usage.output) : QString(),
        record.cost ? toText(record.cost) : QString(), durationText(record), toOneLine(record.request)};
}

Json sessionRow(const Session &session)
{
    const std::optional<TurnState> state = lastState(session);
    return {{"id", jsonString(session.id)}, {"title", jsonString(redactForDisplay(session.title()))}, {"last", jsonString(session.lastTime().toUTC().toString(Qt::ISODateWithMs))},
        {"state", jsonString(state ? turnStateName(*state) : QString())}, {"turns", turnCount(session)}, {"cost", toJson(session.cost())}};
}

QStringList replayRow(const ReplayedTurn &turn)
{
    const TurnRecord &then = turn.before;
    const TurnRecord &now = turn.outcome.record;
    const auto tokens = [](const TurnRecord &record) { return record.usage.output ? countText(*record.usage.output) : QString(); };
    const auto end = [](const TurnRecord &record) { return !record.failure.isEmpty() ? record.failure : record.verdict.isEmpty() ? turnStateText(record.state) : verdictText(record); };
    return {toOneLine(then.request), then.model, end(then), tokens(then), toText(then.cost), durationText(then), now.model, end(now), tokens(now),
        toText(now.cost), durationText(now)};
}

} // namespace

void writeSessions(const Console &console, const QList<Session> &sessions)
{
    Table table({{sessionoutput::columnSession()}, {sessionoutput::columnLastTurn()}, {sessionoutput::columnState()}, {sessionoutput::columnTurns(), Table::Align::Right},
        {sessionoutput::columnCost(), Table::Align::Right}, {sessionoutput::columnFirstRequest()}});
    for (const Session &session : sessions) {
        const std::optional<TurnState> state = lastState(session);
        table.addRow({session.id, timeText(session.lastTime()), state ? turnStateText(*state) : QString(), countText(turnCount(session)),
            session.cost() ? toText(session.cost()) : QString(), toOneLine(session.title())});
    }
    writeTable(console.out, table);
    writeSentence(console.out, sessionoutput::sessions(sessions.size(), countText(sessions.size())));
}

Json sessionsJson(const QList<Session> &sessions)
{
    Json list = Json::array();
    for (const Session &session : sessions)
        list.push_back(sessionRow(session));
    return {{"sessions", list}};
}

void writeSession(const Console &console, const Session &session)
{
    Table table({{sessionoutput::columnIteration(), Table::Align::Right}, {sessionoutput::columnPhase()}, {sessionoutput::columnTurn(), Table::Align::Right}, {sessionoutput::columnState()},
        {sessionoutput::columnOutcome()}, {sessionoutput::columnProvider()}, {sessionoutput::columnInput(), Table::Align::Right}, {sessionoutput::columnOutput(), Table::Align::Right},
        {sessionoutput::columnCost(), Table::Align::Right}, {sessionoutput::columnTime(), Table::Align::Right}, {sessionoutput::columnRequest()}});
    for (const SessionPhase &phase : session.phases) {
        for (const TurnRecord &record : phase.turns)
            table.addRow(turnRow(phase, record));
    }
    writeTable(console.out, table);
    const qsizetype turns = turnCount(session);
    writeSentence(console.out, session.cost() ? sessionoutput::turnsAndCost(turns, countText(turns), toText(session.cost())) : sessionoutput::turns(turns, countText(turns)));
}

Json sessionJson(const Session &session)
{
    Json json = sessionRow(session);
    json["rows"] = Json::array();
    for (const SessionPhase &phase : session.phases) {
        for (const TurnRecord &record : phase.turns)
            json["rows"].push_back(turnJson(phase, record));
    }
    return json;
}

void addCacheJson(const QList<TurnCacheReport> &reports, Json &session)
{
    for (Json &row : session["rows"]) {
        for (const TurnCacheReport &report : reports) {
            if (row["prompt"] == jsonString(report.location.promptPath()))
                row["cache"] = toJson(report);
        }
    }
}

QStringList replayLines(const ReplayPlan &plan)
{
    const SendJob &first = plan.jobs.first();
    const QString model = first.render.model.isEmpty() ? QString() : listSeparator() + first.render.model;
    QStringList lines{previewLine(sendoutput::labelTo(), first.render.provider + model),
        previewLine(sendoutput::labelSends(), sessionoutput::turnsInSequence(plan.jobs.size(), countText(plan.jobs.size()))),
        previewLine(sendoutput::labelCost(), sessionoutput::replayCost(toText(plan.estimatedCost), toText(plan.requests.maxTotalCost)))};
    lines += planLines(plan.requests);
    return lines << previewLine(sendoutput::labelInto(), QStringLiteral("sessions/") + plan.newSession);
}

void writeReplay(const Console &console, const QList<ReplayedTurn> &turns)
{
    const auto right = Table::Align::Right;
    Table table({{sessionoutput::columnRequest()}, {sessionoutput::columnRecordedModel()}, {sessionoutput::columnOutcome()}, {sessionoutput::columnOutput(), right}, {sessionoutput::columnCost(), right},
        {sessionoutput::columnTime(), right}, {sessionoutput::columnNewModel()}, {sessionoutput::columnOutcome()}, {sessionoutput::columnOutput(), right}, {sessionoutput::columnCost(), right},
        {sessionoutput::columnTime(), right}});
    for (const ReplayedTurn &turn : turns)
        table.addRow(replayRow(turn));
    writeTable(console.out, table);
}

Json replayJson(const ReplayPlan &plan, const QList<ReplayedTurn> &turns)
{
    Json rows = Json::array();
    for (const ReplayedTurn &turn : turns)
        rows.push_back({{"then", toJson(turn.before)}, {"now", outcomeJson(turn.outcome)}});
    return {{"session", jsonString(plan.session)}, {"into", jsonString(plan.newSession)}, {"questions", plan.jobs.size()},
        {"likely_cost", toJson(plan.estimatedCost)}, {"at_most", toJson(plan.requests.maxTotalCost)},
        {"requests", planJson(plan.requests)}, {"at_most_requests", plan.requests.maxRequestCount()}, {"turns", rows}};
}

} // namespace outcrop
