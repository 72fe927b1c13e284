// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/wireformat.h"

#include "core/documents/schemacheck.h"

namespace outcrop {
namespace {

/// Reads the template of one key. The template is empty if the key is missing. Returns false after an error.
bool readTemplate(const DataNode &node, const QString &file, Template &result, Diagnostics &diagnostics)
{
    if (node.isMissing())
        return true;
    const auto parsed = Template::read(node, file, diagnostics);
    if (parsed)
        result = *parsed;
    return parsed.has_value();
}

} // namespace

bool WireFormat::hasApi(const QString &api) const
{
    static const QStringList chatVersions{QStringLiteral("openai-compatible"), QStringLiteral("mistral-chat")};
    return name == api || aliases.contains(api) || (api == u"openai-chat-completions" && chatVersions.contains(name));
}

std::optional<WireFormat> readWireFormat(const DocumentPtr &document, Diagnostics &diagnostics, SchemaCheck check)
{
    const DataDocument yaml = readDocumentData(*document);
    diagnostics += yaml.diagnostics;
    if (!yaml.isParsed)
        return std::nullopt;
    const Diagnostics findings = check == SchemaCheck::Run ? checkSchema(yaml.root, formatSchema(QStringLiteral("wire")), document->path) : Diagnostics();
    diagnostics += findings;

    WireFormat wire;
    wire.document = document;
    wire.data = yaml.root;
    wire.name = yaml.root[u"wire"].text();
    wire.aliases = yaml.root[u"also"].toStrings();
    wire.versions = yaml.root[u"versions"].toStrings();
    wire.baseUrl = yaml.root[u"base_url"].text();
    wire.method = yaml.root.at(u"endpoint.method").text();
    wire.unusedPartReason = yaml.root[u"no_place"].text();
    wire.schemaRules = readSchemaRules(yaml.root[u"schema_rules"]);
    const QString &file = document->path;
    const bool isUsable = readTemplate(yaml.root.at(u"endpoint.url"), file, wire.url, diagnostics)
        & readTemplate(yaml.root[u"headers"], file, wire.headers, diagnostics)
        & readTemplate(yaml.root[u"request"], file, wire.request, diagnostics)
        & readTemplate(yaml.root[u"display"], file, wire.display, diagnostics);
    return isUsable && !hasErrors(findings) ? std::optional(wire) : std::nullopt;
}

} // namespace outcrop
