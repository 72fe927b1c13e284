// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/turnrecord.h"

#include "core/sessions/sessionsmessages.h"

namespace outcrop {
namespace {

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QDateTime timeOf(const DataNode &node)
{
    return QDateTime::fromString(node.text(), Qt::ISODateWithMs);
}

Json attemptJson(const CallAttempt &attempt)
{
    Json json{{"number", attempt.number}, {"started", jsonString(timeText(attempt.startTime))}, {"first_byte_ms", attempt.timeToFirstByte.count()},
        {"took_ms", attempt.duration.count()}, {"status", attempt.status}, {"end", jsonString(attempt.outcome)}};
    if (!attempt.requestId.isEmpty())
        json["request_id"] = jsonString(attempt.requestId);
    if (attempt.delay.count() > 0)
        json["waited_ms"] = attempt.delay.count();
    return json;
}

std::chrono::milliseconds milliseconds(const DataNode &node)
{
    return std::chrono::milliseconds(node.toInteger().value_or(0));
}

CallAttempt readAttempt(const DataNode &node)
{
    CallAttempt attempt;
    attempt.number = static_cast<int>(node[u"number"].toInteger().value_or(1));
    attempt.startTime = timeOf(node[u"started"]);
    attempt.timeToFirstByte = milliseconds(node[u"first_byte_ms"]);
    attempt.duration = milliseconds(node[u"took_ms"]);
    attempt.status = static_cast<int>(node[u"status"].toInteger().value_or(0));
    attempt.requestId = node[u"request_id"].text();
    attempt.outcome = node[u"end"].text();
    attempt.delay = milliseconds(node[u"waited_ms"]);
    return attempt;
}

Usage readUsage(const DataNode &node)
{
    return {node[u"input"].toInteger(), node[u"output"].toInteger(), node[u"cache_read"].toInteger(), node[u"cache_write"].toInteger(),
        node[u"reasoning"].toInteger()};
}

template<typename Name, typename Enum>
std::optional<Enum> enumFromName(const QString &word, Name name, Enum last)
{
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        if (name(static_cast<Enum>(i)) == word)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/// Reads a cost in dollars, rounded to a picodollar.
std::optional<Cost> readCost(const DataNode &node)
{
    constexpr double picoPerDollar = 1e12;
    const std::optional<double> dollars = node.toReal();
    return dollars ? std::optional(Cost::fromPico(qRound64(*dollars * picoPerDollar))) : std::nullopt;
}

/// String fields that are adjacent in the JSON row.
struct TextField {
    const char *key;
    QString TurnRecord::*text;
};

constexpr TextField textFields[] = {
    {"prompt", &TurnRecord::prompt},       {"response", &TurnRecord::response},     {"partial", &TurnRecord::partial},
    {"request", &TurnRecord::request},     {"because", &TurnRecord::automaticReason},       {"provider", &TurnRecord::provider},
    {"model", &TurnRecord::model},         {"answered_by", &TurnRecord::reportedModel},    {"format", &TurnRecord::format},
    {"request_sha256", &TurnRecord::requestChecksum},
};

class RowWriter
{
public:
    void text(const char *key, const QString &value)
    {
        if (!value.isEmpty())
            m_row[key] = jsonString(value);
    }

    template<typename T>
    void value(const char *key, bool isSet, const T &value)
    {
        if (isSet)
            m_row[key] = value;
    }

    template<typename T, typename ToJson>
    void list(const char *key, const QList<T> &items, ToJson toJson)
    {
        if (items.isEmpty())
            return;
        m_row[key] = Json::array();
        for (const T &item : items)
            m_row[key].push_back(toJson(item));
    }

    const Json &row() const { return m_row; }

private:
    Json m_row = Json::object();
};

Json skippedJson(const SkippedProvider &step)
{
    return {{"provider", jsonString(step.provider)}, {"model", jsonString(step.model)}, {"reason", jsonString(step.reason)}, {"requests", step.requests}};
}

Json omittedHistoryJson(const OmittedHistory &omittedHistory)
{
    return {{"policy", jsonString(omittedHistory.policy)}, {"messages", omittedHistory.messages}, {"tokens_before", omittedHistory.tokensBefore},
        {"tokens_after", omittedHistory.tokensAfter}};
}

void writeRequestFields(const TurnRecord &record, RowWriter &row)
{
    row.value("turn", true, record.turn);
    row.text("state", turnStateName(record.state));
    for (const TextField &field : textFields)
        row.text(field.key, record.*field.text);
    row.value("attachments", !record.attachments.empty(), record.attachments);
    row.text("started", timeText(record.startTime));
    row.text("ended", timeText(record.endTime));
}

void writeResponseFields(const TurnRecord &record, RowWriter &row)
{
    row.text("stop", record.stop ? stopReasonName(*record.stop) : QString());
    row.text("stop_detail", record.stopDetail);
    row.text("verdict", record.verdict);
    row.value("quality", record.quality.has_value(), record.quality.value_or(0));
    row.value("repairs", record.repairs > 0, record.repairs);
    row.value("usage", !record.usage.isEmpty(), toJson(record.usage));
    row.value("cost", record.cost.has_value(), toJson(record.cost));
    if (record.cache)
        row.value("cache", true, toJson(*record.cache));
    row.list("attempts", record.attempts, attemptJson);
    row.list("skipped", record.skipped, skippedJson);
    row.value("left_out", record.omittedHistory.messages > 0, omittedHistoryJson(record.omittedHistory));
    row.text("failure", record.failure);
    row.text("failure_message", record.failureMessage);
}

void readRequestFields(const DataNode &node, TurnRecord &record)
{
    record.turn = static_cast<int>(node[u"turn"].toInteger().value_or(1));
    record.state = enumFromName(node[u"state"].text(), turnStateName, TurnState::Failed).value_or(TurnState::Interrupted);
    for (const TextField &field : textFields)
        record.*field.text = node[QString::fromLatin1(field.key)].text();
    for (const DataNode &attachment : node[u"attachments"].items()) {
        if (attachment.isMapping())
            record.attachments.push_back(attachment.toJson());
    }
    record.startTime = timeOf(node[u"started"]);
    record.endTime = timeOf(node[u"ended"]);
}

void readResponseFields(const DataNode &node, TurnRecord &record)
{
    record.stop = enumFromName(node[u"stop"].text(), stopReasonName, StopReason::Incomplete);
    record.stopDetail = node[u"stop_detail"].text();
    record.verdict = node[u"verdict"].text();
    record.quality = node[u"quality"].toReal();
    record.repairs = static_cast<int>(node[u"repairs"].toInteger().value_or(0));
    record.usage = readUsage(node[u"usage"]);
    record.cost = readCost(node[u"cost"]);
    record.cache = readTurnCache(node[u"cache"]);
    for (const DataNode &attempt : node[u"attempts"].items())
        record.attempts.append(readAttempt(attempt));
    for (const DataNode &step : node[u"skipped"].items())
        record.skipped.append({step[u"provider"].text(), step[u"model"].text(), step[u"reason"].text(),
                               static_cast<int>(step[u"requests"].toInteger().value_or(0))});
    const DataNode &omittedHistory = node[u"left_out"];
    record.omittedHistory = {static_cast<int>(omittedHistory[u"messages"].toInteger().value_or(0)), omittedHistory[u"tokens_before"].toInteger().value_or(0),
        omittedHistory[u"tokens_after"].toInteger().value_or(0), omittedHistory[u"policy"].text()};
    record.failure = node[u"failure"].text();
    record.failureMessage = node[u"failure_message"].text();
}

} // namespace

QString turnStateName(TurnState state)
{
    switch (state) {
    case TurnState::Interrupted:
        return QStringLiteral("interrupted");
    case TurnState::Waiting:
        return QStringLiteral("waiting");
    case TurnState::Answered:
        return QStringLiteral("answered");
    case TurnState::Failed:
        return QStringLiteral("failed");
    }
    Q_UNREACHABLE();
}

QString turnStateText(TurnState state)
{
    switch (state) {
    case TurnState::Interrupted:
        return sessionsmessages::turnInterrupted();
    case TurnState::Waiting:
        return sessionsmessages::turnWaiting();
    case TurnState::Answered:
        return sessionsmessages::turnAnswered();
    case TurnState::Failed:
        return sessionsmessages::turnFailed();
    }
    Q_UNREACHABLE();
}

Json toJson(const TurnRecord &record)
{
    RowWriter row;
    writeRequestFields(record, row);
    writeResponseFields(record, row);
    return row.row();
}

TurnRecord readTurnRecord(const DataNode &node)
{
    TurnRecord record;
    readRequestFields(node, record);
    readResponseFields(node, record);
    return record;
}

} // namespace outcrop
