// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/genaispan.h"

#include "core/interactions/finishreason.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/spanmessages.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Reads attributes and removes them, so that the rest can be kept as details.
class Attributes
{
public:
    explicit Attributes(const Json &all) : m_remainingAttributes(all.is_object() ? all : Json::object()) { }

    /// Returns the first value that is not null, else null. Removes all of the names.
    Json takeFirst(std::initializer_list<const char *> names)
    {
        Json takenJson;
        for (const char *name : names) {
            if (const auto found = m_remainingAttributes.find(name); found != m_remainingAttributes.end()) {
                if (takenJson.is_null())
                    takenJson = *found;
                m_remainingAttributes.erase(found);
            }
        }
        return takenJson;
    }
    QString text(std::initializer_list<const char *> names) { return qString(takeFirst(names)); }
    std::optional<double> number(std::initializer_list<const char *> names)
    {
        const Json value = takeFirst(names);
        if (value.is_number())
            return value.get<double>();
        bool isNumber = false; // some exporters write numbers as strings
        const double number = qString(value).toDouble(&isNumber);
        return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
    }
    std::optional<qint64> count(std::initializer_list<const char *> names)
    {
        const std::optional<double> value = number(names);
        return value && *value >= 0 && *value < 9e15 ? std::optional(qint64(std::llround(*value))) : std::nullopt;
    }
    void drop(const QSet<QString> &names)
    {
        for (const QString &name : names)
            m_remainingAttributes.erase(name.toStdString());
    }
    const Json &remaining() const { return m_remainingAttributes; }

private:
    Json m_remainingAttributes;
};

/// Maps the provider names of the GenAI conventions to Outcrop's.
QString outcropProvider(const QString &name)
{
    static const QMap<QString, QString> ourNames{{QStringLiteral("az.ai.openai"), QStringLiteral("openai")}, {QStringLiteral("azure.ai.openai"), QStringLiteral("openai")},
        {QStringLiteral("gemini"), QStringLiteral("google")}, {QStringLiteral("gcp.gemini"), QStringLiteral("google")},
        {QStringLiteral("gcp.gen_ai"), QStringLiteral("google")}, {QStringLiteral("gcp.vertex_ai"), QStringLiteral("google")},
        {QStringLiteral("vertex_ai"), QStringLiteral("google")}};
    return ourNames.value(name.toLower(), name.toLower());
}

QString firstReason(const Json &reasons, const SpanMessages &messages)
{
    if (reasons.is_array() && !reasons.empty())
        return qString(reasons[0]);
    const QString text = qString(reasons); // `["stop"]` encoded as a string
    const Json innerJson = Json::parse(text.toStdString(), nullptr, false);
    if (innerJson.is_array() && !innerJson.empty())
        return qString(innerJson[0]);
    return text.isEmpty() ? messages.finishReasons.value(0) : text;
}

void addUsage(Attributes &attributes, Usage &usage)
{
    usage.input = attributes.count({"gen_ai.usage.input_tokens", "gen_ai.usage.prompt_tokens"});
    usage.output = attributes.count({"gen_ai.usage.output_tokens", "gen_ai.usage.completion_tokens"});
    usage.cacheRead = attributes.count({"gen_ai.usage.cache_read.input_tokens", "gen_ai.usage.cache_read_input_tokens"});
    usage.cacheWrite = attributes.count({"gen_ai.usage.cache_write.input_tokens", "gen_ai.usage.cache_creation.input_tokens",
        "gen_ai.usage.cache_creation_input_tokens"});
    usage.reasoning = attributes.count({"gen_ai.usage.reasoning.output_tokens", "gen_ai.usage.reasoning_tokens"});
}

void addTimes(const Span &span, Attributes &attributes, Interaction &interaction)
{
    interaction.at = span.start;
    if (span.end.isValid() && span.end >= span.start)
        interaction.durationMs = span.start.msecsTo(span.end);
    const std::optional<double> seconds = attributes.number({"gen_ai.response.time_to_first_chunk", "gen_ai.server.time_to_first_token"});
    if (seconds && *seconds >= 0 && *seconds < 1e9)
        interaction.firstTokenMs = std::llround(*seconds * 1000);
}

void addModel(Attributes &attributes, Interaction &interaction)
{
    const QString provider = attributes.text({"gen_ai.provider.name", "gen_ai.system"});
    const QString asked = attributes.text({"gen_ai.request.model"});
    const QString responseModel = attributes.text({"gen_ai.response.model"});
    interaction.provider = outcropProvider(provider);
    interaction.model = asked.isEmpty() ? responseModel : asked;
    if (!responseModel.isEmpty() && responseModel != interaction.model)
        interaction.details["answered_by"] = jsonString(responseModel);
    if (provider != interaction.provider)
        interaction.details["provider_name"] = jsonString(provider);
}

void addMessages(const SpanMessages &messages, Interaction &interaction)
{
    interaction.request = messages.request();
    interaction.response = messages.response();
    if (const QString question = messages.question(); !question.isEmpty() && question != interaction.request)
        interaction.details["question"] = jsonString(question);
}

void addOutcome(const Span &span, const SpanMessages &messages, Attributes &attributes, Interaction &interaction)
{
    const QString error = attributes.text({"error.type"});
    const QString reason = firstReason(attributes.takeFirst({"gen_ai.response.finish_reasons"}), messages);
    const bool hasFailed = span.hasErrorStatus || !error.isEmpty();
    interaction.outcome = hasFailed ? QStringLiteral("failed") : outcomeOfFinishReason(reason.isEmpty() ? QStringLiteral("stop") : reason);
    const QString failure = error.isEmpty() ? span.failure : error;
    if (hasFailed && !failure.isEmpty())
        interaction.details["failure"] = jsonString(failure);
}

/// Returns whether an ID is hexadecimal. Only such IDs become part of a fingerprint, because fingerprints are not redacted.
bool isHexadecimal(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar one) { return (one >= u'0' && one <= u'9') || (one >= u'a' && one <= u'f'); });
}

} // namespace

QString operationOf(const Span &span)
{
    const auto named = span.attributes.find("gen_ai.operation.name");
    if (named != span.attributes.end() && named->is_string())
        return qString(*named);
    for (const auto &attribute : span.attributes.items()) {
        if (attribute.key().starts_with("gen_ai.request.") || attribute.key().starts_with("gen_ai.usage."))
            return QStringLiteral("chat"); // the first conventions had no operation names
    }
    return interactionsmessages::noSpan();
}

bool isModelCall(const Span &span)
{
    static const QStringList calls{QStringLiteral("chat"), QStringLiteral("text_completion"), QStringLiteral("completion"), QStringLiteral("generate_content")};
    return calls.contains(operationOf(span));
}

Interaction interactionOf(const Span &span)
{
    Interaction interaction;
    interaction.details = Json::object();
    Attributes attributes(span.attributes);
    const SpanMessages messages = readMessages(span);
    attributes.drop(messages.used);
    addTimes(span, attributes, interaction);
    addModel(attributes, interaction);
    addUsage(attributes, interaction.usage);
    addMessages(messages, interaction);
    addOutcome(span, messages, attributes, interaction);
    interaction.session = attributes.text({"gen_ai.conversation.id", "session.id"});
    if (interaction.session.isEmpty())
        interaction.session = span.trace;
    interaction.agent = attributes.text({"gen_ai.agent.name"});
    interaction.cost = attributes.number({"gen_ai.usage.cost"});
    if (!span.service.isEmpty())
        interaction.details["service"] = jsonString(span.service);
    if (!attributes.remaining().empty())
        interaction.details["attributes"] = attributes.remaining();
    if (isHexadecimal(span.trace) && isHexadecimal(span.id))
        interaction.fingerprint = QStringLiteral("span:") + span.trace + u'/' + span.id;
    return interaction;
}

} // namespace outcrop
