// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendtext.h"

#include "cli/base/table.h"
#include "cli/send/sendoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/base/textwidth.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the source of the key with the variable, such as `environment (ANTHROPIC_API_KEY)`. The key must have a source, whose text is `source`.
QString withVariable(const QString &source, const KeyState &key)
{
    return key.sources.first() == KeySource::Environment ? detailedText(source, key.owner.variable) : source;
}

/// Returns the state of the key in the JSON output, which is always in English.
QString keyValue(const KeyState &key)
{
    if (!key.owner.needsKey())
        return QStringLiteral("not needed");
    if (key.host == KeyHostState::Unconfirmed && key.sources.isEmpty())
        return QStringLiteral("missing: run `outcrop-cli keys set %1 --host %2` to store one and allow the host").arg(key.owner.provider, key.origin);
    if (key.host == KeyHostState::Unconfirmed || key.host == KeyHostState::Refused)
        return QStringLiteral("not sent to %1%2")
            .arg(key.origin,
                key.host == KeyHostState::Refused ? QStringLiteral("; use a valid HTTPS URL")
                                             : QStringLiteral(" until you allow the host with `outcrop-cli keys allow %1 %2`").arg(key.owner.provider, key.origin));
    if (key.sources.isEmpty())
        return QStringLiteral("missing: run `outcrop-cli keys set %1`, or set %2").arg(key.owner.provider, key.owner.variable);
    return withVariable(keySourceName(key.sources.first()), key);
}

QString keyText(const KeyState &key)
{
    const QString &provider = key.owner.provider;
    if (!key.owner.needsKey())
        return sendoutput::keyNotNeeded();
    if (key.host == KeyHostState::Refused)
        return sendoutput::keyRefused(key.origin);
    if (key.host == KeyHostState::Unconfirmed)
        return (key.sources.isEmpty() ? sendoutput::keyMissingForHost : sendoutput::keyNotAllowed)(provider, key.origin);
    return key.sources.isEmpty() ? sendoutput::keyMissing(provider, key.owner.variable) : withVariable(keySourceText(key.sources.first()), key);
}

QString costText(const SendPreview &preview)
{
    const QString input = toText(preview.inputCost);
    const QString total = toText(preview.maxTotalCost());
    const QString responses = preview.maxResponseTokens ? countText(*preview.maxResponseTokens) : QString();
    if (!preview.history.needsSummary())
        return preview.maxResponseTokens ? sendoutput::costWithResponses(input, total, responses) : sendoutput::cost(input, total);
    const QString summary = toText(preview.summaryCost);
    return preview.maxResponseTokens ? sendoutput::costWithResponsesAndSummary(input, total, responses, summary) : sendoutput::costWithSummary(input, total, summary);
}

QString tokensText(const RenderedRequest &request)
{
    return request.figures ? detailedText(toText(request.figures->tokens.total), kindText(request.figures->tokens.total))
                           : sendoutput::notCounted();
}

/// Returns a model with its host and price, such as `anthropic, claude-opus-5-5 at https://api.anthropic.com, at most $0.33`.
QString limitText(const QString &model, const PlannedRequest &one)
{
    if (!one.cost)
        return one.maxCount > 1 ? sendoutput::requestsUnpriced(one.maxCount, model, one.origin) : sendoutput::requestUnpriced(model, one.origin);
    return one.maxCount > 1 ? sendoutput::requestsAtMost(one.maxCount, model, one.origin, toText(one.cost)) : sendoutput::requestAtMost(model, one.origin, toText(one.cost));
}

/// Returns the width of the column with the causes. The cause of simulated tools, which is rare, can be wider.
qsizetype causeWidth()
{
    qsizetype widestLabel = 0;
    for (const RequestCause cause : {RequestCause::Summary, RequestCause::Prompt, RequestCause::Retry, RequestCause::Fallback, RequestCause::ResponseRetry,
             RequestCause::ToolRound, RequestCause::Judge})
        widestLabel = std::max(widestLabel, textWidth(requestCauseTitle(cause)));
    return widestLabel;
}

/// Returns a line such as `1  prompt    anthropic, claude-opus-5-5 at https://api.anthropic.com, at most $0.33`.
QString requestLine(int number, const PlannedRequest &one)
{
    const QString model = one.model.isEmpty() ? one.provider : one.provider + listSeparator() + one.model;
    const QString cause = padToWidth(requestCauseTitle(one.cause), causeWidth());
    const QString line = previewLine({}, QStringLiteral("%1  %2  %3").arg(QString::number(number), cause, limitText(model, one)));
    return one.condition.isEmpty() ? line : labeledText(line, one.condition);
}

Json attemptCount(const TurnRecord &record)
{
    return record.attempts.size();
}

Json locationJson(const TurnLocation &location)
{
    return {{"session", jsonString(location.session)}, {"iteration", location.iteration}, {"phase", jsonString(phaseOfStem(location.phase))}, {"turn", location.turn}};
}

Json responseJson(const ProviderResponse &response)
{
    Json json{{"text", jsonString(response.text)}};
    for (const ToolCall &call : response.toolCalls)
        json["tool_calls"].push_back({{"id", jsonString(call.id)}, {"name", jsonString(call.name)}, {"arguments", call.arguments}});
    return json;
}

} // namespace

QString missingKeyText(const KeyState &key)
{
    const QString &provider = key.owner.provider;
    if (key.host == KeyHostState::Refused)
        return sendoutput::keyNeverSent(provider, key.origin);
    if (!key.sources.isEmpty())
        return sendoutput::keyNotSent(provider, key.origin);
    if (key.host == KeyHostState::Unconfirmed)
        return sendoutput::noKeyForHost(provider, key.origin);
    return key.owner.variable.isEmpty() ? sendoutput::noKey(provider) : sendoutput::noKeyOrVariable(provider, key.owner.variable);
}

QString previewLine(const QString &label, const QString &text)
{
    qsizetype widestLabel = 0;
    for (const MessageText &one : {sendoutput::labelTo, sendoutput::labelAt, sendoutput::labelKey, sendoutput::labelTokens, sendoutput::labelCost, sendoutput::labelSends,
             sendoutput::labelHistory, sendoutput::labelOmits, sendoutput::labelProblem, sendoutput::labelSecrets, sendoutput::labelFiles, sendoutput::labelInto})
        widestLabel = std::max(widestLabel, textWidth(one()));
    return padToWidth(label, widestLabel + 1) + text;
}

QStringList planLines(const SendPlan &plan)
{
    const int count = plan.maxRequestCount();
    QStringList lines{previewLine(sendoutput::labelSends(), sendoutput::atMostRequests(count, countText(count)))};
    for (qsizetype i = 0; i < plan.requests.size(); ++i)
        lines.append(requestLine(static_cast<int>(i) + 1, plan.requests.at(i)));
    for (const QString &reason : plan.excludedModels)
        lines.append(previewLine({}, sendoutput::skippedModel(reason)));
    return lines;
}

Json planJson(const SendPlan &plan)
{
    Json requests = Json::array();
    for (const PlannedRequest &one : plan.requests)
        requests.push_back({{"cause", jsonString(requestCauseName(one.cause))}, {"provider", jsonString(one.provider)}, {"model", jsonString(one.model)},
            {"host", jsonString(one.origin)}, {"at_most", one.maxCount}, {"cost_each", toJson(one.cost)}, {"condition", jsonStringOrNull(one.condition)}});
    return requests;
}

QStringList previewLines(const SendPreview &preview)
{
    const RenderedRequest &request = preview.request();
    const QString model = request.provider + listSeparator() + request.model;
    QStringList lines{previewLine(sendoutput::labelTo(), preview.choiceSource.isEmpty() ? model : detailedText(model, preview.choiceSource))};
    if (!preview.isManual()) {
        lines.append(previewLine(sendoutput::labelAt(), preview.origin));
        if (preview.key)
            lines.append(previewLine(sendoutput::labelKey(), keyText(*preview.key)));
    }
    lines.append(previewLine(sendoutput::labelTokens(), tokensText(request)));
    if (!preview.isManual())
        lines += QStringList(previewLine(sendoutput::labelCost(), costText(preview))) + planLines(preview.plan);
    if (const QString history = preview.history.text(); !history.isEmpty())
        lines.append(previewLine(sendoutput::labelHistory(), history));
    if (!preview.removedParts.isEmpty())
        lines.append(previewLine(sendoutput::labelOmits(), sendoutput::omittedParts(preview.removedParts.size(), countText(preview.removedParts.size()))));
    for (const Diagnostic &finding : preview.unfitFindings)
        lines.append(previewLine(sendoutput::labelProblem(), finding.message));
    if (!preview.secrets.isEmpty()) {
        const QString secrets = redactionText(preview.secrets);
        lines.append(previewLine(sendoutput::labelSecrets(), preview.isManual() ? sendoutput::secretsShown(secrets) : sendoutput::secretsSent(secrets, preview.origin)));
    }
    lines.append(previewLine(sendoutput::labelFiles(), sendoutput::storedFiles(preview.location.promptPath())));
    return lines;
}

Json previewJson(const SendPreview &preview)
{
    const RenderedRequest &request = preview.request();
    Json json = locationJson(preview.location);
    json["provider"] = jsonString(request.provider);
    json["model"] = jsonString(request.model);
    json["chosen_by"] = jsonString(preview.choiceSource);
    json["host"] = jsonString(preview.origin);
    json["key"] = preview.key ? jsonString(keyValue(*preview.key)) : Json();
    json["key_ready"] = preview.key ? Json(preview.key->isReady()) : Json();
    json["fallback"] = Json::array();
    for (const RenderJob &other : preview.chain.jobs.mid(1))
        json["fallback"].push_back({{"provider", jsonString(other.provider)}, {"model", jsonString(other.model)}});
    json["tokens"] = tokensJson(request);
    json["answer_tokens"] = preview.maxResponseTokens ? Json(*preview.maxResponseTokens) : Json();
    json["cost"] = {{"request", toJson(preview.inputCost)}, {"at_most", toJson(preview.maxTotalCost())}};
    json["requests"] = planJson(preview.plan);
    json["at_most_requests"] = preview.plan.maxRequestCount();
    json["not_asked"] = jsonStrings(preview.plan.excludedModels);
    if (preview.history.needsSummary())
        json["cost"]["summary"] = toJson(preview.summaryCost);
    json["history"] = toJson(preview.history);
    json["cut"] = jsonStrings(preview.removedParts);
    json["secrets"] = Json::object();
    for (auto found = preview.secrets.begin(); found != preview.secrets.end(); ++found)
        json["secrets"][found.key().toStdString()] = found.value();
    json["unfit"] = Json::array();
    for (const Diagnostic &finding : preview.unfitFindings)
        json["unfit"].push_back({{"code", jsonString(finding.code)}, {"message", jsonString(finding.message)}});
    const std::optional<Error> refusal = preview.blockingError();
    json["refused"] = refusal ? jsonString(refusal->message) : Json();
    json["prompt"] = jsonString(preview.location.promptPath());
    return json;
}

QString usageText(const Usage &usage)
{
    if (usage.isEmpty())
        return {};
    const auto number = [](const std::optional<qint64> &tokens) { return tokens ? countText(*tokens) : QStringLiteral("?"); };
    if (usage.cacheRead.value_or(0) > 0)
        return sendoutput::usageCached(number(usage.input), countText(*usage.cacheRead), number(usage.output));
    return sendoutput::usage(number(usage.input), number(usage.output));
}

QString verdictText(const TurnRecord &record)
{
    const std::optional<Verdict> verdict = verdictFromName(record.verdict);
    return verdict ? verdictText(*verdict) : record.verdict;
}

QString durationText(const TurnRecord &record)
{
    if (!record.startTime.isValid() || !record.endTime.isValid())
        return {};
    constexpr double perSecond = 1000;
    return withSeconds(decimalNumber(static_cast<double>(record.startTime.msecsTo(record.endTime)) / perSecond, 1));
}

QString outcomeLine(const SendOutcome &outcome)
{
    const TurnRecord &record = outcome.record;
    const QString folder = outcome.location.folder() + u'/';
    if (outcome.isWaiting())
        return sendoutput::noResponseYetAt(folder + record.prompt, outcome.location.responsePath());
    QStringList parts;
    if (!record.skipped.isEmpty())
        parts.append(sendoutput::calledInstead(record.provider, record.model));
    if (outcome.failure)
        parts.append(record.failure);
    else if (!record.verdict.isEmpty())
        parts.append(record.quality ? sendoutput::verdictAndQuality(verdictText(record), decimalNumber(*record.quality, 0)) : verdictText(record));
    parts.append(usageText(record.usage));
    if (record.cost)
        parts.append(toText(record.cost));
    parts.append(durationText(record));
    parts.removeAll(QString());
    const QString file = !record.response.isEmpty() ? record.response : !record.partial.isEmpty() ? record.partial : record.prompt;
    return labeledText(folder + file, parts.join(clauseSeparator()));
}

Json outcomeJson(const SendOutcome &outcome)
{
    Json json = locationJson(outcome.location);
    json["files"] = jsonStrings(outcome.files);
    json["row"] = toJson(outcome.record);
    json["requests"] = attemptCount(outcome.record);
    json["turns"] = outcome.turns.size();
    json["answer"] = outcome.record.state == TurnState::Answered && !outcome.isHeldBack() ? responseJson(outcome.response) : Json();
    json["parsed"] = outcome.parsed ? toJson(outcome.visibleResponse()) : Json();
    if (outcome.fallback)
        json["fallback"] = {{"behavior", jsonString(outcome.fallback->word)}, {"does", jsonString(fallbackName(outcome.fallback->fallback))}};
    return json;
}

Json turnJson(const SessionPhase &phase, const TurnRecord &record)
{
    Json json = locationJson(phase.turnLocation(record.turn));
    json["row"] = toJson(record);
    json["prompt"] = jsonString(phase.promptFile(record));
    json["response"] = jsonString(phase.responseFile(record));
    return json;
}

QString withEscapedControls(const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    QString lines = text;
    lines.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QChar character : std::as_const(lines)) {
        const bool isTerminalControl = character.category() == QChar::Other_Control && character != u'\n' && character != u'\t';
        shown += isTerminalControl ? QStringLiteral("\\x%1").arg(character.unicode(), 2, 16, QLatin1Char('0')) : QString(character);
    }
    return shown;
}

} // namespace outcrop
