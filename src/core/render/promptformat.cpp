// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptformat.h"

#include <QRegularExpression>

#include <limits>

namespace outcrop {
namespace {

const QString automatic = QStringLiteral("auto");
const QString hybrid = QStringLiteral("hybrid");
const QString promptXml = QStringLiteral("prompt-xml");

PromptFormat withEnvelope(PromptEnvelope envelope, std::optional<BodyFormat> body = {})
{
    PromptFormat format(body);
    format.envelope = envelope;
    return format;
}

bool isVersion(const QString &text)
{
    static const QRegularExpression version(QStringLiteral("^[0-9]+(\\.[0-9]+)*$"));
    return version.match(text).hasMatch();
}

/// Returns whether XML allows the name as a namespace prefix. Names that begin with `xml` are reserved.
bool isNamespacePrefix(const QString &text)
{
    static const QRegularExpression prefix(QStringLiteral("^(?![xX][mM][lL])[A-Za-z_][A-Za-z0-9_.-]*$"));
    return prefix.match(text).hasMatch();
}

/// Returns whether XML allows the URI as a namespace. The two namespaces of XML itself are reserved.
bool isNamespaceUri(const QString &text)
{
    const QStringList reservedUris{QStringLiteral("http://www.w3.org/XML/1998/namespace"), QStringLiteral("http://www.w3.org/2000/xmlns/")};
    return !text.isEmpty() && !reservedUris.contains(text);
}

QList<QPair<QString, QString>> readNamespaces(const DataNode &table)
{
    QList<QPair<QString, QString>> namespaces;
    for (const DataNode::Member &member : table.members()) {
        const QString address = member.value.text().trimmed();
        if (isNamespacePrefix(member.key) && isNamespaceUri(address))
            namespaces.append({member.key, address});
    }
    return namespaces;
}

} // namespace

QStringList promptFormatNames()
{
    return {automatic, bodyFormatName(BodyFormat::Markdown), bodyFormatName(BodyFormat::Xml), bodyFormatName(BodyFormat::Rccf), hybrid, promptXml};
}

std::optional<PromptFormat> promptFormatFromName(const QString &name)
{
    if (name == automatic)
        return PromptFormat();
    if (name == hybrid)
        return withEnvelope(PromptEnvelope::Hybrid);
    if (name == promptXml)
        return withEnvelope(PromptEnvelope::PromptXml);
    const auto body = bodyFormatFromName(name);
    return body ? std::optional(withEnvelope(PromptEnvelope::Plain, body)) : std::nullopt;
}

QString promptFormatName(const PromptFormat &format)
{
    if (format.envelope == PromptEnvelope::Hybrid)
        return hybrid;
    if (format.envelope == PromptEnvelope::PromptXml)
        return promptXml;
    return format.body ? bodyFormatName(*format.body) : automatic;
}

PromptXmlSettings readPromptXmlSettings(const DataNode &manifest)
{
    const DataNode &table = manifest[u"prompt_xml"];
    PromptXmlSettings settings;
    settings.isEnabled = table[u"enabled"].toBool().value_or(settings.isEnabled);
    settings.includesMetadata = table[u"include_metadata"].toBool().value_or(settings.includesMetadata);
    settings.includesExamples = table[u"include_examples"].toBool().value_or(settings.includesExamples);
    settings.isCompact = table[u"compact"].toBool().value_or(settings.isCompact);
    settings.responsePrompt = table[u"response_prompt"].text();
    settings.maximumErrorIncrease = table[u"max_error_increase"].toReal();
    if (isVersion(table[u"version"].text()))
        settings.version = table[u"version"].text();
    const auto size = table[u"window_size"].toInteger();
    if (size && *size >= 0 && *size <= std::numeric_limits<int>::max())
        settings.windowSize = static_cast<int>(*size);
    settings.namespaces = readNamespaces(table[u"namespaces"]);
    return settings;
}

} // namespace outcrop
