// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/responsereader.h"

#include "core/exchange/exchangemessages.h"
#include "core/exchange/failurereader.h"
#include "core/exchange/jsonbytes.h"
#include "core/exchange/unexpectedbody.h"

#include <algorithm>

namespace outcrop {
namespace {

struct Ending {
    StopReason reason;
    QString reportedReason;
};

std::optional<Ending> findEnding(const StopRule &rule, const Json &response)
{
    for (const Json *value : rule.path.find(response)) {
        const QString reportedReason = scalarText(*value);
        if (const auto known = rule.map.constFind(reportedReason); known != rule.map.cend())
            return Ending{*known, rule.reportedAs.isEmpty() ? reportedReason : rule.reportedAs};
        if (rule.otherwise && !reportedReason.isEmpty())
            return Ending{*rule.otherwise, rule.reportedAs.isEmpty() ? reportedReason : rule.reportedAs};
    }
    return std::nullopt;
}

std::optional<Ending> endingOf(const ResponseRules &rules, const Json &response)
{
    for (const StopRule &rule : rules.stop) {
        if (const std::optional<Ending> ending = findEnding(rule, response))
            return ending;
    }
    return std::nullopt;
}

/// Returns the arguments; an empty object if there are none. A string is parsed as JSON, and is kept if it is not valid.
Json argumentsOf(const ValueRule &rule, const Json &call)
{
    const Json *value = rule.values(call).value(0);
    if (!value)
        return Json::object();
    if (!value->is_string())
        return *value;
    const std::string &text = value->get_ref<const std::string &>();
    return text.empty() ? Json::object() : readJsonBytes(QByteArrayView(text)).value_or(*value);
}

QList<ToolCall> readToolCalls(const ResponseRules &rules, const Json &response)
{
    QList<ToolCall> calls;
    if (!rules.toolCalls)
        return calls;
    for (const Json *call : rules.toolCalls->each.values(response))
        calls.append({rules.toolCalls->id.text(*call), rules.toolCalls->name.text(*call), argumentsOf(rules.toolCalls->arguments, *call)});
    return calls;
}

Usage readUsage(const UsageRules &rules, const Json &response)
{
    return {rules.input.number(response), rules.output.number(response), rules.cacheRead.number(response), rules.cacheWrite.number(response),
            rules.reasoning.number(response)};
}

QList<Json> providerStateOf(const ResponseRules &rules, const Json &response)
{
    QList<Json> keptJsons;
    for (const ValuePath &path : rules.keep) {
        for (const Json *value : path.find(response))
            keptJsons.append(*value);
    }
    return keptJsons;
}

ResponseOutcome failureOutcome(const CallFailure &failure, const ProviderResponse &response = {})
{
    ResponseOutcome outcome{response, failure};
    outcome.response.stop = StopReason::Incomplete;
    return outcome;
}

CallFailure malformedFailure(const ResponseHead &head, const QString &problem)
{
    return {FailureKind::Malformed, problem, head.status};
}

} // namespace

ProviderResponse readResponseDocument(const ResponseFormat &format, const Json &response, StopReason defaultStop)
{
    const ResponseRules &rules = format.rules().response;
    const Ending ending = endingOf(rules, response).value_or(Ending{defaultStop, {}});
    ProviderResponse result;
    result.text = rules.text.proseText(response);
    result.toolCalls = readToolCalls(rules, response);
    result.stop = ending.reason;
    result.stopDetail = ending.reportedReason;
    result.reasoning = rules.reasoning.proseText(response);
    result.model = rules.model.text(response);
    result.id = rules.id.text(response);
    result.usage = readUsage(rules.usage, response);
    result.rawJson = response;
    result.providerState = providerStateOf(rules, response);
    return result;
}

bool isResponse(const ResponseFormat &format, const Json &response)
{
    const ResponseRules &rules = format.rules().response;
    const bool hasCalls = rules.toolCalls && !rules.toolCalls->each.values(response).isEmpty();
    return endingOf(rules, response) || rules.text.values(response).size() > 0 || hasCalls;
}

std::variant<Json, CallFailure> readSuccessBody(
    const ResponseFormat &format, const ResponseHead &head, const QByteArray &body)
{
    const bool isGood = head.status >= 200 && head.status < 300;
    std::optional<Json> json = isGood ? readJsonBytes(body) : std::nullopt;
    if (!isGood || (json && format.rules().errors.isError(*json)))
        return readFailure(format, head, body);
    if (body.trimmed().isEmpty())
        return malformedFailure(head, exchangemessages::emptyResponse());
    if (const QString foreignType = json ? QString() : bodyTypeName(body); !foreignType.isEmpty())
        return malformedFailure(head, unexpectedBodyMessage(foreignType));
    if (!json)
        return malformedFailure(head, exchangemessages::responseNotJson());
    return std::move(*json);
}

ResponseOutcome readResponse(const ResponseFormat &format, const ResponseHead &head, const QByteArray &body)
{
    const std::variant<Json, CallFailure> read = readSuccessBody(format, head, body);
    if (const auto *failure = std::get_if<CallFailure>(&read))
        return failureOutcome(*failure);
    const Json &json = std::get<Json>(read);
    if (!isResponse(format, json))
        return failureOutcome(malformedFailure(head, exchangemessages::otherApi()));
    return {readResponseDocument(format, json)};
}

QString requestId(const ResponseFormat &format, const ResponseHead &head)
{
    for (const QString &name : format.rules().response.requestId) {
        if (const QString id = head.header(name); !id.isEmpty())
            return id;
    }
    return {};
}

} // namespace outcrop
