// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/trialresult.h"

#include "core/experiments/experimentsmessages.h"

namespace outcrop {
namespace {

constexpr int format = 1;

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime timeOf(const Json &json, const char *key)
{
    return QDateTime::fromString(qString(json.value(key, Json())), Qt::ISODateWithMs);
}

qint64 numberOf(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

bool flagOf(const Json &json, const char *key)
{
    return json.value(key, Json()) == Json(true);
}

template<typename T>
void setIfPresent(Json &json, const char *key, const std::optional<T> &value)
{
    if (value)
        json[key] = *value;
}

Json toJson(const TrialCall &call)
{
    Json json{{"of", jsonString(trialCallKindName(call.kind))}, {"provider", jsonString(call.provider)}, {"model", jsonString(call.model)}, {"requests", call.requests}};
    if (call.isRecorded)
        json["recorded"] = true;
    setIfPresent(json, "input_tokens", call.inputTokens);
    setIfPresent(json, "output_tokens", call.outputTokens);
    setIfPresent(json, "cost_usd", call.cost);
    if (!call.failure.isEmpty())
        json["failure"] = jsonString(call.failure);
    return json;
}

std::optional<qint64> readCount(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? std::optional(found->get<qint64>()) : std::nullopt;
}

TrialCall readCall(const Json &json)
{
    TrialCall call;
    for (const TrialCallKind kind : {TrialCallKind::Judge, TrialCallKind::Tool}) {
        if (qString(json.value("of", Json())) == trialCallKindName(kind))
            call.kind = kind;
    }
    call.provider = qString(json.value("provider", Json()));
    call.model = qString(json.value("model", Json()));
    call.requests = numberOf(json, "requests");
    call.isRecorded = flagOf(json, "recorded");
    call.inputTokens = readCount(json, "input_tokens");
    call.outputTokens = readCount(json, "output_tokens");
    if (const auto cost = json.find("cost_usd"); cost != json.end() && cost->is_number())
        call.cost = cost->get<double>();
    call.failure = qString(json.value("failure", Json()));
    return call;
}

std::optional<QList<TrialCall>> readCalls(const Json &json)
{
    const auto found = json.find("calls");
    if (found == json.end() || !found->is_array())
        return std::nullopt;
    QList<TrialCall> calls;
    for (const Json &call : *found) {
        if (call.is_object())
            calls.append(readCall(call));
    }
    return calls;
}

QString endText(RunEnd end)
{
    return end == RunEnd::RuleStopped ? QStringLiteral("stop rule") : QStringLiteral("done");
}

Error invalidRunError(const QString &file, int line, const QString &reason)
{
    const Position start{0, line, 1};
    return {ErrorCode::Invalid, reason, {file, {start, start}}};
}

RunRecord readHead(const Json &json)
{
    const Json &run = json.at("run");
    RunRecord record;
    record.setup = qString(run.value("experiment", Json()));
    record.data = qString(run.value("data", Json()));
    record.startTime = timeOf(run, "started");
    record.planned = static_cast<qsizetype>(numberOf(run, "trials"));
    record.cases = static_cast<qsizetype>(numberOf(run, "cases"));
    record.isReplay = flagOf(run, "replay");
    return record;
}

} // namespace

QString trialCallKindName(TrialCallKind kind)
{
    switch (kind) {
    case TrialCallKind::Response:
        return QStringLiteral("trial");
    case TrialCallKind::Judge:
        return QStringLiteral("judge");
    case TrialCallKind::Tool:
        return QStringLiteral("tool");
    }
    Q_UNREACHABLE();
}

Json toJson(const TrialResult &result)
{
    Json values = Json::object();
    for (const auto &[metric, value] : result.values.asKeyValueRange())
        values[infoOf(metric).name.toStdString()] = value;
    Json json{{"trial", result.number}, {"arm", jsonString(result.arm)}, {"case", jsonString(result.item)}, {"repeat", result.repeat}, {"at", jsonString(timeText(result.time))},
              {"values", values}, {"tokens_by", jsonString(result.counter)}, {"tokens_exact", result.hasExactTokens}, {"request", jsonString(result.request)}};
    if (result.isWarmUp)
        json["warm_up"] = true;
    if (!result.verdict.isEmpty())
        json["verdict"] = jsonString(result.verdict);
    for (const AssertionVerdict &one : result.failedAssertions)
        json["failed_assertions"].push_back({{"type", jsonString(one.name)}, {"score", one.score}, {"reason", jsonString(one.reason)}});
    if (result.isFailed())
        json["failure"] = {{"kind", jsonString(result.failure)}, {"message", jsonString(result.message)}};
    if (result.calls) {
        json["calls"] = Json::array();
        for (const TrialCall &call : *result.calls)
            json["calls"].push_back(toJson(call));
    }
    return json;
}

std::optional<TrialResult> readTrialResult(const Json &json)
{
    if (!json.is_object() || !json.contains("trial") || !json.value("values", Json()).is_object())
        return std::nullopt;
    TrialResult result;
    result.number = static_cast<qsizetype>(numberOf(json, "trial"));
    result.arm = qString(json.value("arm", Json()));
    result.item = qString(json.value("case", Json()));
    result.repeat = static_cast<int>(numberOf(json, "repeat"));
    result.isWarmUp = flagOf(json, "warm_up");
    result.time = timeOf(json, "at");
    for (const auto &[name, value] : json.at("values").items()) {
        if (const std::optional<Metric> metric = metricFromName(QString::fromStdString(name)); metric && value.is_number())
            result.values[*metric] = value.get<double>();
    }
    result.counter = qString(json.value("tokens_by", Json()));
    result.hasExactTokens = flagOf(json, "tokens_exact");
    result.request = qString(json.value("request", Json()));
    result.verdict = qString(json.value("verdict", Json()));
    for (const Json &one : json.value("failed_assertions", Json::array())) {
        if (one.is_object() && one.value("score", Json()).is_number())
            result.failedAssertions.append({qString(one.value("type", Json())), false, one.at("score").get<double>(), qString(one.value("reason", Json()))});
    }
    const Json failure = json.value("failure", Json::object());
    if (failure.is_object()) {
        result.failure = qString(failure.value("kind", Json()));
        result.message = qString(failure.value("message", Json()));
    }
    result.calls = readCalls(json);
    return result;
}

QSet<qsizetype> RunRecord::completedTrials() const
{
    QSet<qsizetype> numbers;
    for (const TrialResult &one : results)
        numbers.insert(one.number);
    return numbers;
}

Json headJson(const RunRecord &record)
{
    Json run{{"format", format}, {"experiment", jsonString(record.setup)}, {"data", jsonString(record.data)}, {"started", jsonString(timeText(record.startTime))},
             {"trials", record.planned}, {"cases", record.cases}};
    if (record.isReplay)
        run["replay"] = true;
    return {{"run", run}};
}

Json endJson(RunEnd end)
{
    return {{"end", jsonString(endText(end))}};
}

Result<ParsedRun> readRun(const QByteArray &bytes, const QString &file)
{
    ParsedRun read;
    int number = 0;
    for (qsizetype begin = 0, end = bytes.indexOf('\n'); end >= 0; begin = end + 1, end = bytes.indexOf('\n', begin)) {
        ++number;
        const QByteArray line = bytes.sliced(begin, end - begin);
        const Json json = Json::parse(line.begin(), line.end(), nullptr, false);
        if (number == 1) {
            if (!json.is_object() || !json.value("run", Json()).is_object())
                return invalidRunError(file, number, experimentsmessages::notRun());
            read.record = readHead(json);
        } else if (const std::optional<TrialResult> result = readTrialResult(json)) {
            read.record.results.append(*result);
        } else if (json.is_object() && json.contains("end")) {
            read.record.end = qString(json.at("end")) == endText(RunEnd::RuleStopped) ? RunEnd::RuleStopped : RunEnd::Done;
        } else {
            return invalidRunError(file, number, experimentsmessages::notTrial());
        }
        read.completeBytes = end + 1;
    }
    if (number == 0)
        return invalidRunError(file, 1, experimentsmessages::noRunHead());
    return read;
}

} // namespace outcrop
