// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendtext.h"

#include "cli/base/table.h"

namespace outcrop {
namespace {

const QString separator = QStringLiteral("; ");

QString keyText(const KeyState &key)
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
    const QString source = keySourceName(key.sources.first());
    return key.sources.first() == KeySource::Environment ? source + QStringLiteral(" (") + key.owner.variable + u')' : source;
}

QString costText(const SendPreview &preview)
{
    QString text = QStringLiteral("%1 for the request").arg(toText(preview.inputCost));
    text += QStringLiteral(", at most %1 in total").arg(toText(preview.maxTotalCost()));
    if (preview.maxResponseTokens)
        text += QStringLiteral(", with responses of %1 tokens").arg(countText(*preview.maxResponseTokens));
    if (preview.history.needsSummary())
        text += QStringLiteral(", including at most %1 for a summary").arg(toText(preview.summaryCost));
    return text;
}

QString tokensText(const RenderedRequest &request)
{
    return request.figures ? toText(request.figures->tokens.total) + QStringLiteral(" (%1)").arg(kindText(request.figures->tokens.total))
                           : QStringLiteral("not counted");
}

/// Returns `1  prompt    anthropic, claude-opus-5-5 at https://api.anthropic.com, at most $0.33`.
QString requestLine(int number, const PlannedRequest &one)
{
    constexpr int causeWidth = 8;
    const QString model = one.model.isEmpty() ? one.provider : one.provider + QStringLiteral(", ") + one.model;
    QString line = QStringLiteral("        %1  %2  %3 at %4, ").arg(number).arg(requestCauseTitle(one.cause), -causeWidth).arg(model, one.origin);
    line += one.cost ? QStringLiteral("at most %1").arg(toText(one.cost)) : QStringLiteral("price unknown");
    if (one.maxCount > 1)
        line += (one.cost ? QStringLiteral(" each, up to %1 times") : QStringLiteral(", up to %1 times")).arg(one.maxCount);
    return one.condition.isEmpty() ? line : line + QStringLiteral(": ") + one.condition;
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
        return QStringLiteral("the key for %1 is never sent to %2: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL").arg(provider, key.origin);
    if (!key.sources.isEmpty())
        return QStringLiteral("the key for %1 is not sent to %2 until you allow the host with `outcrop-cli keys allow %1 %2`").arg(provider, key.origin);
    if (key.host == KeyHostState::Unconfirmed)
        return QStringLiteral("there is no key for %1. Store one for this host with `outcrop-cli keys set %1 --host %2`").arg(provider, key.origin);
    const QString stored = QStringLiteral("there is no key for %1. Store one with `outcrop-cli keys set %1`").arg(provider);
    return key.owner.variable.isEmpty() ? stored : stored + QStringLiteral(", or set ") + key.owner.variable;
}

QStringList planLines(const SendPlan &plan)
{
    QStringList lines{
        QStringLiteral("sends   at most %1").arg(countText(plan.maxRequestCount(), QStringLiteral("request")))};
    for (qsizetype i = 0; i < plan.requests.size(); ++i)
        lines.append(requestLine(static_cast<int>(i) + 1, plan.requests.at(i)));
    for (const QString &why : plan.excludedModels)
        lines.append(QStringLiteral("        skipped: ") + why);
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
    const QString by = preview.chosenBy.isEmpty() ? QString() : QStringLiteral(" (") + preview.chosenBy + u')';
    QStringList lines{QStringLiteral("to      %1, %2%3").arg(request.provider, request.model, by)};
    if (!preview.isManual()) {
        lines.append(QStringLiteral("at      ") + preview.origin);
        if (preview.key)
            lines.append(QStringLiteral("key     ") + keyText(*preview.key));
    }
    lines.append(QStringLiteral("tokens  ") + tokensText(request));
    if (!preview.isManual())
        lines += QStringList(QStringLiteral("cost    ") + costText(preview)) + planLines(preview.plan);
    if (const QString history = preview.history.text(); !history.isEmpty())
        lines.append(QStringLiteral("history ") + history);
    if (!preview.removedParts.isEmpty())
        lines.append(QStringLiteral("omits   %1 so that the request fits").arg(countText(preview.removedParts.size(), QStringLiteral("part"))));
    for (const Diagnostic &why : preview.unfit)
        lines.append(QStringLiteral("problem ") + why.message);
    if (!preview.secrets.isEmpty())
        lines.append(QStringLiteral("secrets %1: %2").arg(redactionText(preview.secrets),
            preview.isManual() ? QStringLiteral("shown unredacted") : QStringLiteral("sent unredacted to ") + preview.origin));
    lines.append(QStringLiteral("files   %1, stored unredacted; the log stores a redacted copy").arg(preview.location.promptPath()));
    return lines;
}

Json previewJson(const SendPreview &preview)
{
    const RenderedRequest &request = preview.request();
    Json json = locationJson(preview.location);
    json["provider"] = jsonString(request.provider);
    json["model"] = jsonString(request.model);
    json["chosen_by"] = jsonString(preview.chosenBy);
    json["host"] = jsonString(preview.origin);
    json["key"] = preview.key ? jsonString(keyText(*preview.key)) : Json();
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
    for (const Diagnostic &why : preview.unfit)
        json["unfit"].push_back({{"code", jsonString(why.code)}, {"message", jsonString(why.message)}});
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
    const QString read = usage.cacheRead.value_or(0) > 0 ? QStringLiteral(" (%1 cached)").arg(countText(*usage.cacheRead)) : QString();
    return QStringLiteral("%1 input tokens%2, %3 output tokens").arg(number(usage.input), read, number(usage.output));
}

QString durationText(const TurnRecord &record)
{
    if (!record.started.isValid() || !record.ended.isValid())
        return {};
    constexpr double perSecond = 1000;
    return QStringLiteral("%1 s").arg(static_cast<double>(record.started.msecsTo(record.ended)) / perSecond, 0, 'f', 1);
}

QString outcomeLine(const SendOutcome &outcome)
{
    const TurnRecord &record = outcome.record;
    const QString folder = outcome.location.folder() + u'/';
    if (outcome.isWaiting())
        return QStringLiteral("%1 has no response yet: save the response as %2, or run `session receive`").arg(folder + record.prompt, outcome.location.responsePath());
    QStringList parts;
    if (!record.skipped.isEmpty())
        parts.append(QStringLiteral("%1 (%2) was called").arg(record.provider, record.model));
    if (outcome.failure)
        parts.append(record.failure);
    else if (!record.verdict.isEmpty())
        parts.append(record.verdict + (record.quality ? QStringLiteral(", quality %1").arg(*record.quality, 0, 'f', 0) : QString()));
    parts.append(usageText(record.usage));
    if (record.cost)
        parts.append(toText(record.cost));
    parts.append(durationText(record));
    parts.removeAll(QString());
    const QString file = !record.response.isEmpty() ? record.response : !record.partial.isEmpty() ? record.partial : record.prompt;
    return folder + file + QStringLiteral(": ") + parts.join(separator);
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
        const bool drives = character.category() == QChar::Other_Control && character != u'\n' && character != u'\t';
        shown += drives ? QStringLiteral("\\x%1").arg(character.unicode(), 2, 16, QLatin1Char('0')) : QString(character);
    }
    return shown;
}

} // namespace outcrop
