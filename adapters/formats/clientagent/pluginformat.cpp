// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "core/formats/formatsmessages.h"

namespace outcrop {
namespace {

std::unique_ptr<FileFormat> pluginAgent()
{
    return clientAgentFormat(QStringLiteral("claude"));
}

FormatDescription describePlugin()
{
    FormatDescription description{QStringLiteral("claude-plugin"), formatsmessages::pluginTitle(), QStringLiteral(".claude-plugin/plugin.json"), true, pluginAgent()->description().features, true};
    description.features.insert(PromptFeature::Version, FormatSupport::Approximated);
    return description;
}

FormatMatch detectPlugin(const FormatInput &)
{
    return FormatMatch::No; // a plugin is a folder, which prepareFolderImport() detects
}

Result<ParsedPromptFile> readPlugin(const FormatInput &input)
{
    return pluginAgent()->read(input);
}

/// Writes an agent and its plugin manifest to a folder that is named after the prompt.
Result<WrittenPromptFile> writePlugin(const PromptFile &prompt)
{
    Result<WrittenPromptFile> written = pluginAgent()->write(prompt);
    if (!written)
        return written;
    const QString name = documentNameFrom(prompt.name);
    Json manifest{{"name", jsonString(name)}};
    if (!prompt.version.isEmpty())
        manifest["version"] = jsonString(prompt.version);
    manifest["description"] = jsonString(prompt.description.isEmpty() ? prompt.name : prompt.description);
    written->name = name + QStringLiteral("/agents/") + name + QStringLiteral(".md");
    written->others.insert(name + QStringLiteral("/.claude-plugin/plugin.json"), jsonText(manifest));
    for (LedgerEntry &entry : written->ledger) {
        if (entry.part == u"version")
            entry = {QStringLiteral("plugin.json: version"), entry.part, LossAction::Moved, formatsmessages::inManifest()};
    }
    return written;
}

} // namespace

std::unique_ptr<FileFormat> pluginFormat()
{
    return makeFormat({describePlugin, detectPlugin, readPlugin, writePlugin});
}

} // namespace outcrop
