// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/knownformats.h"

#include "adapters/formats/chatmode/chatmodeformat.h"
#include "adapters/formats/clientagent/clientagentformat.h"
#include "adapters/formats/cursorrules/cursorrulesformat.h"
#include "adapters/formats/dotprompt/dotpromptformat.h"
#include "adapters/formats/langchain/langchainformat.h"
#include "adapters/formats/langfuse/langfuseformat.h"
#include "adapters/formats/mcpprompts/mcppromptsformat.h"
#include "adapters/formats/promptfoo/promptfooformat.h"
#include "adapters/formats/prompty/promptyformat.h"
#include "adapters/formats/requests/curlformat.h"
#include "adapters/formats/requests/requestformat.h"
#include "adapters/formats/semantickernel/semantickernelformat.h"

#include <algorithm>

namespace outcrop {
namespace {

std::vector<std::unique_ptr<FileFormat>> allFormats()
{
    std::vector<std::unique_ptr<FileFormat>> formats;
    formats.push_back(std::make_unique<DotpromptFormat>());
    formats.push_back(std::make_unique<PromptyFormat>());
    formats.push_back(std::make_unique<LangfuseFormat>());
    formats.push_back(std::make_unique<LangchainFormat>());
    formats.push_back(std::make_unique<PromptfooFormat>());
    for (const RequestWire wire : {RequestWire::Anthropic, RequestWire::Responses, RequestWire::ChatCompletions, RequestWire::Google, RequestWire::Ollama})
        formats.push_back(std::make_unique<RequestFormat>(wire));
    formats.push_back(std::make_unique<CurlFormat>());
    for (const QString &client : agentFileClients())
        formats.push_back(std::make_unique<ClientAgentFormat>(client));
    formats.push_back(std::make_unique<ChatmodeFormat>());
    formats.push_back(std::make_unique<CursorrulesFormat>());
    formats.push_back(std::make_unique<McpPromptsFormat>());
    formats.push_back(std::make_unique<SemanticKernelFormat>());
    return formats;
}

} // namespace

const std::vector<std::unique_ptr<FileFormat>> &knownFormats()
{
    static const std::vector<std::unique_ptr<FileFormat>> formats = allFormats();
    return formats;
}

const FileFormat *formatNamed(const QString &name)
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
