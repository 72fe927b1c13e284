// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/knownformats.h"

#include "adapters/formats/base/builtinformats.h"
#include "adapters/providers/builtinproviders.h"
#include "core/render/catalog.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the rules of OpenAI's strict mode, which Outcrop's requests follow.
SchemaRules strictSchemaRules()
{
    return ProviderCatalog::read(builtInProviders(), Workspace()).wireFormat(QStringLiteral("openai-responses"))->schemaRules;
}

std::vector<std::unique_ptr<FileFormat>> makeFormats()
{
    std::vector<std::unique_ptr<FileFormat>> formats;
    formats.push_back(dotpromptFormat());
    formats.push_back(promptyFormat());
    formats.push_back(langfuseFormat());
    formats.push_back(langchainFormat());
    formats.push_back(promptfooFormat(strictSchemaRules()));
    formats.push_back(litellmFormat());
    for (const RequestWire wire : {RequestWire::Anthropic, RequestWire::Responses, RequestWire::ChatCompletions, RequestWire::Google, RequestWire::Ollama})
        formats.push_back(requestFormat(wire));
    for (const BatchApi api : {BatchApi::OpenAi, BatchApi::Anthropic, BatchApi::Google})
        formats.push_back(batchFormat(api));
    formats.push_back(curlFormat());
    for (const QString &client : agentFileClients())
        formats.push_back(clientAgentFormat(client));
    formats.push_back(pluginFormat());
    for (std::unique_ptr<FileFormat> &format : instructionFormats())
        formats.push_back(std::move(format));
    formats.push_back(chatmodeFormat());
    formats.push_back(cursorrulesFormat());
    formats.push_back(mcpPromptsFormat());
    formats.push_back(semanticKernelFormat());
    formats.push_back(continueFormat());
    formats.push_back(promptlFormat());
    formats.push_back(humanloopFormat());
    formats.push_back(pomlFormat());
    formats.push_back(dspyFormat());
    formats.push_back(claudeTranscriptFormat());
    formats.push_back(codexTranscriptFormat());
    return formats;
}

} // namespace

const std::vector<std::unique_ptr<FileFormat>> &knownFormats()
{
    static const std::vector<std::unique_ptr<FileFormat>> formats = makeFormats();
    return formats;
}

const FileFormat *findFormat(const QString &name)
{
    const auto found = std::find_if(knownFormats().begin(), knownFormats().end(), [&name](const auto &format) { return format->description().name == name; });
    return found == knownFormats().end() ? nullptr : found->get();
}

QStringList fileFormatNames(bool onlyWritable)
{
    QStringList names;
    for (const auto &format : knownFormats()) {
        if (const FormatDescription description = format->description(); description.isWritable || !onlyWritable)
            names.append(description.name);
    }
    return names;
}

QList<FilePatterns> importFilePatterns()
{
    static const QRegularExpression placeholder(QStringLiteral("\\{[^}]*\\}"));
    QList<FilePatterns> all;
    for (const auto &format : knownFormats()) {
        const FormatDescription description = format->description();
        if (description.isFolder)
            continue;
        const QString pattern = description.files.section(u'/', -1).replace(placeholder, QStringLiteral("*"));
        const auto same = std::find_if(all.begin(), all.end(), [&description](const FilePatterns &one) { return one.title == description.title; });
        if (same == all.end())
            all.append({description.title, {pattern}});
        else if (!same->patterns.contains(pattern))
            same->patterns.append(pattern);
    }
    std::sort(all.begin(), all.end(), [](const FilePatterns &a, const FilePatterns &b) { return a.title.localeAwareCompare(b.title) < 0; });
    return all;
}

const FileFormat *detectFormat(const FormatInput &input)
{
    const FileFormat *best = nullptr;
    FormatMatch match = FormatMatch::No;
    for (const auto &format : knownFormats()) {
        const FormatMatch found = format->detect(input);
        if (found > match) {
            best = format.get();
            match = found;
        }
    }
    return best;
}

} // namespace outcrop
