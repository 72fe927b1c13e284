// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/spanmessages.h"

#include "core/interactions/jsondepth.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

const QString user = QStringLiteral("user");
const QString system = QStringLiteral("system");
const QString assistant = QStringLiteral("assistant");
const Json nullJson;

const Json &memberOf(const Json &json, const char *name)
{
    const auto found = json.is_object() ? json.find(name) : json.end();
    return found == json.end() ? nullJson : *found;
}

/// Parses JSON inside a string. Some exporters do not support nested attributes and write lists of messages this way.
Json parseNestedJson(const Json &value)
{
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    if (text.empty() || (text.front() != '[' && text.front() != '{') || findTooDeepBracket(text) >= 0)
        return value;
    Json innerJson = Json::parse(text, nullptr, false);
    return innerJson.is_discarded() ? value : innerJson;
}

QString asText(const Json &value)
{
    if (value.is_null())
        return {};
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Returns the text of a message part, the tool call as `name(arguments)`, or the tool's result.
QString partText(const Json &part)
{
    if (!part.is_object())
        return asText(part);
    const QString type = qString(memberOf(part, "type"));
    if (type.startsWith(u"tool_call") && !memberOf(part, "name").is_null())
        return QStringLiteral("%1(%2)").arg(qString(memberOf(part, "name")), asText(memberOf(part, "arguments")));
    for (const char *name : {"content", "text", "response", "result"}) {
        if (const Json &value = memberOf(part, name); !value.is_null())
            return asText(value);
    }
    return type.isEmpty() ? asText(part) : u'[' + type + u']';
}

QString partsText(const Json &parts)
{
    if (!parts.is_array())
        return partText(parts);
    QStringList texts;
    for (const Json &part : parts)
        texts += partText(part);
    return texts.join(u'\n');
}

SpanMessage messageOf(const Json &json, const QString &role)
{
    if (!json.is_object())
        return {role, partsText(json)};
    const QString own = qString(memberOf(json, "role"));
    const Json &parts = memberOf(json, "parts");
    const Json &content = parts.is_null() ? memberOf(json, "content") : parts;
    const Json &calls = memberOf(json, "tool_calls");
    return {own.isEmpty() ? role : own, content.is_null() ? asText(calls.is_null() ? json : calls) : partsText(parseNestedJson(content))};
}

/// Returns the messages in a value: a list of messages, a single message, a string, or a list of message parts, which becomes one message.
QList<SpanMessage> messagesOf(const Json &value, const QString &role)
{
    const Json json = parseNestedJson(value);
    if (json.is_null())
        return {};
    if (!json.is_array())
        return {messageOf(json, role)};
    const bool isInstructions = std::all_of(json.begin(), json.end(), [](const Json &one) { return one.is_object() && one.contains("type"); });
    if (isInstructions) // message parts without a message
        return {{role, partsText(json)}};
    QList<SpanMessage> messages;
    for (const Json &one : json)
        messages += messageOf(one, role);
    return messages;
}

class MessageReader
{
public:
    explicit MessageReader(const Span &span) : m_span(span) { }

    SpanMessages read()
    {
        readMembers(m_span.attributes);
        readNumberedMessages(QStringLiteral("gen_ai.prompt."), user, m_messages.sent);
        readNumberedMessages(QStringLiteral("gen_ai.completion."), assistant, m_messages.received);
        for (const SpanEvent &event : m_span.events)
            readEvent(event);
        return std::move(m_messages);
    }

private:
    /// Reads the newer attribute names, and the older ones on the span or in its content events.
    void readMembers(const Json &attributes)
    {
        addAttributeMessages(attributes, "gen_ai.system_instructions", system, m_messages.sent);
        addAttributeMessages(attributes, "gen_ai.input.messages", user, m_messages.sent);
        addAttributeMessages(attributes, "gen_ai.prompt", user, m_messages.sent);
        addAttributeMessages(attributes, "gen_ai.output.messages", assistant, m_messages.received);
        addAttributeMessages(attributes, "gen_ai.completion", assistant, m_messages.received);
        for (const Json &message : parseNestedJson(memberOf(attributes, "gen_ai.output.messages")))
            addReason(memberOf(message, "finish_reason"));
    }

    void addAttributeMessages(const Json &attributes, const char *name, const QString &role, QList<SpanMessage> &into)
    {
        const Json &value = memberOf(attributes, name);
        if (value.is_null())
            return;
        m_messages.used.insert(QString::fromLatin1(name));
        const QList<SpanMessage> messages = messagesOf(value, role);
        const bool isKnown = std::all_of(messages.begin(), messages.end(), [&into](const SpanMessage &message) { return into.contains(message); });
        if (!isKnown) // the span and its event may contain the same messages
            into += messages;
    }

    /// Reads `gen_ai.prompt.0.role`, `gen_ai.prompt.0.content` and so on, as written by libraries that predate the conventions.
    void readNumberedMessages(const QString &prefix, const QString &role, QList<SpanMessage> &into)
    {
        QMap<int, SpanMessage> numbered;
        for (const auto &attribute : m_span.attributes.items()) {
            const QString name = QString::fromStdString(attribute.key());
            bool isNumber = false;
            const int number = name.startsWith(prefix) ? name.mid(prefix.size()).section(u'.', 0, 0).toInt(&isNumber) : 0;
            if (!isNumber)
                continue;
            m_messages.used.insert(name);
            readNumberedPart(name.mid(prefix.size()).section(u'.', 1), attribute.value(), numbered[number]);
        }
        for (SpanMessage &message : numbered) {
            message.role = message.role.isEmpty() ? role : message.role;
            into += message;
        }
    }

    void readNumberedPart(const QString &part, const Json &value, SpanMessage &message)
    {
        if (part == u"role")
            message.role = qString(value);
        else if (part == u"finish_reason")
            addReason(value);
        else if (part == u"content")
            message.text = partsText(parseNestedJson(value)) + message.text;
        else if (part.endsWith(u".name") || part.endsWith(u".arguments"))
            message.text += (message.text.isEmpty() ? QString() : QStringLiteral("\n")) + asText(value);
    }

    void readEvent(const SpanEvent &event)
    {
        static const QRegularExpression messageName(QStringLiteral("^gen_ai\\.(system|user|assistant|tool)\\.message$"));
        const QRegularExpressionMatch match = messageName.match(event.name);
        if (match.hasMatch())
            m_messages.sent += messageOf(event.attributes, match.captured(1));
        else if (event.name == u"gen_ai.choice")
            readChoice(event.attributes);
        else
            readMembers(event.attributes);
    }

    void readChoice(const Json &choice)
    {
        const Json message = parseNestedJson(memberOf(choice, "message"));
        m_messages.received += messageOf(message.is_null() ? choice : message, assistant);
        addReason(memberOf(choice, "finish_reason"));
    }

    void addReason(const Json &reason)
    {
        if (reason.is_string())
            m_messages.finishReasons += qString(reason);
    }

    const Span &m_span;
    SpanMessages m_messages;
};

} // namespace

QString SpanMessages::request() const
{
    if (sent.size() == 1)
        return sent.first().text;
    QStringList texts;
    for (const SpanMessage &message : sent)
        texts += message.role + QStringLiteral(": ") + message.text;
    return texts.join(QStringLiteral("\n\n"));
}

QString SpanMessages::response() const
{
    QStringList texts;
    for (const SpanMessage &message : received)
        texts += message.text;
    return texts.join(QStringLiteral("\n\n"));
}

QString SpanMessages::question() const
{
    const auto last = std::find_if(sent.rbegin(), sent.rend(), [](const SpanMessage &message) { return message.role == user; });
    return last == sent.rend() ? QString() : last->text;
}

SpanMessages readMessages(const Span &span)
{
    return MessageReader(span).read();
}

QList<SpanMessage> readMessageList(const Json &value, const QString &role)
{
    const Json json = parseNestedJson(value);
    const Json &innerJson = memberOf(json, "messages");
    return messagesOf(innerJson.is_array() ? innerJson : json, role);
}

} // namespace outcrop
