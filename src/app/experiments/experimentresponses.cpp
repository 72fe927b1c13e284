// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentresponses.h"

#include "adapters/files/appendonlyfile.h"
#include "app/experiments/experimentfiles.h"
#include "app/experiments/experimentrunmessages.h"
#include "core/exchange/retrypolicy.h"

namespace outcrop {
namespace {

const std::pair<const char *, std::optional<qint64> Usage::*> usageFields[]{{"input", &Usage::input},
    {"output", &Usage::output}, {"cache_read", &Usage::cacheRead}, {"cache_write", &Usage::cacheWrite},
    {"reasoning", &Usage::reasoning}};

Json callsJson(const QList<ToolCall> &calls)
{
    Json list = Json::array();
    for (const ToolCall &call : calls)
        list.push_back({{"id", jsonString(call.id)}, {"name", jsonString(call.name)}, {"arguments", call.arguments}});
    return list;
}

Json usageJson(const Usage &usage)
{
    Json json = Json::object();
    for (const auto &[name, field] : usageFields) {
        if (usage.*field)
            json[name] = *(usage.*field);
    }
    return json;
}

Usage readUsage(const Json &json)
{
    Usage usage;
    for (const auto &[name, field] : usageFields) {
        if (const auto found = json.find(name); found != json.end() && found->is_number_integer())
            usage.*field = found->get<qint64>();
    }
    return usage;
}

std::optional<double> numberOf(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

} // namespace

bool isUnbilled(const TimedCall &call)
{
    return call.isRecorded || call.requests == 0 || (call.failure && decideFallback(*call.failure, call.firstChunkMs.has_value()).shouldTryNext);
}

Json recordedCallJson(const QString &request, int repeat, const TimedCall &call)
{
    const ProviderResponse &response = call.response;
    Json line{{"request", jsonString(request)}, {"repeat", repeat},
        {"first_ms", call.firstChunkMs ? Json(*call.firstChunkMs) : Json()},
        {"whole_ms", call.totalMs ? Json(*call.totalMs) : Json()}, {"text", jsonString(response.text)},
        {"tool_calls", callsJson(response.toolCalls)}, {"stop", jsonString(stopReasonName(response.stop))},
        {"model", jsonString(response.model)}, {"usage", usageJson(response.usage)}};
    if (!response.toolCalls.isEmpty() && !response.providerState.isEmpty()) // sent back with the results of the tools
        line["provider_state"] = response.providerState;
    return line;
}

std::optional<TimedCall> readRecordedCall(const Json &json)
{
    const bool isLine = json.is_object() && json.contains("request") && json.value("tool_calls", Json()).is_array()
        && json.value("usage", Json()).is_object();
    const std::optional<StopReason> stop =
        isLine ? stopReasonFromName(qString(json.value("stop", Json()))) : std::nullopt;
    if (!stop)
        return std::nullopt;
    TimedCall call;
    call.response.text = qString(json.value("text", Json()));
    call.response.stop = *stop;
    call.response.model = qString(json.value("model", Json()));
    call.response.usage = readUsage(json.at("usage"));
    for (const Json &one : json.at("tool_calls")) {
        if (one.is_object())
            call.response.toolCalls.append(
                {qString(one.value("id", Json())), qString(one.value("name", Json())), one.value("arguments", Json())});
    }
    for (const Json &one : json.value("provider_state", Json::array()))
        call.response.providerState.append(one);
    call.firstChunkMs = numberOf(json, "first_ms");
    call.totalMs = numberOf(json, "whole_ms");
    return call;
}

ExperimentResponses::ExperimentResponses(AppendOnlyFile file)
    : m_file(std::make_shared<AppendOnlyFile>(std::move(file)))
{
}

Result<ExperimentResponses> ExperimentResponses::open(const QString &folder, const QString &name)
{
    Result<AppendOnlyFile> file = AppendOnlyFile::open(folder, responsesPath(name));
    if (!file)
        return file.error();
    const Result<QByteArray> bytes = file->readContent();
    if (!bytes)
        return bytes.error();
    const qsizetype whole = bytes->lastIndexOf('\n') + 1;
    if (whole < bytes->size()) {
        if (const Status cut = file->truncate(whole); !cut)
            return cut.error();
    }
    ExperimentResponses responses(std::move(*file));
    int number = 0;
    for (const QByteArray &line : bytes->first(whole).split('\n')) {
        ++number;
        if (line.isEmpty())
            continue;
        const Json json = Json::parse(line.begin(), line.end(), nullptr, false);
        const std::optional<TimedCall> call = readRecordedCall(json);
        const Position start{0, number, 1};
        if (!call)
            return Error{
                ErrorCode::Invalid, experimentrunmessages::notAResponse(), {responsesPath(name), {start, start}}};
        responses.m_calls.insert(
            {qString(json.at("request")), static_cast<int>(numberOf(json, "repeat").value_or(0))}, *call);
    }
    return responses;
}

bool ExperimentResponses::contains(const QString &request, int repeat) const
{
    const std::lock_guard locked(*m_mutex);
    return m_calls.contains({request, repeat});
}

std::optional<TimedCall> ExperimentResponses::find(const QString &request, int repeat)
{
    const std::lock_guard locked(*m_mutex);
    const auto found = m_calls.constFind({request, repeat});
    if (found == m_calls.constEnd())
        return std::nullopt;
    TimedCall call = *found;
    call.isRecorded = true;
    return call;
}

Status ExperimentResponses::record(const QString &request, int repeat, const TimedCall &call)
{
    const std::lock_guard locked(*m_mutex);
    m_calls.insert({request, repeat}, call);
    return m_file->append(
        QByteArray::fromStdString(recordedCallJson(request, repeat, call).dump(-1, ' ', false, Json::error_handler_t::replace)),
        AppendOnlyFile::Sync::Now);
}

Status ExperimentResponses::archive(const QString &folder, const QString &name)
{
    m_calls.clear();
    return archiveLines(folder, responsesPath(name), *m_file);
}

} // namespace outcrop
