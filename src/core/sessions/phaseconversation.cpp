// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/phaseconversation.h"

#include "core/documents/data/jsonreader.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumConversationBytes = 64 * 1024 * 1024;

Json listOf(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_array() ? *found : Json::array();
}

Json message(const char *role, const QString &content, const QDateTime &time)
{
    Json json{{"role", role}, {"content", jsonString(content)}};
    if (time.isValid())
        json["timestamp"] = jsonString(time.toUTC().toString(Qt::ISODateWithMs));
    return json;
}

Json callJson(const ToolCall &call)
{
    Json json{{"name", jsonString(call.name)}, {"arguments", call.arguments}};
    if (!call.id.isEmpty())
        json["id"] = jsonString(call.id);
    return json;
}

Json responseJson(const TurnRecord &record, const ProviderResponse &response)
{
    Json json = message("assistant", response.text, record.endTime);
    for (const ToolCall &call : response.toolCalls)
        json["tool_calls"].push_back(callJson(call));
    if (!response.providerState.isEmpty())
        json["kept"]["provider"] = jsonString(record.provider);
    for (const Json &part : response.providerState)
        json["kept"]["parts"].push_back(part);
    return json;
}

Json summaryMessage(const HistorySummary &summary)
{
    return message("user", QStringLiteral("Summary of our conversation so far:\n\n") + summary.text, {});
}

/// Removes the keys of a turn's earlier state that its present state does not have. Keys of other programs are kept.
void removeUnsetKeys(Json &row, const Json &before, const Json &now)
{
    for (const auto &[key, value] : before.items()) {
        if (!now.contains(key))
            row.erase(key);
    }
}

} // namespace

PhaseConversation PhaseConversation::create(
    const QString &session, int iteration, const QString &phase, const Json &selection)
{
    PhaseConversation conversation;
    conversation.m_json = {{"session", jsonString(session)}, {"iteration", iteration}, {"phase", jsonString(phase)}, {"selection", selection},
        {"messages", Json::array()}, {"turns", Json::array()}};
    return conversation;
}

std::optional<PhaseConversation> PhaseConversation::read(const Document &document, Diagnostics &diagnostics)
{
    ReadLimits limits;
    limits.bytes = maximumConversationBytes;
    limits.nodes = 2'000'000;
    const DataDocument json = readJson(document.text, document.path, limits);
    diagnostics += json.diagnostics;
    if (!json.isParsed || !(json.root.isMapping() || json.root.isSequence()))
        return std::nullopt;
    PhaseConversation conversation;
    conversation.m_json = json.root.isSequence() ? Json{{"messages", json.root.toJson()}} : json.root.toJson();
    conversation.m_json["messages"] = listOf(conversation.m_json, "messages");
    for (const DataNode &row : json.root[u"turns"].items())
        conversation.m_turns.append(readTurnRecord(row));
    return conversation;
}

const TurnRecord *PhaseConversation::turn(int number) const
{
    const auto found = std::find_if(m_turns.begin(), m_turns.end(), [number](const TurnRecord &record) { return record.turn == number; });
    return found == m_turns.end() ? nullptr : &*found;
}

qsizetype PhaseConversation::messageCount() const
{
    return static_cast<qsizetype>(listOf(m_json, "messages").size());
}

Json PhaseConversation::selection() const
{
    const auto found = m_json.find("selection");
    return found != m_json.end() && found->is_object() ? *found : Json();
}

std::optional<HistorySummary> PhaseConversation::summary() const
{
    const Json summaries = listOf(m_json, "summaries");
    if (summaries.empty() || !summaries.back().is_object())
        return std::nullopt;
    const Json &lastJson = summaries.back();
    const qsizetype covers = lastJson.value("covers", Json()).is_number_integer() ? lastJson["covers"].get<qsizetype>() : 0;
    if (covers < 1 || covers > messageCount())
        return std::nullopt;
    return HistorySummary{covers, qString(lastJson.value("text", Json())), qString(lastJson.value("by", Json()))};
}

QByteArray PhaseConversation::bytes() const
{
    return jsonText(m_json);
}

void PhaseConversation::setLocation(const QString &session, int iteration)
{
    m_json["session"] = jsonString(session);
    m_json["iteration"] = iteration;
}

void PhaseConversation::setTurn(const TurnRecord &record)
{
    const auto known = std::find_if(m_turns.begin(), m_turns.end(), [&record](const TurnRecord &one) { return one.turn == record.turn; });
    const Json now = toJson(record);
    Json rows = listOf(m_json, "turns");
    const auto row = std::find_if(rows.begin(), rows.end(), [&record](const Json &one) { return one.is_object() && one.value("turn", Json()) == record.turn; });
    if (row != rows.end()) {
        if (known != m_turns.end())
            removeUnsetKeys(*row, toJson(*known), now);
        row->update(now);
    } else {
        rows.push_back(now);
    }
    m_json["turns"] = rows;
    if (known != m_turns.end())
        *known = record;
    else
        m_turns.append(record);
}

void PhaseConversation::addExchange(const TurnRecord &record, const ProviderResponse &response)
{
    if (record.hasRequest()) {
        Json request = message("user", record.request, record.startTime);
        if (!record.attachments.empty())
            request["attachments"] = record.attachments;
        append(request);
    }
    append(responseJson(record, response));
}

void PhaseConversation::addToolResult(const QString &callId, const QString &tool, const QString &content, const QDateTime &time)
{
    Json result = message("tool", content, time);
    result["tool_call_id"] = jsonString(callId);
    result["name"] = jsonString(tool);
    append(result);
}

void PhaseConversation::addSummary(const HistorySummary &summary)
{
    Json summaries = listOf(m_json, "summaries");
    summaries.push_back({{"covers", summary.replacedMessages}, {"by", jsonString(summary.model)}, {"text", jsonString(summary.text)}});
    m_json["summaries"] = summaries;
}

void PhaseConversation::replaceMessages(const PhaseConversation &other)
{
    m_json["messages"] = listOf(other.m_json, "messages");
}

QByteArray PhaseConversation::history(qsizetype first, bool includesSummary) const
{
    const Json messages = listOf(m_json, "messages");
    Json sentJson = Json::array();
    if (const auto standsFor = summary(); includesSummary && standsFor)
        sentJson.push_back(summaryMessage(*standsFor));
    for (qsizetype i = first; i < static_cast<qsizetype>(messages.size()); ++i)
        sentJson.push_back(messages.at(static_cast<std::size_t>(i)));
    return jsonText({{"messages", sentJson}});
}

} // namespace outcrop
