// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptxmlmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

XmlAttribute attribute(const char *name, const QString &value)
{
    return {QLatin1String(name), TracedText::generated(value, QStringLiteral("prompt XML"))};
}

/// Returns the message's type. If it has none: empty if the sender is the name of the role, otherwise `bot` for the assistant or the name of the role. Source:
/// KEP-002.
QString typeOf(const Message &message, const QString &sender)
{
    if (!message.type.isEmpty() || sender == roleName(message.role))
        return message.type;
    return message.role == Message::Role::Assistant ? QStringLiteral("bot") : roleName(message.role);
}

/// Returns the tools that a message calls, or the tool whose result it is.
QString toolsUsed(const Message &message)
{
    QStringList names;
    for (const ToolCall &call : message.toolCalls)
        names.append(call.name);
    names.removeDuplicates();
    return names.isEmpty() ? message.toolName : names.join(u' ');
}

QString senderOf(const Message &message, const QString &agentName)
{
    if (!message.sender.isEmpty())
        return message.sender;
    const bool isAgent = message.role == Message::Role::Assistant && !agentName.isEmpty();
    return isAgent ? agentName : roleName(message.role);
}

/// Returns whether a key can be an attribute of `<message>`: an XML name without a prefix that writeMessage() does not write itself.
bool isAttributeName(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("^(?![xX][mM][lL])[A-Za-z_][A-Za-z0-9_.-]*$"));
    static const QStringList taken{QStringLiteral("call_id")};
    return pattern.match(name).hasMatch() && !taken.contains(name);
}

/// Collects names of parts below `history/<index>/`.
class PartNames
{
public:
    explicit PartNames(qsizetype index) : m_list(QStringLiteral("history/%1/").arg(index)) { }

    void addIf(bool isPresent, const QString &name)
    {
        if (isPresent)
            m_names.append(m_list + name);
    }

    const QStringList &names() const { return m_names; }

private:
    QString m_list;
    QStringList m_names;
};

void writeCalls(XmlWriter &xml, const Message &message)
{
    for (const ToolCall &call : message.toolCalls) {
        xml.startElement(QStringLiteral("tool_call"), {attribute("id", call.id), attribute("name", call.name)});
        xml.writeCharacterData(TracedText::generated(QString::fromStdString(call.arguments.dump()), QStringLiteral("tool call")));
        xml.endElement();
    }
}

} // namespace

void writeMessage(XmlWriter &xml, const Message &message, const QString &agentName, bool includesMetadata)
{
    const QString sender = senderOf(message, agentName);
    XmlWriter::Attributes attributes{attribute("sender", sender)};
    if (includesMetadata) {
        attributes.append(attribute("timestamp", message.timestamp));
        attributes.append(attribute("type", typeOf(message, sender)));
        attributes.append(attribute("priority", message.priority ? QString::number(*message.priority) : QString()));
    }
    if (includesMetadata) {
        for (const auto &[name, value] : message.attributes) {
            if (isAttributeName(name))
                attributes.append({name, TracedText::generated(value, QStringLiteral("prompt XML"))});
        }
    }
    attributes.append(attribute("tool_used", toolsUsed(message)));
    attributes.append(attribute("call_id", message.toolCallId));
    xml.startElement(QStringLiteral("message"), attributes);
    xml.writeText(message.content);
    writeCalls(xml, message);
    xml.endElement();
}

QStringList messageParts(const Message &message, qsizetype index)
{
    PartNames parts(index);
    parts.addIf(!message.content.isEmpty(), QStringLiteral("content"));
    for (qsizetype i = 0; i < message.toolCalls.size(); ++i) {
        const QString call = QStringLiteral("tool_calls/%1/").arg(i);
        parts.addIf(!message.toolCalls.at(i).id.isEmpty(), call + QStringLiteral("id"));
        parts.addIf(!message.toolCalls.at(i).name.isEmpty(), call + QStringLiteral("name"));
        parts.addIf(true, call + QStringLiteral("arguments"));
    }
    parts.addIf(!message.toolCallId.isEmpty(), QStringLiteral("tool_call_id"));
    parts.addIf(message.role != Message::Role::Tool && !message.toolName.isEmpty(), QStringLiteral("tool_used"));
    parts.addIf(!message.sender.isEmpty(), QStringLiteral("sender"));
    return parts.names();
}

QStringList metadataParts(const Message &message, qsizetype index)
{
    PartNames parts(index);
    parts.addIf(!message.timestamp.isEmpty(), QStringLiteral("timestamp"));
    parts.addIf(!message.type.isEmpty(), QStringLiteral("type"));
    parts.addIf(message.priority.has_value(), QStringLiteral("priority"));
    for (const auto &[name, value] : message.attributes)
        parts.addIf(!value.isEmpty() && isAttributeName(name), name);
    return parts.names();
}

QStringList unwritableParts(const Message &message, qsizetype index)
{
    PartNames parts(index);
    for (const auto &[name, value] : message.attributes)
        parts.addIf(!value.isEmpty() && !isAttributeName(name), name);
    return parts.names();
}

void writeMessageLine(XmlWriter &xml, const Message &message, const QString &agentName, bool isFirst)
{
    if (!isFirst)
        xml.writeText(TracedText::generated(QStringLiteral("\n"), QStringLiteral("prompt XML")));
    xml.writeText(TracedText::generated(senderOf(message, agentName) + QStringLiteral(": "), QStringLiteral("prompt XML")));
    xml.writeText(message.content);
    writeCalls(xml, message);
}

} // namespace outcrop
